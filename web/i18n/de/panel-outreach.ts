// German texts of web/features/panel/outreach.
import { listed, plural } from '@fairlead/domain/shared/language'

// Address field
export const to = 'An'
export const noEmailAddressFound = 'Keine E-Mail-Adresse gefunden'
export const chooseAnAddress = 'Adresse auswählen'
export const findAnAddress = 'Adresse finden'

// Refusals
export const cureLabels = {
  open_suppressions: 'Sperrliste öffnen',
  take_over: 'Übernehmen',
  add_address: 'Adresse hinzufügen',
  resume_project: 'Projekt öffnen',
  restore_project: 'Projekt öffnen',
  turn_on_follow_ups: 'Person öffnen',
  clear_flag: 'Person öffnen',
  edit_text: 'Text bearbeiten',
  verify_address: 'Ihre Adresse bestätigen',
  add_postal_address: 'Postanschrift hinzufügen',
  change_recontact_rule: 'Zur Regel',
  check_address: 'Adresse prüfen',
  accept_guess: 'Person anschreiben',
  confirm_greeting: 'Anrede bestätigen',
}

// Below the email
export const signatureBelow = 'Ihre Signatur wird unter der E-Mail eingefügt:'
export const addressBelow = 'Die Postanschrift Ihres Arbeitsbereichs wird unter der E-Mail eingefügt:'

// Before writing
export const inTouchTitle = 'Ihr Team steht mit dieser Person schon in Kontakt'
export const takeOver = 'Übernehmen: die andere Unterhaltung beenden und trotzdem schreiben. Beide Verläufe zeigen es.'
export const timeThere = {
  weekend: 'Dort ist Wochenende.',
  holiday: 'Dort ist Feiertag.',
  night: 'Dort ist gerade keine Arbeitszeit.',
}
export const limitReached = {
  mailbox_day: (date: string) => `Das Postfach hat sein Tageslimit erreicht. Die E-Mail wird am ${date} gesendet.`,
  domain_hour: (date: string) => `Das Postfach hat vorerst genug an diese Domain geschrieben. Die E-Mail wird am ${date} gesendet.`,
}
export const sendNowAnyway = 'Trotzdem jetzt senden'
export const otherwiseSentOn = (now: string | number, plannedText: string | number) =>
  `${now} Sonst wird die E-Mail am ${plannedText} gesendet.`
export const followUpsLabel = (count: string | number, dates: string | number) => `${count} senden, falls keine Antwort kommt: ${dates}`
export const earliestDatesHint = 'Früheste Tage, wenn die erste E-Mail jetzt gesendet wird. Eine Antwort stoppt sie.'
export const followUps = (value: number) => plural('de', value, { one: '1 Follow-up', other: `${value} Follow-ups` })

// Bulk email dialog
export const countedEmails = (count: number) => plural('de', count, { one: '1 E-Mail', other: `${count} E-Mails` })
export const emailsWillBeSent = (count: number) =>
  plural('de', count, { one: '1 E-Mail wird gesendet', other: `${count} E-Mails werden gesendet` })
export const emailOneCandidate = '1 Person anschreiben'
export const emailCandidates = (value: string | number) => `${value} Personen anschreiben`
export const notSentCount = (emails: string | number) => `${emails} nicht gesendet`
/** After a number of emails. */
export const sentFromSuffix = (address: string) => `mit dem Absender ${address}`
export const mailboxLimit = (perDay: number) =>
  ` Dieses Postfach sendet heute ${plural('de', perDay, { one: '1 E-Mail', other: `${perDay} E-Mails` })}; die übrigen warten.`
export const lastSentOn = (plannedText: string | number) => `, die letzte am ${plannedText}`
export const waitForProject = ' Das Projekt ist pausiert: Die E-Mails warten, bis es fortgesetzt wird.'
export const countOfEmails = (position: string | number, emails: string | number) => `${position} von ${emails}`
export const oneNotEmailed = '1 Person wird nicht angeschrieben'
export const notEmailed = (count: string | number) => `${count} Personen werden nicht angeschrieben`
export const oneFollowUpLabel = '1 Follow-up senden, falls keine Antwort kommt'
export const daysAfterFirst = (days: readonly number[]) =>
  `Frühestens ${listed('de', days.map(String))} ${plural('de', days.at(-1) ?? 0, { one: 'Tag', other: 'Tage' })} nach der ersten E-Mail.`
export const sendFollowUps = (followUps: string | number) => `${followUps} Follow-ups senden, falls keine Antwort kommt`
export const sendingProgress = (done: string | number, value: string | number) => `${done} von ${value} werden gesendet…`
export const sentSoFar = 'Bisher gesendet'
export const stop = 'Anhalten'
export const cancel = 'Abbrechen'
export const sendEmails = (emails: string | number) => `${emails} senden`
export const previewFor = (name: string | number) => `So sieht ${name} die E-Mail`
export const leftOutByYou = 'Von Ihnen ausgelassen.'
export const takeBackIn = 'Doch anschreiben'
export const leaveOut = 'Nicht anschreiben'
export const readSoFar = (read: number, total: number) => `Sie haben ${read} von ${total} gelesen.`
export const previousEmail = 'Vorherige E-Mail'
export const ofCount = (count: string | number) => `von ${count}`
export const nextEmail = 'Nächste E-Mail'
export const emailTo = (name: string | number) => `E-Mail an ${name}`

