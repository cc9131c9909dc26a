// English texts of domain/project/protected-traits.ts.

const traits: Readonly<Record<string, string>> = { 'mother tongue': 'national origin', 'career gaps': 'family status', graduates: 'age' }

export const protectedTrait = (words: string, trait: string, alternative: string) =>
  `“${words}” asks for a protected characteristic (${traits[trait] ?? trait}). It can’t be used to search for or rank candidates. ${alternative}`

/** What may be asked for instead. */
export const alternatives = {
  graduates: 'Ask for the years of experience or the level that the work needs.',
  'mother tongue': 'Ask for the level that the work needs, such as “German (fluent)”.',
  citizenship: 'Ask for a work permit, such as “authorized to work in the US”, or name the law that requires it.',
  'national origin': 'Ask for the language and level that the work needs, such as “German (fluent)”, or for a work permit.',
  age: 'Ask for the years of experience or the level that the work needs.',
  gender: 'Ask for the skills and experience that the work needs.',
  religion: 'Ask for the knowledge or experience that the work needs.',
  ethnicity: 'Ask for the skills and experience that the work needs.',
  'career gaps': 'Ask for the years of experience that the work needs.',
  'family status': 'Ask for the hours, shifts, or travel that the work needs.',
  disability: 'Name the tasks of the work, such as “lift 20 kg”.',
  'sexual orientation': 'Ask for the skills and experience that the work needs.',
}
