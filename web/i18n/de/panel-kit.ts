// German texts of web/features/panel/KitDialog.tsx.

export const cancel = 'Abbrechen'
export const loadingTheKit = 'Der Leitfaden wird geladen'
export const intro = 'Alle Interviewer:innen erhalten mit der Einladung einen Link zu diesen Fragen und einem Bewertungsbogen.'
export const suggestedHint = ' Die Vorschläge beruhen auf den Kriterien der Suche.'
export const attributesToRate = 'Zu bewertende Eigenschaften'
export const attributesHint = '3 bis 6, eine pro Zeile'
export const questionsToAsk = 'Fragen im Interview'
export const onePerLine = 'Eine pro Zeile'
export const close = 'Schließen'
export const saveKit = 'Leitfaden speichern'

// Kit dialog
export const saved = 'Interviewleitfaden gespeichert'
export const notSaved = 'Der Leitfaden konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
