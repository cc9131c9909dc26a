// English texts for the requirements of a search that a person misses.

/** Requirements without words of the user. */
export const labels = {
  advancedDegree: 'an advanced degree',
  bachelors: "a bachelor's degree",
  top25School: 'a top 25 school',
  top10School: 'a top 10 school',
  individualContributors: 'individual contributors',
  peopleLeaders: 'people leaders',
  payAtMost: 'pay',
}

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'} of experience`
export const lessYears = (count: number) => `less than ${years(count)}`
export const moreYears = (count: number) => `more than ${years(count)}`
/** 'Baker', 'Baker, Cook or 2 more' */
export const titles = (...names: string[]) => {
  if (names.length < 3) return names.join(' or ')
  return `${names.slice(0, 2).join(', ')} or ${names.length === 3 ? names[2] : `${names.length - 2} more`}`
}
export const withoutTitle = (title: string) => `without the title ${title}`
export const withoutTitleNow = (title: string) => `without the title ${title} now`
export const otherWork = (title: string) => `other work than ${title}`
export const otherLevel = (title: string) => `at another level than ${title}`
export const notKnownAs = (label: keyof typeof labels) => `not known as ${labels[label]}`
export const without = (label: keyof typeof labels) => `without ${labels[label]}`
export const expectsMore = (_label: keyof typeof labels) => 'likely to expect more pay than the job offers'
export const outside = (place: string) => `outside ${place}`
export const noMention = (label: string) => `no mention of ${label}`
export const notShown = (label: string) => `nothing shows: ${label}`

/** How many people of a batch miss which requirement. */
export const note = (concerned: number, all: number, ...parts: string[]) =>
  `Too few people meet every requirement. ${concerned} of these ${all} do not: ${parts.join(', ')}.`
export const requirement = (label: keyof typeof labels) => labels[label]
export const counted = (phrase: string, people: number) => `${phrase} (${people})`

/** 'Almost no one has PCU (3) or SAP (0). This affects the order and excludes no one.' */
export const rare = (...terms: string[]) =>
  `Almost no one has ${terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`}. This affects the order and excludes no one.`
