// English texts of web/candidate/moves/SendToManagerDialog.tsx.

export const cancel = 'Cancel'
export const sendToTheHiringManager = (who: string | number) => `Send ${who} to the hiring manager`
export const theEmailCouldNotBePrepared = 'We couldn’t prepare the email.'
export const candidatesInThisEmail = 'Candidates in this email'
export const to = 'To'
export const cc = 'Cc'
export const subject = 'Subject'
export const message = 'Message'
export const send = 'Send'
