// English texts of domain/outreach/send-slots.ts.

export const numberUpTo = (max: number) => `Enter a number from 1 to ${max}.`
