// English texts of web/features/wizard/preview.

// Preview body
/** 'Done: make Rust nice to have' */
export const done = (act: string) => `Done: ${act.charAt(0).toLowerCase()}${act.slice(1)}`
export const closest = 'These come closest.'
export const filtersTitle = 'What each filter excludes'
export const fewerFilters = 'Fewer filters'
export const topFive = 'Top five'
export const theBest = 'The best'

// Preview person
export const jobAt = (title: string, company: string) => `${title} at ${company}`
/** The beginning of a reason, as matching writes it. */
export const nowAt = (title: string, company: string) => `Now ${title} at ${company}`
export const quoted = (quote: string) => `“${quote}”`
export const scoreLabel = 'Score, of 100'
export const score = 'Score'

// Search preview
export const about = 'About '
export const searchPreview = 'Search preview'
export const hide = 'Hide'
export const seeTopMatches = 'See top matches'
export const seeClosest = 'See who comes closest'
export const seeWhy = 'See why'
export const previewFailed = 'We couldn’t create the preview.'
export const tryAgain = 'Try again'
export const moreFilters = (count: number) => `${count} more filters`
export const counting = 'Counting…'
export const whoWouldMatch = 'Who would match?'
export const emptyText = 'Add a job title or an ideal candidate to see people.'
export const offline = 'You’re offline. The count updates when you’re back online.'

// Costs
export const noOneMatches = 'No one meets every requirement'
/** '12 people match', of which the heading shows the number by itself. */
export const match = (total: number) => (total === 1 ? 'person matches' : 'people match')
export const peopleMatch = (total: number, isEstimate: boolean) =>
  `${isEstimate && total !== 1 ? about : ''}${total.toLocaleString('en-US')} ${match(total)}`
export const estimated = (percent: number) => `Estimated from a sample of the talent pool, usually within ${percent}%.`
export const costOf = (more: number, phrase: string, isEstimate: boolean) =>
  `${isEstimate ? 'About ' : ''}${more.toLocaleString('en-US')} more ${phrase}`
export const poolIsEmpty = 'The talent pool is empty. Add people first.'
export const severalFilters = 'Several filters together exclude everyone. Remove a few.'
export const noOneInPool = 'No one in the talent pool matches.'

type Place = { label: string; kind: 'near' | 'within' | 'wider' | 'anywhere' }
type Counted = Place & { people: number; isMore: boolean }
const count = ({ people, isMore }: Omit<Counted, keyof Place>) => `${people.toLocaleString('en-US')}${isMore ? ' or more' : ''}`
const isAnywhere = ({ kind }: Place) => kind === 'anywhere'
/** '3 people match in Ohio, none near Columbus' */
export const peopleFarther = (wider: Counted, nearest: Place) =>
  `${wider.people === 1 ? '1 person matches' : `${count(wider)} people match`} ${isAnywhere(wider) ? 'farther away' : `in ${wider.label}`}, none ${nearest.kind === 'within' ? nearest.label : `near ${nearest.label}`}`
/** 'Columbus 3, Ohio 12, United States 248, anywhere 260. Nearer ranks higher.' */
export const nearestFirst = (places: readonly Counted[]) =>
  `${places.map((place) => `${isAnywhere(place) ? 'anywhere' : place.label} ${count(place)}`).join(', ')}. Nearer ranks higher.`
/** 'Almost no one has PCU (3) or SAP (0). They don’t exclude anyone: people who have them rank higher.' */
export const rareTerms = (terms: readonly { label: string; people: number }[]) => {
  const names = terms.map(({ label, people }) => `${label} (${people})`)
  const listed = names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`
  const none = terms.every(({ people }) => people === 0)
  return `${none ? 'No one' : 'Almost no one'} has ${listed}. ${terms.length === 1 ? 'It doesn’t' : 'They don’t'} exclude anyone: people who have ${terms.length === 1 ? 'it' : 'them'} rank higher.`
}
/** 'Make BSN and PCU nice to have: 132 people' */
export const relax = (act: string, people: number, isMore: boolean) =>
  `${act}: ${people === 1 ? '1 person' : `${count({ people, isMore })} people`}`
