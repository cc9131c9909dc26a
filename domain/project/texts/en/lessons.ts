// English texts of domain/project/lessons.ts.

export const lineWithoutNumber = 'This line has no number to change.'
export const enterNumber = (least: number, most: number) =>
  `Enter a number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`
