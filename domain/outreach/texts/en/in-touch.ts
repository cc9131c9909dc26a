// English texts of domain/outreach/in-touch.ts.

export const inTouch = (value: string | number) => `Your team is already in touch with this person: ${value}.`
export const teamInTouch = (value: string | number) =>
  `Your team is already in touch with this person: ${value}. Take over to write anyway.`
