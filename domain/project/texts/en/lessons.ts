// English texts of domain/project/lessons.ts.

export const lineWithoutNumber = 'This line has no number to change.'
export const enterNumber = (min: number, max: number) => `Enter a number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`
export const strengths = { slightly: 'Slightly', clearly: 'Clearly', strongly: 'Strongly' }
