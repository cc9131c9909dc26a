// German texts of web/features/account.

// Additional information screen
export const thankYou = 'Vielen Dank'
export const theTeam = 'das Team'
export const sentTo = (hiringCompany: string) => `Wir haben es an ${hiringCompany} gesendet. Sie bekommen eine Rückmeldung.`
export const readFromFile = (resume: string) => `${resume} (aus Ihrer Datei).`
export const fileUnreadable = (resumeNote: string) =>
  `Ihre Datei wurde gesendet, aber wir konnten sie nicht automatisch lesen. ${resumeNote}`
export const ifYouLike = 'Wenn Sie möchten, beantworten Sie auch'
export const noEffect = '. Die Antworten haben keinen Einfluss auf Ihre Bewerbung.'
export const voluntaryQuestions = 'zwei freiwillige Fragen zu Ihrer Person'
export const linkFailed = 'Dieser Link funktioniert nicht'
export const linkUnreadable = 'Wir konnten diesen Link nicht lesen.'
export const fieldRequired = 'Dieses Feld muss ausgefüllt werden.'
export const somethingWentWrong = 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.'
export const greeting = (firstName: string) => `Guten Tag ${firstName}, eine Sache noch`
export const requestedItem = (hiringCompany: string, item: string, jobTitle: string) =>
  `${hiringCompany} braucht für die Stelle „${jobTitle}“ noch: ${item}.`
export const yourMessage = 'Ihre Nachricht'
export const fileOptional = 'Datei (optional)'
export const fileFormats = 'PDF, Word, RTF, OpenDocument oder Text, bis 10 MB'
export const chooseAFile = 'Datei auswählen'
export const removeFile = 'Datei entfernen'
export const sendTo = (hiringCompany: string) => `An ${hiringCompany} senden`

// Self identification screen
export const questionTitles = { gender: 'Ihr Geschlecht', ethnicity: 'Ihre ethnische Herkunft' }
export const answersDeleted = 'Ihre Antworten wurden gelöscht'
export const bookmarkPage = 'Setzen Sie ein Lesezeichen auf diese Seite, wenn Sie Ihre Antworten später ändern oder zurückziehen möchten.'
export const nothingStored = 'Wir speichern nichts mehr von dem, was Sie hier eingegeben haben.'
export const aboutYou = 'Über Sie (optional)'
export const whyAsked = (hiringCompany: string, jobTitle: string) =>
  `${hiringCompany} stellt Kandidat:innen für die Stelle „${jobTitle}“ diese Fragen, um zu prüfen, ob die Auswahl fair ist. Die Antwort ist freiwillig und hat keinen Einfluss auf Ihre Bewerbung.`
export const howStored =
  'Ihre Antworten werden getrennt von Ihrem Namen gespeichert. Niemand im Team kann sie lesen. Das Team sieht nur Gruppen von mindestens zehn Personen. Sie können Ihre Antworten auf dieser Seite ändern oder zurückziehen.'
export const saveChanges = 'Änderungen speichern'
export const send = 'Senden'
export const withdrawMyAnswers = 'Meine Antworten zurückziehen'

// Subscription screen
export const subscriptions = {
  outreach: {
    title: (off: boolean) => (off ? 'Sie sind abgemeldet' : 'Von diesen E-Mails abmelden?'),
    text: (email: string, off: boolean) =>
      off
        ? `Wir schreiben nicht mehr an ${email}.`
        : `Die E-Mails gehen an ${email}. Wenn Sie sich abmelden, schreibt Ihnen dieses Recruiting-Team nicht mehr.`,
    back: 'Wieder E-Mails an mich senden',
  },
  notifications: {
    title: (off: boolean) => (off ? 'Sie bekommen keine Zusammenfassungen mehr' : 'Von Zusammenfassungen abmelden?'),
    text: (email: string, off: boolean) =>
      off
        ? `Wir senden keine Zusammenfassungen mehr an ${email}. In der App sehen Sie weiterhin Benachrichtigungen.`
        : `Wir senden höchstens einmal am Tag eine Zusammenfassung ungelesener Benachrichtigungen an ${email}.`,
    back: 'Wieder Zusammenfassungen senden',
  },
}
export const resubscribeLinkSent = (email: string) =>
  `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn innerhalb von 7 Tagen, um zu bestätigen, dass Sie wieder von uns hören möchten.`
export const unsubscribe = 'Abmelden'
export const testLinkTitle = 'Dieser Link stammt aus einer Test-E-Mail'
export const testLinkText = 'Es wurde nichts geändert. In der E-Mail an Kandidat:innen dient dieser Link zum Abmelden.'

// Self identification
/** Called only with the option that declines to answer. */
export const firstPersonOption = 'Das möchte ich nicht angeben'
