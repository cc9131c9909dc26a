// German texts of web/features/wizard/outreach.
import { plural } from '@fairlead/domain/shared/language'

// Follow up days
export const followUp = (number: string | number) => `Follow-up ${number}`
export const daysBeforeFollowUp = (number: string | number) => `Tage vor Follow-up ${number}`
export const isNotSent = 'wird nicht gesendet'
export const emptyStepSuffix = 'Endet hier: noch kein Text'
/** 'Tage nach der ersten E-Mail', 'Tage nach Follow-up 1'; the caller names follow-ups in English. */
export const daysAfter = (value: number, before: string | number) =>
  `${plural('de', value, { one: 'Tag', other: 'Tage' })} nach ${String(before).replace(/^Follow-Up #/u, 'Follow-up ')}`
export const theFirstEmail = 'der ersten E-Mail'
export const daysLater = (days: number) => plural('de', days, { one: '1 Tag später', other: `${days} Tage später` })

// Invitation text
export const invitationLabel = 'Kontaktanfrage auf LinkedIn'
export const invitationLimit = (invitationLength: string | number) =>
  `Höchstens ${invitationLength} Zeichen, nachdem die Variablen ausgefüllt sind`
export const invitationLength = (count: string | number, invitationLength: string | number) => `${count} von ${invitationLength}`

// Mail preview
export const preview = 'Vorschau'
export const previewPeopleLoading = 'Personen für die Vorschau werden geladen'
/** 'Vorschau mit einer von 12 Personen im Talentpool' */
export const previewPicker = (count: string | number, audience: string | number) => `Vorschau mit einer von ${count} ${audience}`
export const missingValuesText = 'Eine E-Mail, in der Werte fehlen, wird nie gesendet. Sie wartet, bis Sie die Werte ergänzen.'
export const missingValueCount = (labelOfVariable: string | number, count: string | number, total: string | number) =>
  `Kein Wert für ${labelOfVariable} bei ${count} von ${total}.`
export const emailPreview = 'E-Mail-Vorschau'
export const previewFailed = 'Wir konnten die Vorschau nicht erstellen.'
export const previewProjectPeople = 'Personen in diesem Projekt'
export const previewPoolPeople = 'Personen im Talentpool'

// Method list
export const allow = 'Erlauben'
export const connect = 'Verbinden'
export const emailMethod = 'Eine erste E-Mail und bis zu drei Follow-ups in einer Unterhaltung.'
export const inmailMethod = 'Eine LinkedIn-Nachricht, auch an Personen, mit denen Sie nicht vernetzt sind.'
export const invitationMethod = 'Eine Kontaktanfrage auf LinkedIn mit einem kurzen Text.'
export const sendingAllowed = 'E-Mails können in Ihrem Namen gesendet werden.'
export const sendingNotAllowed = 'Sie haben noch nicht erlaubt, E-Mails in Ihrem Namen zu senden.'
export const linkedinConnected = 'Ihr LinkedIn-Konto ist verbunden.'
export const noLinkedinGateway = 'Es ist kein LinkedIn-Gateway eingerichtet. Wir schreiben den Text, und Sie fügen ihn auf LinkedIn ein.'
export const linkedinNotConnected = 'Ihr LinkedIn-Konto ist nicht verbunden.'

// Outreach switches
export const emailsCandidatesAutomatically = (product: string | number) => `${product} schreibt Kandidat:innen automatisch E-Mails`
export const automaticEmailsText =
  'Vorstellungen für Interviews und höfliche Absagen an Kandidat:innen, die geantwortet haben. E-Mails, die Sie selbst schreiben, werden immer gesendet.'
export const workAddressesLabel = 'Auch an berufliche Adressen schreiben'
export const workAddressesHint = 'Wenn aus, werden nur private Adressen genutzt'
export const confirmAddressLabel = 'Adresse vor dem Senden bestätigen'
export const confirmAddressHint = 'Wer sendet, wählt die Adresse jedes Mal aus'

