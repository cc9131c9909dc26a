// English texts of domain/outreach/attachment.ts.
export const unknownType = (name: string) => `“${name}” can’t be attached. Attach a PDF, Word (DOCX), PNG, JPEG, or text file.`
export const otherContent = (name: string, kind: string) =>
  `“${name}” isn’t a ${kind} file, whatever its name says. Check the file and attach it again.`
export const emptyFile = (name: string) => `“${name}” is empty.`
export const switchedOff = 'Attachments are switched off on this installation.'
export const tooMany = (max: number) => (max === 1 ? 'Attach one file only.' : `Attach ${max} files at most.`)
export const tooLargeTogether = (size: string) => `Attachments can have ${size} together at most.`
export const tooLargeForMicrosoft = (size: string) =>
  `This email is sent from a Microsoft mailbox, which takes attachments of ${size} together at most.`
export const noLongerStored = 'An attached file is no longer stored here. Remove it, or attach it again.'
