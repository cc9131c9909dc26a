// German texts of domain/outreach/in-touch.ts.

export const inTouch = (value: string | number) => `Ihr Team ist mit dieser Person schon in Kontakt: ${value}.`
export const teamInTouch = (value: string | number) =>
  `Ihr Team ist mit dieser Person schon in Kontakt: ${value}. Übernehmen Sie, um trotzdem zu schreiben.`
