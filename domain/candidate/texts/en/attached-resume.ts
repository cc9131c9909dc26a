// English texts of domain/candidate/attached-resume.ts.

export const profileUpdated = (resumeCountWords: string | number) =>
  `Résumé attached: read as ${resumeCountWords}. The profile was updated.`
export const nothingNew = (resumeCountWords: string | number) =>
  `Résumé attached: read as ${resumeCountWords}. The profile already has this information.`
export const unopened =
  'File attached, but not saved: we can’t open this kind of file, or it is larger than 10 MB. It is in your mailbox, or ask for a PDF.'
export const nothingFound = 'File attached. No jobs or education were found in it, so the profile stays as it was.'
export const otherName = 'Résumé attached, but it doesn’t name this candidate, so the profile stays as it was. Upload it if it is theirs.'
export const senderUnverified = 'File attached, but not saved: we couldn’t verify who sent this email.'
export const tooManyFiles = (maxAttachedPerDay: string | number) =>
  `File attached, but not saved: this candidate’s emails had more than ${maxAttachedPerDay} files in a day.`

export const unreadable = (note: string) => `File attached, but we couldn’t read it. ${note}`
