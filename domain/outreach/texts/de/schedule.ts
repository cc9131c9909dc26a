// German texts of domain/outreach/schedule.ts.

export const chooseDateAndTime = 'Wählen Sie Datum und Uhrzeit.'
export const chooseFutureTime = 'Wählen Sie einen Zeitpunkt in der Zukunft.'
export const chooseTimeWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb eines Jahres.'
export const invalidDateAndTime = 'Geben Sie Datum und Uhrzeit mit Zeitzone ein, zum Beispiel 2026-12-01T09:00:00Z.'
