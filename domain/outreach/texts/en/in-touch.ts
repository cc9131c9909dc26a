// English texts of domain/outreach/in-touch.ts.

export const inTouch = (value: string | number) => `Your team is already in touch with this person: ${value}.`
export const teamInTouch = (value: string | number) =>
  `Your team is already in touch with this person: ${value}. Take over to write anyway.`

export const phrases = {
  hired: 'your team hired them',
  offer: 'they have an offer',
  interview: 'an interview is booked',
  conversation: 'a conversation is open',
  sequence: 'a sequence is running',
}
export const project = (name: string) => `project ${name}`
export const anotherProject = 'another project'
