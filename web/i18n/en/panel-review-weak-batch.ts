// English texts of web/features/panel/review/WeakBatch.tsx.

export const weakBatchText =
  'The others miss a requirement or score well below your last batch. Widen the search to find more who fit, or review them anyway.'
export const widenTheSearch = 'Widen the search'
export const reviewAll = (count: string | number) => `Review all ${count}`
export const seeLessons = 'See what it learned'
