// German texts of web/features/panel/ImportCandidateDialog.tsx.

export const cancel = 'Abbrechen'
export const linkedinProfile = 'LinkedIn-Profil'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const email = 'E-Mail'
export const findEmail = 'E-Mail finden'
export const referredByEmail = 'Per E-Mail empfohlen: Nachricht zur Unterhaltung hinzufügen'
export const emailSender = 'Absender der E-Mail'
export const subject = 'Betreff'
export const text = 'Text'
export const importAction = 'Importieren'
