// English texts of web/features/wizard/preview.

// Preview body
export const requirementsNoOneMeetsTogether = 'Requirements no one meets together'
export const giveUp = (label: string | number) => `Give up: ${label}`
export const whatTheFiltersCost = 'What the filters cost'
export const fewerFilters = 'Fewer filters'
export const topFive = 'Top five'
export const theBest = 'The best'

// Preview person
export const scoreOf100 = 'Score, of 100'
export const score = 'Score'

// Search preview
export const about = 'About '
export const searchPreview = 'Search preview'
export const hide = 'Hide'
export const seeTopMatches = 'See top matches'
export const seeWhy = 'See why'
export const thePreviewCouldNotBe = 'The preview could not be made.'
export const tryAgain = 'Try again'
export const moreFilters = (count: number) => `${count} more filters`
