// German texts of web/features/calendar.

// Calendar screen
export const calendarPreferences = 'Kalendereinstellungen'
export const backTo = (projectName: string | number) => `Zurück zu ${projectName}`
export const calendarsLoadFailed = 'Wir konnten Ihre Kalender nicht laden.'

// Slot explainer
export const previewTitle = 'Ihre Zeiten, wie Kandidat:innen sie sehen'
export const weekBefore = 'Woche davor'
export const weekAfter = 'Woche danach'
export const previewHint = (timeZone: string | number) =>
  `Wählen Sie eine Zeit, um zu sehen, warum sie angeboten wird oder nicht. Zeitzone: ${timeZone}.`
export const noTimesYet = 'Ihre Zeiten erscheinen hier, sobald Sie einen Kalender synchronisieren oder Ihre Zeiten ändern.'
export const noHours = 'Keine Zeiten'
export const timesLoadFailed = 'Wir konnten Ihre Zeiten nicht laden.'
export const isNotOffered = (day: string | number, clock: string | number) => `${day}, ${clock} wird nicht angeboten.`
export const timeOffered = (day: string | number, clock: string | number) => `${day}, ${clock}: Diese Zeit können Kandidat:innen buchen.`
export const slotLabel = (day: string, time: string, isOffered: boolean) =>
  `${day}, ${time}, ${isOffered ? 'angeboten' : 'nicht angeboten'}`
