// English texts of web/features/panel/ImportCandidateDialog.tsx.

export const cancel = 'Cancel'
export const linkedinProfile = 'LinkedIn profile'
export const httpsWwwLinkedinComIn = 'https://www.linkedin.com/in/…'
export const eMail = 'E-mail'
export const findEmail = 'Find Email'
export const referredByEmailAddThe = 'Referred by email: add the message to their conversation'
export const senderOfTheEmail = 'Sender of the email'
export const subject = 'Subject'
export const text = 'Text'
export const importText = 'Import'
