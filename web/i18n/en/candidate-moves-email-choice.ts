// English texts of web/candidate/moves/EmailChoice.tsx.

export const previewLoadFailed = 'We couldn’t load the email. The project’s setting applies.'
export const noEmailText = (name: string | number, reason: string | number) => `No email is sent to ${name}. ${reason}`
export const emailChoice = (to: string | number, value: string | number, cc: string | number) => `Email ${to}: ${value}${cc}`
export const hideTheEmail = 'Hide the email'
export const theEmail = 'The email'
export const showTheEmail = 'Show the email'
export const previewLabel = (name: string) => `Show the email to ${name}`
export const emailsAfterBooking = (name: string) =>
  `After ${name} books a time, both sides get a confirmation, and we remind ${name} a day and an hour before.`

// Email choice
export const shortRejection = 'a short rejection without the reason'
export const introduction = 'an introduction to the interviewer'
export const copySuffix = (addresses: string | number) => `, with a copy to ${addresses}`
export const everyoneInTouch = 'every candidate who has been in touch and hasn’t withdrawn'
