// English texts of web/candidate/moves/EmailChoice.tsx.

export const theEmailCouldNotBe = 'The email could not be shown. What the project has set applies.'
export const noEmailIsSentTo = (name: string | number, whyNot: string | number) => `No email is sent to ${name}. ${whyNot}`
export const emailToValueCc = (to: string | number, value: string | number, cc: string | number) => `Email ${to}: ${value}${cc}`
export const hideTheEmail = 'Hide the email'
export const theEmail = 'The email'
export const showTheEmail = 'Show the email'
export const showTheEmailTo = (name: string) => `Show the email to ${name}`
