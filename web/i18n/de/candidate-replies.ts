// German texts of web/candidate/replies.

// Close request
export const closeTheRequest = 'Anfrage abschließen'
export const dataRequestText =
  'Wir senden dieser Person nichts mehr, in keinem Projekt. Halten Sie fest, was gelöscht oder beantwortet wurde, wann, und wie die Person informiert wurde.'
export const whatWasDone = 'Was getan wurde'
export const cancel = 'Abbrechen'
export const closeRequest = 'Anfrage abschließen'

// Label menu
export const readAsCorrect = (meaning: string | number) => `Gelesen als: ${meaning}. Korrigieren`
export const correctMeaningTitle = 'Was bedeutet es wirklich?'
export const meaningTitle = 'Was bedeutet es?'

// Pause line
export const resumed = 'Follow-ups werden fortgesetzt'
export const notResumed = 'Nicht fortgesetzt. Bitte versuchen Sie es noch einmal.'
export const theyWrote = (quote: string | number) => `Aus der Nachricht: „${quote}“`
export const resumeNow = 'Jetzt fortsetzen'

// Reply news
export const rightPersonAction = 'Das ist die richtige Person'
export const withHost = (hostName: string | number) => `mit ${hostName},`
export const rated = (ratingLabel: string | number) => `Bewertung: ${ratingLabel}`
export const reasonReasons = (reasons: string | number) => `Grund: ${reasons}`
export const less = 'weniger'
export const more = 'mehr'

// Task line
/** Follows 'Empfiehlt'. */
export const someone = 'jemanden'
export const dueBy = (isLate: boolean, day: string) => `: ${isLate ? 'war fällig am' : 'Antwort bis'} ${day}`
export const checkBackTitle = 'Zeit, wieder nachzufragen'
export const quotedNote = (quote: string | number) => ` · aus der Nachricht: „${quote}“`
export const noDateGiven = ' · kein Datum genannt'
export const changeDay = 'Tag ändern'
export const done = 'Erledigt'
export const noReminder = 'Keine Erinnerung'
export const reminderDateLabel = 'Team erinnern am'
export const save = 'Speichern'
export const recommendsWho = (candidateName: string | number) => `Empfiehlt ${candidateName}`
export const addToProject = 'Zum Projekt hinzufügen'
export const thankYouAction = 'Dank schreiben'
export const dismiss = 'Verwerfen'
export const name = 'Name'
export const email = 'E-Mail'
export const addOnlyAction = 'Ohne E-Mail hinzufügen'
export const dataRequestTitle = 'Fragt nach den eigenen personenbezogenen Daten'
export const sendingStoppedNote = ' · wir senden dieser Person nichts mehr'
export const adminClosesNote = ' · ein Admin des Arbeitsbereichs schließt das unter „Aufgaben“ ab'
export const closeInTasks = 'Unter „Aufgaben“ abschließen'
export const comeBackOn = (day: string) => `Wieder nachfragen am ${day}`
export const checkBackOnDate = 'An einem Tag Ihrer Wahl wieder nachfragen'

// Reply actions
export const corrected = (meaning: string) => `Gelesen als: ${meaning}. Ähnliche Antworten werden künftig genauso gelesen.`
export const notChanged = 'Nicht geändert. Bitte versuchen Sie es noch einmal.'
export const reminderChanged = 'Erinnerung geändert'
export const dismissed = 'Verworfen'
export const notClosed = 'Nicht abgeschlossen. Bitte versuchen Sie es noch einmal.'
export const referredAdded = (name: string, inProject: boolean) =>
  inProject ? `${name} ist schon im Projekt` : `${name} ist jetzt in „Freigegeben“. Es wurde nichts gesendet.`
export const notAdded = 'Nicht hinzugefügt. Bitte versuchen Sie es noch einmal.'
export const unflagged = 'Ihre Projekte können der Person wieder schreiben'

export const correctionUndone = 'Korrektur rückgängig gemacht'

// Reply words
export const replyLabels = {
  interested: 'Interessiert',
  question: 'Frage',
  not_interested: 'Nicht interessiert',
  not_now: 'Nicht jetzt',
  referral: 'Empfiehlt jemand anderen',
  wrong_person: 'Falsche Person',
  data_request: 'Anfrage zu eigenen Daten',
  out_of_office: 'Abwesend',
  unsubscribe: 'Abmeldung',
  unclear: 'Unklar',
  thank_you: 'Dank',
}
export const percentSure = (percent: number) => `${percent}\u00A0% sicher`
export const stepName = (step: number) => (step === 0 ? 'Erste Ansprache' : `Follow-up ${step}`)
export const reply = 'Antwort'
export const heldBy = {
  mailbox_day: 'Das Postfach sendet vorher keine weiteren E-Mails.',
  domain_hour: 'Das Postfach hat vorerst genug an diese Domain geschrieben.',
  weekend: 'Am Wohnort der Person ist Wochenende.',
  holiday: 'Am Wohnort der Person ist ein Feiertag.',
  night: 'Am Wohnort der Person ist keine Arbeitszeit.',
}
export const plannedFor = (name: string, date: string) => `${name} geplant: ${date}`
export const onDate = (name: string, date: string) => `${name} am ${date}`
export const noDateYet = (name: string) => `${name}, noch kein Datum`

// Disputes
export const disputeTitle = 'Bestreitet eine Angabe über sich'
export const decideDispute = 'Entscheiden'
export const disputeHeading = 'Was die Kandidat:in bestreitet'
export const disputeLoadFailed = 'Das konnte nicht geladen werden.'
export const disputedClaim = 'Aussage'
export const requestedChange = 'Gewünschte Berichtigung'
export const theirWords = 'In eigenen Worten'
export const disputeDocument = 'Dokument'
export const scoreIfAccepted = 'Punkte'
export const scoreChange = (before: string | number, after: string | number) => `jetzt ${before}, mit der Berichtigung ${after}`
export const scoreStays = (score: string | number) => `${score}, mit der Berichtigung gleich`
export const notScored = 'Hier hat die Software nicht eingestuft.'
export const cardScore = (score: string | number) => `Auf der Karte stehen ${score} aus der Suche, die die Person gefunden hat.`
export const nowMet = (musts: string) => `Dann erfüllt: ${musts}`
export const nowMissed = (musts: string) => `Dann nicht erfüllt: ${musts}`
export const factGone = 'Diese Angabe steht nicht mehr im Profil, deshalb lässt sich die Berichtigung nicht annehmen.'
export const disputeReason = 'Begründung, wird der Kandidat:in gesendet'
export const acceptDispute = 'Annehmen und berichtigen'
export const declineDispute = 'Ablehnen'
export const disputeAccepted = 'Berichtigt. Ihre Antwort wird per E-Mail gesendet.'
export const disputeDeclined = 'Abgelehnt. Ihre Antwort wird per E-Mail gesendet.'
