// German texts of server/features/operations: answers, notifications, and emails.

// change-account
export const keepOneProduct = 'Behalten Sie mindestens ein Produkt.'
export const superAdminNotDisabled = 'Ein Super-Admin lässt sich nicht deaktivieren. Entfernen Sie die Adresse zuerst aus SUPER_ADMINS.'

// change-email
export const comparingEmails = 'Die E-Mails werden noch mit dem Ordner „Gesendet“ verglichen.'

// installation-inbox
export const unknownWorkspace = 'Diesen Arbeitsbereich gibt es nicht.'

// set-health
export const unknownStatus = 'Diesen Status gibt es nicht.'
export const enterWholeNumber = (max: number) => `Geben Sie eine ganze Zahl von 1 bis ${max.toLocaleString('de-DE')} ein.`
