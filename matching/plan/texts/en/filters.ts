// English texts of a search's filters and what giving each up does; a phrase follows the number of people: '12 more if you drop MBA'.

const short = (names: readonly string[]) => (names.length < 3 ? names.join(' and ') : `${names[0]} and ${names.length - 1} more`)
const listed = (names: readonly string[]) =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`

export const otherTitles = 'with other job titles'
export const mustHave = (label: string) => `must have ${label}`
/** 'must: led a team' */
export const mustBe = (label: string) => `must: ${label}`
/** What isn't known of an employer excludes no one. */
export const mustBeOrUnknown = (label: string) => `must: ${label}, or not known`
export const inQuotes = (label: string) => `“${label}”`
export const titleNamed = (label: string) => `the title ${label}`
export const mustHaveTitle = (label: string, isNow: boolean) => `must have the title ${label}${isNow ? ' now' : ''}`
export const ifOnlyNice = (label: string) => `if ${label} is only nice to have`
export const makeNice = (labels: readonly string[]) => `make ${listed(labels)} nice to have`
export const allActs = (acts: readonly string[]) => listed(acts)

export const placesOf = (names: readonly string[]) => names.join(' or ')
export const within = (km: number, place: string) => `within ${km} km of ${place}`
export const anywhere = 'Anywhere'
export const ifDropped = (names: readonly string[]) => `if you drop ${short(names)}`
export const drop = (names: readonly string[]) => `drop ${short(names)}`

export const bachelors = 'Bachelor’s degree'
export const ifBachelorsDropped = "if you drop the bachelor's degree"
export const dropBachelors = 'drop the bachelor’s degree'
export const advancedDegree = 'the advanced degree'
export const degreesOf = (names: readonly string[]) => names.join(' or ').replace('the advanced', 'advanced')
export const schools = { top25: 'top 25 school', top10: 'top 10 school' }
export const tracks = { ic: 'Individual contributor', manager: 'Manager' }

export const payUpTo = (amount: number, currency: string) =>
  `pay up to ${new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)}, or not known`
export const whoExpectMore = 'who are likely to expect more'
export const includeWhoExpectMore = 'include people who are likely to expect more'

export const atLeast = (count: number) => `at least ${years(count)}`
export const withLess = (count: number) => `with less than ${years(count)}`
export const dropMinimum = (count: number) => `drop the minimum of ${years(count)}`
export const atMost = (count: number) => `at most ${years(count)}`
export const withMore = (count: number) => `with more than ${years(count)}`
export const dropMaximum = (count: number) => `drop the maximum of ${years(count)}`

export const leaveOut = (label: string) => `Leave out: ${label}`
export const excluded = {
  badCompanies: (label: string) => `who work at ${label}`,
  badJobTitles: (label: string) => `whose title is ${label}`,
  badKeywords: (label: string) => `who mention ${label}`,
}
export const include = (label: string) => `include ${label}`
export const holdsTitleNow = 'holds the title now'
export const heldTitleBefore = 'who held the title before'
export const includeFormer = 'include people who held the title before'
