// German texts of domain/outreach/send-slots.ts.

export const numberUpTo = (max: number) => `Geben Sie eine Zahl von 1 bis ${max} ein.`
