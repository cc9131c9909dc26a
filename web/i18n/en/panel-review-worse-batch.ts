// English texts of web/features/panel/review/WorseBatch.tsx.

export const withoutLessonsHint =
  'Show them, or search without what your decisions taught: unreviewed candidates leave Review and may be found again.'
export const widenHint = 'Show them, or widen the search to find more candidates who fit.'
export const showThem = (count: number) => (count === 1 ? 'Show the candidate' : `Show all ${count}`)
export const searchWithoutLessons = 'Search without what was learned'
export const widenTheSearch = 'Widen the search'
export const seeLessons = 'See what it learned'
