// German texts of domain/outreach/test-email.ts.

export const testSubject = (subject: string) => `[Test] ${subject}`
