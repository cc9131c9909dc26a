// German texts of domain/interview/panel.ts.

export const and = (names: string, last: string) => `${names} und ${last}`
