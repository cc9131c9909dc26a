// English texts of domain/interview/panel.ts.

export const and = (names: string, last: string) => `${names} and ${last}`
