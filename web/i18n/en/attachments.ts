// English texts of web/candidate/writing: files attached to emails.
export const attach = 'Attach files'
export const attached = 'Attached files'
export const followUp = (step: number) => `Follow-Up #${step}`
export const attachTo = (email: string) => `Attach files to ${email}`
export const attachedTo = (email: string) => `Files attached to ${email}`
export const uploading = (name: string) => `Uploading ${name}…`
export const removeFile = (name: string) => `Remove ${name}`
export const removeFrom = (name: string, email: string) => `Remove ${name} from ${email}`
export const noLongerStored = (names: string) => `No longer stored here, so removed from this draft: ${names}.`
export const uploadFailed = 'We couldn’t upload the file. Please try again.'
export const removeFailed = 'We couldn’t remove the file. Please try again.'
export const limitsUnknown = 'We couldn’t check what this email can carry. Please try again.'
export const countOfFiles = (count: number) => (count === 1 ? '1 file' : `${count} files`)
