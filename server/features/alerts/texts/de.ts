// German texts of server/features/alerts: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// on-ats-link-changed
export const relinkAts = (name: string | number) => `${name} muss neu verbunden werden. Bis dahin warten Kandidat:innen.`
export const atsForgotLink = (name: string | number) => `${name} kennt die Verbindung nicht mehr. Richten Sie sie neu ein.`
export const atsLinkOff = (name: string | number) => `Die Verbindung mit ${name} ist dort ausgeschaltet.`

// on-reply-received
export const isInterested = (name: string | number) => `${name} ist interessiert.`
export const hasAQuestion = (name: string | number) => `${name} hat eine Frage.`
export const isNotInterested = (name: string | number) => `${name} ist nicht interessiert.`
export const notNowAlert = (name: string | number) => `${name} ist zurzeit nicht interessiert. Wann möchten Sie wieder nachfragen?`
export const referralAlert = (name: string | number) => `${name} sagt ab und empfiehlt jemand anderen.`
export const wrongPersonAlert = (name: string | number) => `${name} ist die falsche Person.`
export const dataRequestAlert = (name: string | number) =>
  `${name} fragt nach den eigenen personenbezogenen Daten. Wir senden an diese Person nichts mehr.`
export const optOutAlert = (name: string | number) => `${name} möchte nicht mehr kontaktiert werden.`
export const thanksAlert = (name: string) => `${name} hat sich bedankt.`
export const unclearReplyAlert = (name: string | number) => `${name} hat geantwortet, aber wir sind nicht sicher, was gemeint ist.`
export const outOfOfficeAlert = (name: string | number) => `${name} ist abwesend.`
export const repliedPleaseCheck = (name: string | number) => `${name} hat geantwortet. Bitte prüfen Sie die Antwort.`

// on-sign-in-changed
export const passwordChanged = 'Das Passwort wurde geändert, und alle anderen Sitzungen wurden beendet.'
export const emailChanged = 'Die E-Mail-Adresse wurde geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.'
export const providerLinked = 'Ein Konto bei Google oder Microsoft wurde verknüpft und kann jetzt zum Anmelden verwendet werden.'
export const factorAdded = 'Ein zweiter Faktor wurde hinzugefügt, und alle anderen Sitzungen wurden beendet.'
export const factorRemoved = 'Ein zweiter Faktor wurde entfernt, und alle anderen Sitzungen wurden beendet.'
export const factorsReset =
  'Ein Admin hat Ihre zweiten Faktoren entfernt und Sie abgemeldet. Melden Sie sich mit Ihrem Passwort an und fügen Sie in Ihrem Profil einen neuen hinzu.'
export const recoveryCodesMade = 'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr.'
export const recoveryCodeUsed =
  'Ein Wiederherstellungscode wurde verwendet. Jeder gilt nur einmal; neue können Sie in Ihrem Profil erstellen.'
export const providerUnlinked =
  'Die Verknüpfung mit einem Konto bei Google oder Microsoft wurde aufgehoben; es kann nicht mehr zum Anmelden verwendet werden.'

// notifications
export const unknownNotification = 'Diese Benachrichtigung gibt es nicht.'

// on-calendar-prevented
export const syncCalendarAlert = (name: string | number) =>
  `Kandidat:innen von „${name}“ warten darauf, dass Sie Ihren Kalender synchronisieren.`

// on-calendar-synced
export const reconnectCalendarsAlert = (name: string | number) =>
  `Verbinden Sie Ihre Kalender in ${name} neu. Bis dahin kann niemand einen Termin mit Ihnen buchen.`

// on-comment-written
export const askedYouAbout = (personNameAsText: string | number, name: string | number) =>
  `${personNameAsText} hat Sie etwas zu ${name} gefragt.`
export const mentionedYou = (by: string, name: string) => `${by} hat Sie in einem Kommentar zu ${name} erwähnt.`

// on-information-received
export const informationAlert = (name: string | number) => `${name} hat Angaben oder ein Dokument gesendet.`

// on-interview-out-of-sync
export const outOfSync = (isRemoved: boolean, name: string, agreed: string) =>
  `Sie haben den Eintrag in Ihrem Kalender ${isRemoved ? 'gelöscht' : 'verschoben'}, aber ${name} rechnet weiter mit dem vereinbarten Termin: ${agreed}. Stellen Sie den Eintrag wieder her, oder sagen Sie das Interview ab, damit ein anderer Termin gewählt werden kann.`

// on-interview-replaced
export const anInterviewer = 'Eine Interviewer:in'
export const replacement = (formerName: string, joined: string, name: string, when: string) =>
  `${formerName} kann das Interview mit ${name} nicht führen. ${joined} übernimmt: ${when}.`
export const noReplacement = (formerName: string, name: string, when: string) =>
  `${formerName} kann das Interview mit ${name} nicht führen (${when}), und niemand ist als Ersatz frei. Fragen Sie nach, oder sagen Sie das Interview ab, damit ein anderer Termin gewählt werden kann.`

// on-room-missing
export const roomMissing = (name: string, reason: string) =>
  `Das Interview mit ${name} hat noch keinen Videoraum: ${reason} Wir versuchen es weiter. Senden Sie einen Link, wenn es bald beginnt.`

// on-interview
export const bookedAnInterview = (name: string | number, when: string | number) => `${name} hat ein Interview gebucht: ${when}.`
export const movedTheirInterview = (name: string | number, when: string | number) => `${name} hat das Interview verschoben: ${when}.`
export const interviewCanceledAlert = (name: string | number, when: string | number) => `Interview abgesagt: ${name}, ${when}.`

