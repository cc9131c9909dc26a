// German texts of web/session/calendar.
import { plural } from '@fairlead/domain/shared/language'

// Account card
export const eventsBlockTime = 'Ereignisse blockieren Zeit'
export const allDayEventsLabel = 'Ganztägige gelten als freie Tage'
export const ignored = 'Nicht beachtet'
export const disconnect = 'Trennen'
/** Followed by a time that may be relative ('vor 5 Min.'). */
export const read = 'Zuletzt gelesen:'
export const firstSync = 'erste Synchronisierung läuft…'
export const connectAgainBecause = (reason: string) => `bitte neu verbinden: ${reason} Bis dahin kann niemand buchen.`
export const connectAgain = 'bitte neu verbinden: Der Zugriff ist abgelaufen. Bis dahin kann niemand buchen.'
export const unreadableBecause = (reason: string) => `gerade nicht lesbar: ${reason}`
export const unreadable = 'gerade nicht lesbar.'
export const keepTrying = 'Wir versuchen es weiter. Bis dahin kann niemand bei Ihnen buchen.'
export const calendarGone = ' (gelöscht)'
export const receivesInterviews = 'Interviews werden hier eingetragen'
export const howItCounts = (name: string) => `Wie ${name} zählt`
export const disconnectQuestion = (name: string) => `${name} trennen?`
export const disconnectStopsBooking =
  'Wir löschen die synchronisierten Daten. Interviews bleiben im Kalender, und niemand kann bei Ihnen buchen, bis Sie einen anderen wählen.'
export const disconnectKeepsInterviews = 'Wir löschen die synchronisierten Daten. Interviews bleiben im Kalender.'
export const cancel = 'Abbrechen'
export const feedReadOnly = 'Feed, nur lesend'

// Accounts
export const accountsFailed = 'Wir konnten Ihre Konten nicht laden.'
export const connectedAccounts = 'Verbundene Konten'
export const syncNow = 'Jetzt synchronisieren'
export const noAccounts =
  'Noch keine Konten verbunden. Wir lesen Ihre Kalender nur, um zu sehen, wann Sie beschäftigt sind. Kandidat:innen sehen nie, was darin steht.'
export const connect = (provider: string) => `${provider} verbinden`
export const connectCalDav = 'CalDAV verbinden'
export const addAFeed = 'Feed hinzufügen'

// Availability
export const timeZone = 'Zeitzone'
export const workingHours = 'Arbeitszeiten'
export const hoursAWeek = (hours: number) =>
  `${hours.toLocaleString('de-DE')} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} pro Woche`
export const interviewLength = 'Dauer eines Interviews'
export const notice = 'Vorlauf vor einer Buchung'
export const bufferBefore = 'Puffer vor einem Interview'
export const bufferAfter = 'Puffer nach einem Interview'
export const bookingWindow = 'Buchungszeitraum'
export const dailyLimit = 'Max. Interviews pro Tag'
export const noLimit = 'Keine Grenze'
export const weeklyLimit = 'Max. Interviews pro Woche'
export const minutes = 'Minuten'
export const hours = 'Stunden'
export const days = 'Tage'
export const startTimesEvery = 'Startzeiten alle'
export const backToBack = 'Direkt hintereinander'

// Calendar setup
export const states = {
  none_there:
    'Kein Kalender ist verbunden. Verbinden Sie einen, damit Kandidat:innen Termine bei Ihnen buchen können. Bis dahin werden Interviews per E-Mail vereinbart.',
  not_chosen: 'Kein Kalender ist synchronisiert. Wählen Sie einen, damit Kandidat:innen Termine bei Ihnen buchen können.',
  gone: 'Den gewählten Kalender gibt es nicht mehr. Wählen Sie einen anderen.',
  synced: 'Ihr Kalender ist synchronisiert. Kandidat:innen können Termine bei Ihnen buchen.',
}
export const noLongerSynced = 'Kein Kalender ist mehr synchronisiert'
export const calendarSaved = 'Kalender gespeichert'
export const calendarFailed = 'Wir konnten den Kalender nicht speichern. Bitte versuchen Sie es noch einmal.'
export const calendarForInterviews = 'Kalender für Interviews'
export const none = 'Keiner'
export const demoCalendar = 'In dieser Demo liegt Ihr Kalender auf diesem Rechner:'
export const openDemoCalendar = 'wie in jeder anderen App ansehen und bearbeiten'

// Day hours
export const noInterviews = 'Keine Interviews'
/** `position` counts the time ranges of one day, from 1. */
export const hoursFrom = (day: string, position: number) => `${day} von${position > 1 ? `, ${position}` : ''}`
export const to = 'bis'
export const hoursTo = (day: string, position: number) => `${day} bis${position > 1 ? `, ${position}` : ''}`
export const moreHoursOn = (name: string) => `Weitere Zeiten am ${name}`
export const removeHours = (start: string, end: string, day: string) => `${start} bis ${end} am ${day} entfernen`

