// English texts of domain/project/lessons.ts.

export const thisLineHasNoNumber = 'This line has no number to change.'
export const enterNumber = (least: number, most: number) =>
  `Enter a number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`