// Own text
export const writeYourOwn = 'Selbst schreiben'
export const writeOwnTitle = (title: string | number) => `Selbst schreiben: ${title}`
export const hidePreview = 'Vorschau ausblenden'
export const resetToDefault = 'Auf Standard zurücksetzen'
export const resetTitleToDefault = (title: string | number) => `Auf Standard zurücksetzen: ${title}`

// Sender fields
export const sendersName = 'Absendername'
export const senderNameHint = 'Der Name, den Kandidat:innen sehen, sofern eine Vorlage kein anderes Teammitglied nennt'
export const senderOf = (name: string | number) => `Absender von „${name}“`
export const sendAsPermission = 'Ein Teammitglied muss erlauben, dass E-Mails in seinem Namen gesendet werden'
export const senderGone = (userEmail: string | number) => `${userEmail} gehört nicht mehr zum Projektteam. Wählen Sie jemand anderen.`
export const projectSender = (name: string | number) => `Absender des Projekts (${name})`
export const projectSenderLabel = 'Absender des Projekts'
export const offRosterOption = (value: string | number) => `${value}, nicht im Projektteam`

// Sequence of
export const sequenceOf = 'Sequenz von'

// Sequence timeline
export const sendTimesTitle = 'Wann E-Mails gesendet werden'
export const firstEmailLabel = 'Erste E-Mail, wenn Sie heute freigeben und senden'
export const followUpDay = (daysLater: string | number, step: string | number) => `${daysLater}: Follow-up ${step}`
export const anyTime = 'Jederzeit'
export const sequenceEnd = 'Endet, wenn eine Antwort kommt oder Sie stoppen'

// Template bar
export const template = 'Vorlage'
export const newText = 'Neu'
export const newTemplate = 'Neue Vorlage'
export const moreFor = (name: string | number) => `Mehr zu ${name}`
export const rename = 'Umbenennen'
export const duplicate = 'Duplizieren'
export const deleteText = 'Löschen'
export const templateNameLabel = 'Name der Vorlage'
export const done = 'Fertig'
export const numberedTemplate = (value: string | number) => `Vorlage ${value}`

// Template editor
export const subject = 'Betreff'
export const firstEmail = 'Erste E-Mail'
export const linkedinInvitation = 'LinkedIn-Einladung'
export const turnedOff = 'Bei den Sequenzen ausgeschaltet. Wird nicht gesendet.'
export const leaveEmpty = 'Leer lassen, um keine weiteren E-Mails zu senden.'

// Answer fields
export const compensation = {
  title: 'Vergütung',
  hint: 'Wenn jemand fragt, wie die Stelle bezahlt wird',
}
export const remote = {
  title: 'Remote-Arbeit',
  hint: 'Wenn jemand fragt, wo gearbeitet wird',
}
export const visa = {
  title: 'Unterstützung beim Visum',
  hint: 'Wenn jemand nach einem Visum fragt',
}
export const informationRequest = {
  title: 'Bitte um Informationen',
  hint: 'Bittet um etwas: {{information}} ist die gewünschte Sache, {{information_link}} der Link, um sie zu senden. Ein Text ohne {{information}} ist auch die Schnellantwort „Weitere Informationen“.',
}

// Library menu
export const addFromLibrary = 'Aus der Vorlagenbibliothek hinzufügen'
export const readTheLibrary = 'In der Bibliothek lesen'

// Use templates
export const templateDeleted = (name: string) => `„${name}“ gelöscht`
export const templateNumber = (number: number) => `Vorlage ${number}`
export const copyOf = (name: string) => `${name} – Kopie`

// Answer field
export const yourResume = 'Ihren Lebenslauf'
export const linkToSendIt = '(Link zum Senden)'

// Sender options
export const senderOption = (name: string | null | undefined, email: string, mayBeUsed: boolean) =>
  `${name ? `${name}, ` : ''}${email}${mayBeUsed ? '' : ' (Senden nicht erlaubt)'}`
