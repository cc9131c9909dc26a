// Texts of server/features/calendars: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // change-calendar
  calendarGone: 'This calendar no longer exists.',

  // connect-calendar
  accountsMax: (max: string | number) => `You can connect up to ${max} accounts.`,
  noCalendar: 'There is no calendar at this address.',
  loginRefused: 'The server does not accept this username and password.',

  // open-account
  ownCalendarsOff: 'This installation no longer has its own calendars.',
  passwordGone: 'Its password is no longer available.',
  providerNotSetUp: 'This provider is not set up here.',
  providerUnavailable: 'The provider isn’t available.',

  // sync-calendar
  alreadyReading: 'This calendar is already being read.',
}

const de: Translated<typeof en> = {
  // change-calendar
  calendarGone: 'Diesen Kalender gibt es nicht mehr.',

  // connect-calendar
  accountsMax: (max) => `Sie können höchstens ${max} Konten verbinden.`,
  noCalendar: 'Unter dieser Adresse gibt es keinen Kalender.',
  loginRefused: 'Der Server nimmt diesen Benutzernamen mit diesem Passwort nicht an.',

  // open-account
  ownCalendarsOff: 'Diese Installation hat keine eigenen Kalender mehr.',
  passwordGone: 'Das Passwort des Kalenders ist nicht mehr verfügbar.',
  providerNotSetUp: 'Dieser Anbieter ist hier nicht eingerichtet.',
  providerUnavailable: 'Der Anbieter ist nicht verfügbar.',

  // sync-calendar
  alreadyReading: 'Dieser Kalender wird schon gelesen.',
}

export const text = inReadersLanguage({ en, de })
