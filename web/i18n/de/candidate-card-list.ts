// German texts of web/candidate/card.

// Candidate row
export const selectName = (name: string | number) => `${name} auswählen`
export const noScore = 'Keine Punktzahl'
export const scoreLabel = (score: string | number) => `Punktzahl ${score} von 100`
export const mail = 'E-Mail'
export const move = 'Verschieben'
export const interviewWith = (relativeDate: string | number, host: string | number) => `Interview ${relativeDate} mit ${host}`
export const replied = (relativeDate: string | number) => `Geantwortet: ${relativeDate}`
export const contacted = (relativeDate: string | number) => `Kontaktiert: ${relativeDate}`
export const approved = (relativeDate: string | number) => `Freigegeben: ${relativeDate}`

// Card menu
export const moreActionsFor = (name: string | number) => `Weitere Aktionen für ${name}`
export const activityHistory = 'Aktivitätsverlauf'
export const chat = 'Chat'
export const note = 'Notiz'
export const shareCandidates = 'Kandidat:innen teilen'
export const moreLikeThis = 'Ähnliche Personen'
export const exportAsCsv = 'Als CSV exportieren'

// Compact card
export const now = 'jetzt'

// Resume section
export const resume = 'Lebenslauf'
export const download = 'Herunterladen'
export const upload = 'Hochladen'
export const replace = 'Ersetzen'

// Résumé section
export function resumeOutcome({ profile, note }: { profile: string; note: string | null }, read: string | null): string {
  if (profile === 'updated' && read) return [`${read}. Das Profil wurde aktualisiert.`, note].filter(Boolean).join(' ')
  if (profile === 'unchanged' && read) return `${read}. ${note}`
  return `Die Datei wurde gespeichert, aber wir konnten sie nicht lesen. ${note}`
}
export const resumeNotUploaded = 'Wir konnten den Lebenslauf nicht hochladen. Bitte versuchen Sie es noch einmal.'
export const resumeNotDownloaded = 'Wir konnten den Lebenslauf nicht herunterladen. Bitte versuchen Sie es noch einmal.'
export const uploadAResume = 'Lebenslauf hochladen'
