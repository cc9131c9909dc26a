// English texts of web/features/panel/review/ExpandDialog.tsx.

export const expandTheSearch = 'Expand the search'
export const loadFailed = 'We couldn’t load the filters.'
export const noFilters = 'This search has no filters to relax. Try other job titles or keywords.'
export const cancel = 'Cancel'
export const editTheSearch = 'Edit the search'
export const howToRelax = (reached: string | number) =>
  `${reached} Relax the filters that matter least. We’ll update the settings and search for the next batch.`
export const filtersToRelax = 'Filters to relax'
export const expandAndSearch = 'Expand and search'
