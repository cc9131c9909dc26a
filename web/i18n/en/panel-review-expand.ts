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

// Expand dialog
export const started = 'The wider search has started'
const countedTo = 2000
export function reached(people: number): string {
  if (people >= countedTo) return `More than ${countedTo.toLocaleString('en')} people match and are not in the project yet.`
  if (people === 0) return 'No one else in the talent pool matches.'
  return people === 1
    ? 'One person matches and isn’t in the project yet.'
    : `${people.toLocaleString('en')} people match and are not in the project yet.`
}
export function more(people: number): string {
  if (people === 0) return 'No additional matches'
  return people === 1 ? '1 more person' : `${people.toLocaleString('en')} more people`
}