// Days off
export const daysOff = 'Freie Tage'
export const noOtherDaysOff = 'Keine außer denen in Ihren Kalendern'
export const dayOffFirstDay = (position: number) => `Freie Tage ${position}, erster Tag`
export const dayOffLastDay = (position: number) => `Freie Tage ${position}, letzter Tag`
export const dayOffName = (position: number) => `Freie Tage ${position}, Name`
export const holidays = 'Urlaub'
export const removeDayOff = (name: string, position: number) => `${name || `Freie Tage ${position}`} entfernen`
export const newDayOff = 'Freier Tag'
export const addDaysOff = 'Freie Tage hinzufügen'

// Interviewer settings
export const calendarSetup = 'Kalender'
export const interviewAvailability = 'Verfügbarkeit für Interviews'
export const meetingPreferences = 'Art der Interviews'
export const hoursFailed = 'Wir konnten Ihre Zeiten nicht laden.'
export const fixErrors = 'Nicht gespeichert. Beheben Sie die Fehler oben.'
export const hoursNotSaved = 'Ihre Zeiten sind nicht gespeichert. Erneut versuchen'
export const usualHours = 'Das sind die üblichen Zeiten. Sie gelten, sobald Sie einen Kalender synchronisieren oder die Zeiten ändern.'
export const hoursSaved = 'Ihre Zeiten sind gespeichert'
export const saving = 'Wird gespeichert…'

// Meeting preferences
export const overVideo = 'Per Video'
export const byPhone = 'Am Telefon'
export const inPerson = 'Vor Ort'
export const meetingOptions = 'Möglichkeiten'
export const yourVideoLink = 'Ihr Videolink'
export const videoLinkHint = 'Gemeinsam: Jedes Interview nutzt diesen Link, Kandidat:innen können sich also begegnen.'
export const ownLinkHint = 'Jedes Interview bekommt einen eigenen Link.'
export const videoRoom = 'Videoraum'
export const meetRoom = (isGoogle: boolean) =>
  isGoogle ? 'Ein neuer Google-Meet-Raum für jedes Interview' : 'Ein neuer Raum für jedes Interview'
export const teamsRoom = 'Ein neues Microsoft-Teams-Meeting für jedes Interview'
export const ownRoomHint = 'Wird von Ihrem Google- oder Microsoft-Kalender angelegt und der Kandidat:in gesendet.'
export const noRoomMaker = 'Synchronisieren Sie einen Google- oder Microsoft-Kalender. Bis dahin haben Ihre Interviews keinen Raum.'
export const linkRoom = 'Ihr eigener Link'
export const templateHint =
  'Schreiben Sie {interview} dorthin, wo jedes Interview einen eigenen Text braucht, zum Beispiel https://meet.example/acme-{interview}.'
export const linkPlaceholder = 'https://'
export const yourPhoneNumber = 'Ihre Telefonnummer'
export const phoneHint = 'Leer lassen, wenn Sie anrufen'
export const where = 'Wo'
export const placePlaceholder = 'Straße, Raum, bei wem melden'

// Calendars
export const calendarsConnected = 'Kalender verbunden'
export const changeFailed = 'Wir konnten den Kalender nicht ändern. Bitte versuchen Sie es noch einmal.'
export const disconnectFailed = 'Wir konnten das Konto nicht trennen. Bitte versuchen Sie es noch einmal.'
export const upToDate = 'Ihre Kalender sind auf dem neuesten Stand'
export const someUnreadable = 'Einige Kalender konnten nicht gelesen werden'
export const syncFailed = 'Wir konnten Ihre Kalender nicht lesen. Bitte versuchen Sie es noch einmal.'

// Unreadable events
export const unreadEvents = (count: number) =>
  plural('de', count, { one: '1 Ereignis konnte nicht gelesen werden', other: `${count} Ereignisse konnten nicht gelesen werden` })
export const unreadEventsHint =
  'An diesen Tagen wird kein Interview gebucht. Speichern Sie die Ereignisse in Ihrem Kalender neu oder korrigieren Sie ihre Zeiten.'
export const unreadEventsOf = (calendar: string) => `Ereignisse aus ${calendar}, die nicht gelesen werden konnten`
export const untitledEvent = 'Ereignis ohne Namen'
export const dayBlocked = (day: string) => `${day} ist blockiert`
export const noDayBlocked = 'kein Tag gefunden, deshalb ist keiner blockiert'
export const moreUnread = (count: number) => plural('de', count, { one: 'und 1 weiteres', other: `und ${count} weitere` })
