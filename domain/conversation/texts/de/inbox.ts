// German texts of domain/conversation/inbox.ts.

export const notATime = 'Wählen Sie Datum und Uhrzeit.'
export const chooseFutureTime = 'Wählen Sie einen Zeitpunkt in der Zukunft.'
export const chooseTimeWithinYear = 'Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres.'
