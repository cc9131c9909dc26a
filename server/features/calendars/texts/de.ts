// German texts of server/features/calendars: answers, notifications, and emails.

// change-calendar
export const calendarGone = 'Diesen Kalender gibt es nicht mehr.'

// connect-calendar
export const accountsMax = (max: string | number) => `Sie können höchstens ${max} Konten verbinden.`
export const noCalendar = 'Unter dieser Adresse gibt es keinen Kalender.'
export const loginRefused = 'Der Server nimmt diesen Benutzernamen mit diesem Passwort nicht an.'

// open-account
export const ownCalendarsOff = 'Diese Installation hat keine eigenen Kalender mehr.'
export const passwordGone = 'Das Passwort des Kalenders ist nicht mehr verfügbar.'
export const providerNotSetUp = 'Dieser Anbieter ist hier nicht eingerichtet.'
export const providerUnavailable = 'Der Anbieter ist nicht verfügbar.'

// sync-calendar
export const alreadyReading = 'Dieser Kalender wird schon gelesen.'
