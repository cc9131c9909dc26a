export const sameName = 'Same name'
export const sameFirstForm = (a: string, b: string) => `“${a}” and “${b}” are forms of one first name`
export const sameFamilyForm = (a: string, b: string) => `“${a}” and “${b}” are spellings of one family name`
export const similarNames = (a: string, b: string) => `“${a}” and “${b}” are similar`
export const partOfName = (a: string, b: string) => `“${a}” and “${b}” share a part`
export const otherFirstName = 'Different first names'
export const otherFamilyName = 'Different family names'
export const unreadableName = 'A name in Chinese characters can’t be compared with this one'
export const otherGeneration = 'Only one is junior or senior, or each is another'
export const otherScript = 'The names are in different scripts'
export const sameEmail = (email: string) => `Same email address: ${email}`
export const samePhone = 'Same phone number'
export const sameLinkedin = 'Same LinkedIn profile'
export const otherLinkedin = 'Different LinkedIn profiles'
export const sameLocalName = (local: string) => `Both have an address that starts with “${local}”, which is their name`
export const sameLocal = (local: string) => `Both have an address that starts with “${local}”`
export const sameCareer = (employers: readonly string[]) => `Started at ${employers.join(', ')} at the same times`
export const sameStart = (employer: string) => `Started at ${employer} at the same time`
export const sameJob = (employer: string) => `Same title at ${employer}`
export const sameEmployer = (employer: string) => `Both worked at ${employer}`
export const noSharedEmployer = 'No employer in common'
export const otherTimes = (employer: string) => `At ${employer} at different times`
export const clash = 'At different employers at the same time'
export const sameSchoolYear = (school: string, year: number) => `Both left ${school} in ${year}`
export const sameSchool = (school: string) => `Both went to ${school}`
export const otherYears = (school: string) => `At ${school} in different years`
export const noSharedSchool = 'No school in common'
export const samePlace = 'Same place'
export const otherCountry = 'Different countries'
