// German texts of web/candidate/card/Scorecards.tsx.

export const scorecards = 'Bewertungsbögen'
export const writtenCount = (written: string | number, total: string | number) => `${written} von ${total}`
export const you = ' (Sie)'
export const submitted = 'Abgegeben'
export const notSubmittedYet = 'Noch nicht abgegeben'
export const openYours = 'Ihren öffnen'
export const writeYours = 'Ihren ausfüllen'
export const openDebriefNow = 'Nachbesprechung jetzt öffnen'

// Scorecards
export const scorecardNotOpened = 'Wir konnten Ihren Bewertungsbogen nicht öffnen. Bitte versuchen Sie es noch einmal.'
export const debriefNotOpened = 'Wir konnten die Nachbesprechung nicht öffnen. Bitte versuchen Sie es noch einmal.'
export const closedReasons = {
  none: '',
  yours_missing: 'Sie sehen die anderen Bewertungsbögen, sobald Sie Ihren abgegeben haben.',
  others_missing: 'Sie können die Bewertungsbögen vergleichen, sobald alle ihren abgegeben haben.',
}
