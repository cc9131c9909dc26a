// English texts of domain/outreach/send-slots.ts.

export const numberUpTo = (most: number) => `Enter a number from 1 to ${most}.`
