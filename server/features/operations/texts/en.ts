// English texts of server/features/operations: answers, notifications, and emails.

// change-account
export const keepOneProduct = 'Keep at least one product.'
export const superAdminNotDisabled = 'A super admin can’t be disabled. Remove them from SUPER_ADMINS first.'

// change-email
export const comparingEmails = 'Emails are still being compared with the Sent folder.'

// installation-inbox
export const unknownWorkspace = 'This workspace does not exist.'

// set-health
export const unknownStatus = 'This status does not exist.'
export const enterWholeNumber = (max: number) => `Enter a whole number from 1 to ${max.toLocaleString('en')}.`
