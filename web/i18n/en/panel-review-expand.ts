// English texts of web/features/panel/review/ExpandDialog.tsx.

export const expandTheSearch = 'Expand the search'
export const whatCanBeExpandedCould = 'What can be expanded could not be loaded.'
export const thisSearchHasNoFilters = 'This search has no filters to relax. Try other job titles or keywords.'
export const cancel = 'Cancel'
export const editTheSearch = 'Edit the search'
export const giveUpWhatMattersLeast = (reached: string | number) =>
  `${reached} Give up what matters least: it is changed in the settings, and the next batch is searched with it.`
export const filtersToRelax = 'Filters to relax'
export const expandAndSearch = 'Expand and search'
