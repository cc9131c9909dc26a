// German texts of the page where candidates book an interview.
import { plural } from '@fairlead/domain/shared/language'

export const yourInterview = 'Ihr Interview'
export const yourInterviewFor = (job: string) => `Ihr Interview: ${job}`
export const chooseTimeFor = (job: string) => `Termin wählen: ${job}`
export const invitation = (firstName: string, inviter: string) => `Guten Tag ${firstName}, ${inviter} möchte mit Ihnen sprechen.`
export const nothingLeft = 'Kein Interview zu buchen'
export const noTimesText = 'Wenn Sie trotzdem sprechen möchten, antworten Sie auf die E-Mail, die Sie bekommen haben.'
export const loadFailed = 'Wir konnten die Termine nicht laden'
export const loading = 'Termine werden geladen.'
export const theseAreFree = 'Diese Termine sind frei:'
export const noTimes = 'Gerade sind keine Termine frei'
export const nothingToBook = 'Gerade gibt es nichts zu buchen'
export const replyInstead = 'Antworten Sie auf die E-Mail, die Sie bekommen haben, und wir finden gemeinsam einen Termin.'
export const keepTime = 'Jetzigen Termin behalten'
export const minutes = (count: number) => plural('de', count, { one: '1 Minute', other: `${count} Minuten` })
export const meetings = { video: 'Per Video', phone: 'Am Telefon', place: 'Vor Ort' }

// the booked interview
/** `how` is one of `meetings`. */
export const withHost = (host: string, how: string) => `Mit ${host} · ${how}`
export const linkFollows = 'Wir senden Ihnen den Videolink per E-Mail, sobald der Raum bereit ist.'
export const theyCall = 'Sie werden unter der Nummer angerufen, die Sie eingegeben haben.'
export const addToCalendar = 'In den Kalender eintragen'
export const move = 'Interview verschieben'
export const cancel = 'Interview absagen'
export const cancelQuestion = 'Interview absagen?'
export const cancelNote = 'Ihr Gegenüber erfährt es sofort. Danach können Sie einen anderen Termin wählen.'
export const reason = 'Grund (optional)'
export const keep = 'Interview behalten'
export const cancelInterview = 'Interview absagen'
export const fileSummary = (job: string) => `Interview: ${job}`
export const fileDescription = (host: string, link: string) => `Mit ${host}. Hier verschieben oder absagen: ${link}`

// the chosen time
export const hostOnly = (host: string) => `Mit ${host}`
export const heldUntil = (time: string, minutesLeft: number) =>
  `Für Sie reserviert bis ${time}, noch ${minutesLeft} ${plural('de', minutesLeft, { one: 'Minute', other: 'Minuten' })}.`
export const noLongerHeld = 'Der Termin ist nicht mehr reserviert, aber vielleicht noch frei. Bestätigen Sie ihn, um das zu prüfen.'
export const phone = 'Ihre Telefonnummer mit Ländervorwahl'
export { phoneSentence as wrongPhone } from '@fairlead/domain/interview/phone-number'
export const interviewer = 'Ihr Gegenüber'
export const callsYou = (host: string) => `${host} ruft Sie unter dieser Nummer an.`
export const anotherTime = 'Anderer Termin'
export const moveHere = 'Auf diesen Termin verschieben'
export const confirm = 'Bestätigen'

export const proposedTaken = 'Dieser Termin ist nicht mehr frei. Wählen Sie einen anderen.'

// an interview day
export const severalInterviews = (count: number) => `${count} Interviews an einem Tag`
export const part = (name: string, minutes: number) => `${name}: ${minutes} Min.`
export const anyOrder = 'Die Reihenfolge hängt vom gewählten Termin ab.'
export const agenda = 'Ablauf'

// free times
export const month = 'Monat'
export const earlierMonth = 'Früherer Monat'
export const laterMonth = 'Späterer Monat'
export const dayWithTimes = (day: string, count: number) =>
  count === 0 ? `${day}, keine Termine` : `${day}, ${plural('de', count, { one: '1 Termin', other: `${count} Termine` })}`
export const nextFree = (time: string) => `Nächster freier Termin: ${time}`
export const daysOfWeek = 'Tage dieser Woche'
export const freeTimes = 'Freie Termine'
export const earlierWeek = 'Frühere Woche'
export const laterWeek = 'Spätere Woche'
/** From the first to the last day of a week, or from the start to the end of a slot. */
export const span = (from: string, to: string) => `${from} bis ${to}`

// the zone
export const zoneHint = ', die angezeigte Zeitzone. Ändern'
export const clock = 'Uhrzeitformat'
export const hours = (clock: '12' | '24') => `${clock} h`
export const whereAreYou = 'Wo sind Sie?'
export const cityOrRegion = 'Stadt oder Region'
export const zonesFound = (count: number) => plural('de', count, { one: '1 Zeitzone', other: `${count} Zeitzonen` })
export const moreZonesHint = (count: number) =>
  `Suchen Sie, um ${plural('de', count, { one: 'eine weitere', other: `${count} weitere` })} zu sehen.`
export const noSuchZone = 'Keine Zeitzone passt.'
export const close = 'Schließen'

// what was done
export const notReached = 'Wir konnten den Server nicht erreichen. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.'
export const moved = 'Ihr Interview wurde verschoben.'
export const booked = 'Ihr Interview ist gebucht.'
export const cancelled = 'Ihr Interview ist abgesagt. Ihr Gegenüber weiß Bescheid.'