// on-mail-trouble
export const refusedEmailAlert = (name: string | number) =>
  `Eine E-Mail an ${name} wurde abgelehnt. Versuchen Sie es mit einer anderen Adresse.`
export const undecidedEmailAlert = (parkedHeading: string | number, name: string | number) =>
  `${parkedHeading}: Eine E-Mail an ${name} braucht Ihre Entscheidung.`

// on-test-email-failed
export const testRefused = (address: string) => `Ihre Test-E-Mail an ${address} wurde abgelehnt.`
export const testNotSent = (address: string) => `Ihre Test-E-Mail an ${address} konnte nicht gesendet werden. Senden Sie eine neue.`
export const testUnknown = (address: string) =>
  `Wir wissen nicht, ob Ihre Test-E-Mail bei ${address} angekommen ist. Falls nicht, senden Sie eine neue.`
export const serverAnswer = (answer: string) => ` Der Mailserver hat geantwortet: „${answer}“`

// on-share-email-failed
export const shareRefused = (address: string) => `Ihre E-Mail mit Kandidat:innen an ${address} wurde abgelehnt.`
export const shareSuppressed = (address: string) =>
  `Ihre E-Mail mit Kandidat:innen an ${address} wurde nicht gesendet: Die Adresse steht auf der Sperrliste Ihres Arbeitsbereichs.`
export const shareNotSent = (address: string) => `Ihre E-Mail mit Kandidat:innen an ${address} konnte nicht gesendet werden.`
export const shareUnknown = (address: string) =>
  `Wir wissen nicht, ob Ihre E-Mail mit Kandidat:innen bei ${address} angekommen ist. Fragen Sie dort nach, bevor Sie noch einmal teilen.`

// on-scorecard
export const submittedAScorecard = (personNameAsText: string | number, name: string | number) =>
  `${personNameAsText} hat einen Bewertungsbogen zu ${name} abgegeben.`

// on-search-batch-ready
export const noNewCandidatesAlert = 'Keine neuen Kandidat:innen passen zu dieser Suche. Erweitern Sie sie in den Einstellungen.'
export const firstCandidatesAlert = (count: string | number) =>
  Number(count) === 1
    ? 'Die erste Person ist bereit. Sagen Sie uns, ob sie passt.'
    : `Die ersten ${count} Kandidat:innen sind bereit. Sagen Sie uns, wer passt.`
export const newCandidatesAlert = (count: string | number) =>
  Number(count) === 1 ? 'Eine neue Person ist bereit zur Durchsicht.' : `${count} neue Kandidat:innen sind bereit zur Durchsicht.`

// on-conversation-assigned
export const assignedAlert = (by: string, name: string) => `${by} hat Ihnen die Unterhaltung mit ${name} zugewiesen.`

// on-offer
export const offerToApprove = (by: string, name: string) => `${by} bittet Sie, das Angebotsschreiben an ${name} freizugeben.`
export const offerApproved = (by: string, name: string) => `${by} hat das Angebotsschreiben an ${name} freigegeben.`
export const offerReturned = (by: string, name: string) => `${by} hat das Angebotsschreiben an ${name} mit einem Kommentar zurückgegeben.`
export const offerSigned = (name: string) => `${name} hat das Angebotsschreiben unterschrieben.`
export const offerDeclined = (name: string) => `${name} hat das Angebot abgelehnt.`

// on-records-broken
export const brokenRecordAlert = (domain: string) =>
  `Ein DNS-Eintrag von ${domain}, der Ihre E-Mails bestätigt, fehlt oder ist falsch. Bis er korrigiert ist, kommen mehr Ihrer E-Mails in den Spam. In Ihren Postfach-Einstellungen steht, was zu veröffentlichen ist.`

// on-task
export const answerBy = (title: string | number, now: string | number) => `${title}. Antworten Sie bis ${now}.`
export const reminderAlert = (title: string | number) => `${title}: Sie wollten heute erinnert werden.`

// what stands for a hidden name: as the subject at the beginning of a sentence, and as an object inside one
export const someCandidate = 'Eine Person'
export const aCandidate = 'eine Person'
export const approvedBy = (by: string, name: string) => `${by} hat ${name} freigegeben.`
export const rejectedBy = (by: string, name: string) => `${by} hat ${name} abgelehnt.`
/** `reason` is theirs; '' = none. */
export const canceledTheirInterview = (name: string, when: string, reason: string) =>
  `${name} hat das Interview abgesagt: ${when}.${reason === '' ? '' : ` Begründung: „${reason}“`}`
export const newUnmatched = (count: number) =>
  plural('de', count, { one: '1 neue nicht zugeordnete E-Mail', other: `${count.toLocaleString('de-DE')} neue nicht zugeordnete E-Mails` })

// on-people-found
export const newPeople = (people: number, search: string) =>
  `${plural('de', people, { one: '1 neue Person', other: `${people.toLocaleString('de-DE')} neue Personen` })} in „${search}“`

// on-sso
export const breakGlassAlert = (email: string) =>
  `${email} hat sich als Notfall-Admin ohne Single Sign-on angemeldet. Falls Sie das nicht erwartet haben, fragen Sie nach.`
export const domainLapsedAlert = (domain: string) =>
  `Der DNS-Eintrag, der ${domain} bestätigt, fehlt. Bis er wieder da ist, gibt es für Adressen dieser Domain kein Single Sign-on.`
