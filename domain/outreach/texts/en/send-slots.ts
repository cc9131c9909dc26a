// English texts of domain/outreach/send-slots.ts.

export const enterANumberUpTo = (most: number) => `Enter a number from 1 to ${most}.`
