// English texts of web/candidate/card.

// Candidate row
export const selectName = (name: string | number) => `Select ${name}`
export const noScore = 'No score'
export const scoreLabel = (score: string | number) => `Score ${score} of 100`
export const mail = 'Mail'
export const move = 'Move'
export const interviewWith = (relativeDate: string | number, host: string | number) => `Interview ${relativeDate} with ${host}`
export const replied = (relativeDate: string | number) => `Replied ${relativeDate}`
export const contacted = (relativeDate: string | number) => `Contacted ${relativeDate}`
export const approved = (relativeDate: string | number) => `Approved ${relativeDate}`

// Card menu
export const moreActionsFor = (name: string | number) => `More actions for ${name}`
export const activityHistory = 'Activity history'
export const chat = 'Chat'
export const note = 'Note'
export const shareCandidates = 'Share Candidates'
export const moreLikeThis = 'More like this'
export const exportAsCsv = 'Export as CSV'

// Compact card
export const now = 'now'

// Resume section
export const resume = 'Résumé'
export const download = 'Download'
export const upload = 'Upload'
export const replace = 'Replace'

// Résumé section
export function resumeOutcome({ profile, note }: { profile: string; note: string | null }, read: string | null): string {
  if (profile === 'updated' && read) return [`${read}. The profile was updated.`, note].filter(Boolean).join(' ')
  if (profile === 'unchanged' && read) return `${read}. ${note}`
  return `The file was saved, but we couldn’t read it. ${note}`
}
export const resumeNotUploaded = 'We couldn’t upload the résumé. Please try again.'
export const resumeNotDownloaded = 'We couldn’t download the résumé. Please try again.'
export const uploadAResume = 'Upload a résumé'
