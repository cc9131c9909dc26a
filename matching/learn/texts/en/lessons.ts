// English texts of what decisions taught a search, and why.

// Lines
export const more = (phrase: string) => `More people ${phrase}`
export const fewer = (phrase: string) => `Fewer people ${phrase}`
export const noMore = (phrase: string) => `No more people ${phrase}`
export const moreExperience = (years: number) => `More experience, about ${years} years and up`
export const lessExperience = (years: number) => `Less experience, about ${years} years at most`
export const lowerPay = 'Lower expected pay'
export const keywordsCount = 'Keywords count more'
export const schoolsCount = 'Schools count more'
export const degreesCount = 'Higher degrees count more'
export const sponsorshipAsked = 'Sponsorship is asked of candidates, never guessed'

// Who: each completes 'More people …'
export const workedAs = (title: string) => `who worked as ${title}`
export const withSkill = (skill: string) => `with ${skill}`
export const fromKind = (kind: string) => `from ${kind} companies`
export const fromCompany = (company: string) => `from ${company}`
export const fromIndustry = (industry: string) => `from ${industry}`
export const fromJobs = (title: string) => `from ${title} jobs`
export const fromSimilar = 'from similar companies'
export const fromThatIndustry = 'from that industry'
export const studied = (field: string) => `who studied ${field}`
export const withYears = (years: number) => `with at least ${years} years of work`
const degrees = {
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  mba: 'an MBA',
  doctorate: 'a doctorate',
}
export const withDegree = (degree: keyof typeof degrees) => `with ${degrees[degree]}`
/** 'the level of a lead' would be odd: 'senior', 'entry', and 'executive' stay, others use their usual name. */
export const atLevel = (level: string) => `at ${level === 'vp' ? 'VP' : level} level`
export const leadTeam = 'who lead a team'
export const leadPeople = 'whose job is to lead people'
export const inPlace = (place: string) => `in ${place}`
export const titled = (title: string) => `whose job is ${title}`
export const workAt = (company: string) => `who work at ${company}`

// Why
const reasons = {
  title: 'their job title',
  company: 'their company',
  industry: 'their industry',
  handsOn: 'not being hands-on',
  level: 'their level',
  location: 'their location',
}
export const rejectedFor = (count: number, reason: keyof typeof reasons) => `${count} rejected for ${reasons[reason]}`
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const faults = {
  underqualified: 'as underqualified',
  overqualified: 'as overqualified',
  compensation: 'for compensation',
  skills: 'for missing skills or keywords',
  school: 'for their school',
  degree: 'for their degree',
}
export const peopleRejected = (count: number, fault: keyof typeof faults) => `${people(count)} rejected ${faults[fault]}`
export const namedTitle = 'named as a wrong job title'
export const namedCompany = 'named as a wrong company'
export const nothingChanged = 'nothing changed in the search'
/** `times`: by chance, once in so many. */
export const compared = (yes: number, approved: number, no: number, rejected: number, times: number) =>
  `${yes} of ${approved} approved, ${no} of ${rejected} rejected; by chance 1 in ${times.toLocaleString('en')}`

export const note = (line: string, reason: string) => `${line}: ${reason}`
