// German texts of domain/interview/scorecard.ts.

export const kitChanged = 'Der Interviewleitfaden wurde geändert. Laden Sie neu, um seine Merkmale zu sehen.'
export const chooseRating = 'Wählen Sie eine Bewertung von 1 bis 4.'
export const chooseARecommendation = 'Wählen Sie eine Empfehlung.'
export const comparedAlready = 'Die Bewertungsbögen werden schon verglichen, deshalb können Sie Ihren nicht mehr ändern.'
export const submittedAlready = 'Dieser Bewertungsbogen wurde schon abgegeben.'
export const submitAfterStart = 'Sie können Ihren Bewertungsbogen abgeben, sobald das Interview begonnen hat.'

export const recommendationLabels = {
  strong_no: 'Klares Nein',
  no: 'Nein',
  yes: 'Ja',
  strong_yes: 'Klares Ja',
}
export const ratings = { poor: 'Schwach', fair: 'Mittel', good: 'Gut', excellent: 'Ausgezeichnet' }
