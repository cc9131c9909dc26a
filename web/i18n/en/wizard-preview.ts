// English texts of web/features/wizard/preview.

// Preview body
export const without = (criterion: string) => `Without ${criterion}`
export const conflictsTitle = 'Requirements that no one meets at the same time'
export const giveUp = (label: string | number) => `Remove: ${label}`
export const filtersTitle = 'What each filter excludes'
export const fewerFilters = 'Fewer filters'
export const topFive = 'Top five'
export const theBest = 'The best'

// Preview person
export const scoreLabel = 'Score, of 100'
export const score = 'Score'

// Search preview
export const about = 'About '
export const searchPreview = 'Search preview'
export const hide = 'Hide'
export const seeTopMatches = 'See top matches'
export const seeWhy = 'See why'
export const previewFailed = 'We couldn’t create the preview.'
export const tryAgain = 'Try again'
export const moreFilters = (count: number) => `${count} more filters`
export const counting = 'Counting…'
export const whoWouldMatch = 'Who would match?'
export const emptyText = 'Add a job title or an ideal candidate to see people.'
export const offline = 'You’re offline. The count updates when you’re back online.'

// Costs
export const noOneMatches = 'No one matches'
export const peopleMatch = (total: number, isEstimate: boolean) =>
  total === 1 ? '1 person matches' : `${isEstimate ? 'About ' : ''}${total.toLocaleString('en-US')} people match`
export const estimated = (percent: number) => `Estimated from a sample of the talent pool, usually within ${percent}%.`
export const costOf = (more: number, phrase: string, isEstimate: boolean) =>
  `${isEstimate ? 'About ' : ''}${more.toLocaleString('en-US')} more ${phrase}`
export const poolIsEmpty = 'The talent pool is empty. Add people first.'
export const noOneWith = (holds: string) => `No one ${holds} is in the talent pool.`
export const severalFilters = 'Several filters together exclude everyone. Remove a few.'
export const noOneInPool = 'No one in the talent pool matches.'
export const mostLimiting = (label: string) => `The most limiting filter: ${label}.`
/** 'No one meets both: 12 people with Rust and 40 in Oslo.' */
export const noOneMeets = (requirements: readonly { people: number; holds: string; isMore: boolean }[]) => {
  const parts = requirements.map(({ people, holds, isMore }, index) => {
    const noun = index > 0 ? '' : people === 1 ? ' person' : ' people'
    return `${people.toLocaleString('en-US')}${isMore ? ' or more' : ''}${noun} ${holds}`
  })
  const listed = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `No one meets ${requirements.length === 2 ? 'both' : 'all three'}: ${listed}.`
}