export const doubtfulGreetings = (count: number) =>
  plural('de', count, { one: '1 Anrede sieht nicht nach einem Namen aus', other: `${count} Anreden sehen nicht nach Namen aus` })
export const doubtfulGreetingHint = 'Diese E-Mails werden erst gesendet, wenn Sie die Anrede bestätigen oder den Namen korrigieren.'
export const greets = (greeting: string) => `Anrede in der E-Mail: „${greeting}“`
export const nameOf = (name: string) => `Name von ${name}`
export const saveName = 'Namen speichern'
export const nameNotSaved = 'Der Name konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
export const greetingIsRight = 'Anrede stimmt'
export const doubtfulGreeting = (greeting: string) =>
  greeting === ''
    ? 'Der Vorname in der Anrede sieht nicht nach einem Namen aus. Prüfen Sie die E-Mail vor dem Senden.'
    : `Die Anrede „${greeting}“ sieht nicht nach einem Namen aus. Prüfen Sie die E-Mail vor dem Senden.`

export const oneGuessedAddress = '1 Adresse wurde geraten und nicht geprüft'
export const guessedAddresses = (count: number) => `${count} Adressen wurden geraten und nicht geprüft`
export const guessesLeftOut = 'E-Mails an mehrere Personen gehen nicht an geratene Adressen. '
export const verifyThem = 'Prüfen Sie sie oder schreiben Sie diesen Personen einzeln.'
export const writeOneByOne = 'Schreiben Sie diesen Personen einzeln.'
export const verifyAddresses = (count: number) => plural('de', count, { one: 'Adresse prüfen', other: 'Adressen prüfen' })
export const verifyingProgress = (done: number, total: number) => `${done} von ${total} werden geprüft…`
export const notAllVerified = (reason: string) => `Nicht alle Adressen konnten geprüft werden. ${reason}`
export const verifyFailed = 'Bitte versuchen Sie es erneut.'

// By hand form
export const byHandHint =
  'Rufen Sie die Person an, treffen Sie sie oder schreiben Sie ihr selbst. Die Person kommt zu „Kontaktiert“, und wir senden nichts.'
export const markAsContacted = 'Als kontaktiert markieren'

// Linkedin form
export const pasteOnLinkedin =
  'Das senden wir nicht für Sie. Öffnen Sie das Profil und fügen Sie den Text ein. Die Person steht unter „Kontaktiert“.'
export const text = 'Text'
export const copied = 'Kopiert'
export const copyText = 'Text kopieren'
export const openProfile = 'Profil öffnen'
export const done = 'Fertig'
export const subject = 'Betreff'
export const message = 'Nachricht'
export const characterCount = (count: string | number, invitationLength: string | number) => `${count} von ${invitationLength} Zeichen`
export const noLinkedinProfile = 'Für diese Person ist kein LinkedIn-Profil bekannt.'
export const sendInmail = 'InMail senden'
export const sendInvitation = 'Einladung senden'

// Mail form
export const emailFailed = 'Die E-Mail konnte nicht vorbereitet werden.'
export const namesHiddenHint =
  'Namen und Adressen sind in diesem Projekt ausgeblendet. Die E-Mail verwendet den echten Namen und geht an die beste bekannte Adresse.'
export const missingValue = (name: string | number, names: string | number) =>
  `Für ${name} fehlt: ${names}. Tragen Sie es ein oder entfernen Sie die Variable.`
export const cantBeSentYet = 'Diese E-Mail kann noch nicht gesendet werden'
export const previewHint = 'So kommt sie an, mit vollem Namen'
export const emailPreview = 'E-Mail-Vorschau'
export const undoHint = (text: string | number) => `Sie können das Senden ${text} lang rückgängig machen.`
export const sendLater = 'Später senden'
export const approveAndSend = 'Freigeben & senden'

// Mailbox permission
export const permissionNotSaved = 'Die Berechtigung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
export const permissionToSend = 'Senden von E-Mails erlauben'
export const permissionMissing = (product: string | number) =>
  `${product} darf nicht in Ihrem Namen E-Mails senden. Erlauben Sie es, um diese E-Mail zu senden.`
export const notNow = 'Nicht jetzt'
export const allowAndSend = 'Erlauben und senden'

// Other ways
export const otherWays = 'Andere Wege'

// Send later
export const date = 'Datum'
export const time = 'Uhrzeit'
export const yourClock = (ownZone: string | number) => `Ihre Zeitzone: ${ownZone}`
export const close = 'Schließen'
export const schedule = 'Planen'

// Variable picker
export const variables = 'Variablen'
export const variablesFailed = 'Die Variablen konnten nicht geladen werden.'
export const notKnown = 'nicht bekannt'

// Who and what
export const from = 'Von'
export const template = 'Vorlage'
export const waitingForHours = (count: number) =>
  plural('de', count, {
    one: '1 E-Mail wartet auf die Arbeitszeit am Wohnort der Person.',
    other: `${count} E-Mails warten auf die Arbeitszeit am Wohnort der Personen.`,
  })
export const projectSender = 'Absender des Projekts'

// Sent
export const notSent = 'Die E-Mail wurde nicht gesendet.'

// Insert text
export const clickInText = 'Klicken Sie zuerst in den Text, um die Stelle zum Einfügen zu wählen.'

// Bulk email
export const stoppedBefore = 'Sie haben den Versand vor dieser E-Mail angehalten.'

// First email
export const plannedFor = (date: string) => `Geplant für ${date}`
export const undo = 'Rückgängig'
