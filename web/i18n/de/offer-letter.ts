// German texts of offer letters: the dialog of the team, and the page behind the candidate's link.

export const offerLetter = 'Angebotsschreiben'
export const letterTo = (name: string) => `Angebotsschreiben an ${name}`
export const letter = 'Schreiben'
export const variables = {
  pay: 'Vergütung',
  currency: 'Währung',
  pay_period: 'Zeitraum der Vergütung',
  first_day: 'Erster Arbeitstag',
  conditions: 'Bedingungen',
  work_place: 'Arbeitsort',
  answer_by: 'Letzter Tag für die Antwort',
  signer: 'Unterzeichnende Person',
}
export const states = {
  draft: 'Entwurf',
  sent: 'Gesendet, Antwort steht aus',
  signed: 'Unterschrieben',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
}
export const loadFailed = 'Das Schreiben konnte nicht geladen werden.'
export const template = 'Vorlage'
export const builtIn = 'Mitgelieferte Vorlage'
export const keepText = 'Diesen Text behalten'
export const manageTemplates = 'Vorlagen verwalten'
export const answerBy = 'Letzter Tag für die Antwort'
export const missing = (names: string) => `Ohne Wert: ${names}. Ersetzen Sie sie im Schreiben.`
export const unsaved = 'Speichern Sie Ihre Änderungen, bevor Sie das Schreiben senden.'
export const approvers = 'Muss vor dem Senden freigeben'
export const noApprovers = 'Niemand'
export const waiting = 'steht aus'
export const approved = 'freigegeben'
export const returned = 'zurückgegeben'
export const isVoid = 'durch eine Änderung hinfällig'
export const approve = 'Freigeben'
export const giveBack = 'Zurückgeben'
export const comment = 'Kommentar'
export const youAreAsked = 'Sie wurden gebeten, dieses Schreiben freizugeben.'
export const decisionFailed = 'Ihre Entscheidung wurde nicht gespeichert.'
export const save = 'Schreiben speichern'
export const saved = 'Schreiben gespeichert'
export const saveFailed = 'Das Schreiben wurde nicht gespeichert.'
export const signedPdf = 'Unterschriebenes PDF'
export const email = (to: string) => `E-Mail an ${to}`
export const sendLetter = 'Schreiben senden'
export const sent = 'Das Schreiben ist unterwegs'
export const sendFailed = 'Das Schreiben wurde nicht gesendet.'
export const withdraw = 'Zurückziehen'
export const withdrawn = 'Schreiben zurückgezogen'
export const withdrawFailed = 'Das Schreiben wurde nicht zurückgezogen.'
export const writeAnother = 'Neues Schreiben verfassen'
export const byHand = 'Von Hand unterschrieben'
export const signedOn = 'Unterschrieben am'
export const signedFile = 'Unterschriebenes Schreiben (PDF)'
export const recordSignature = 'Unterschrift festhalten'
export const recorded = 'Unterschrift festgehalten'
export const recordFailed = 'Die Unterschrift wurde nicht festgehalten.'
export const signedBy = (name: string, moment: string) => `Unterschrieben von ${name} am ${moment}`
export const signedByHand = (day: string) => `Von Hand unterschrieben am ${day}`
export const reason = (words: string) => `Grund: ${words}`
export const cancel = 'Abbrechen'

// the page behind the candidate's link
export const title = 'Ihr Angebot'
export const loading = 'Ihr Angebot wird geladen'
export const offerLoadFailed = 'Ihr Angebot konnte nicht geladen werden'
export const ended = 'Dieses Angebot ist nicht mehr verfügbar. Wenden Sie sich an die Person, die Ihnen den Link gesendet hat.'
export const answerUntil = (day: string) => `Bitte antworten Sie bis zum ${day}.`
export const download = 'PDF herunterladen'
export const accept = 'Annehmen und unterschreiben'
export const fullName = 'Ihr vollständiger Name'
export const consent = 'Ich nehme dieses Angebot an und unterschreibe es elektronisch.'
export const sign = 'Unterschreiben'
export const signRecord =
  'Wir speichern Ihren Namen, den Zeitpunkt, Ihre Netzwerkadresse, Ihren Browser und den Fingerabdruck des Schreibens.'
export const decline = 'Ablehnen'
export const declineTitle = 'Dieses Angebot ablehnen'
export const declineReason = 'Grund (optional)'
export const thanks = 'Vielen Dank. Sie haben dieses Angebot unterschrieben.'
export const signedAs = (name: string) => `Unterschrieben als ${name}. Bewahren Sie eine Kopie des unterschriebenen Schreibens auf.`
export const declinedThanks = 'Sie haben dieses Angebot abgelehnt. Vielen Dank für die Nachricht.'
export const answerFailed = 'Ihre Antwort wurde nicht gespeichert. Versuchen Sie es erneut.'
