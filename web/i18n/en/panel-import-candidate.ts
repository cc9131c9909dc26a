// English texts of web/features/panel/ImportCandidateDialog.tsx.

export const cancel = 'Cancel'
export const linkedinProfile = 'LinkedIn profile'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const email = 'Email'
export const findEmail = 'Find Email'
export const referredByEmail = 'Referred by email: add the message to their conversation'
export const emailSender = 'Sender of the email'
export const subject = 'Subject'
export const text = 'Text'
export const importAction = 'Import'
