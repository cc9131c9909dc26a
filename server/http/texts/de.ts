// German texts of server/http: answers, notifications, and emails.

// app
export const serverProblem = 'Auf unserer Seite ist ein Fehler passiert. Es wurde nichts geändert.'

// rate-limited
export const inSeconds = (n: number) => `in ${n} ${n === 1 ? 'Sekunde' : 'Sekunden'}`
export const inMinutes = (n: number) => `in ${n} Minuten`
export const inHours = (n: number) => `in ${n} Stunden`
export const tooManyRequests = (inWords: string | number) => `Zu viele Anfragen. Versuchen Sie es ${inWords} noch einmal.`

// uploads
export const uploadsInProgress = 'Ihre anderen Uploads laufen noch. Versuchen Sie es in 5 Sekunden noch einmal.'
export const tooManyFiles = 'Gerade kommen viele Dateien an. Versuchen Sie es gleich noch einmal.'
export const fileTooLarge = (floor: string | number) => `Dateien dürfen bis zu ${floor} MB groß sein.`
export const unreadableUpload = 'Wir konnten den Upload nicht lesen.'

// input
export const nothingToChange = 'Geben Sie mindestens ein Feld an, das geändert werden soll.'
export const unreadableValue = 'Dieser Wert kann nicht gelesen werden.'
export const nulInText = 'Text darf kein NUL enthalten.'
export const nestedTooDeeply = 'Das ist zu tief verschachtelt.'

// refusals
export const unsupportedBody = 'Senden Sie Formulardaten oder JSON.'

// candidates
export const candidateChangeMissing =
  'Geben Sie an, was geändert werden soll: status, notes, note_to_hm, updated_candidate_email oder disable_followups.'
export const reasonsWithoutStatus = 'Gründe brauchen einen status.'

// unsubscribe
export const unknownLink = 'Wir erkennen diesen Link nicht. Vielleicht ist er unvollständig.'

// commandin
export const commandFailed = 'Der Befehl ist fehlgeschlagen.'
export const switchingOff = 'Der Wechsel der Sitzung ist hier ausgeschaltet.'

// webhook
export const wrongSignature = 'Die Signatur fehlt oder ist falsch.'

// push
export const theTokenIsMissingOrWrong = 'Das Token fehlt oder ist falsch.'
export const tryAgainInAMoment = 'Versuchen Sie es gleich noch einmal.'

// unmatched
export const chooseAWorkspace = 'Wählen Sie einen Arbeitsbereich.'

// invitations
export const invitationEnded = 'Diese Einladung ist nicht mehr gültig. Bitten Sie um eine neue.'

// conversation
export const failureSentences = {
  dead_address: 'Diese E-Mail war unzustellbar: Die Adresse gibt es nicht.',
  mailbox_full: 'Nicht zugestellt: Das Postfach war voll. Wir versuchen es noch bis zu dreimal.',
  blocked: 'Nicht zugestellt: Der Server hat die E-Mail als Spam oder wegen einer Richtlinie abgelehnt. Die Adresse kann stimmen.',
  delayed: 'Noch nicht zugestellt: Der Server versucht es weiter.',
  complaint: 'Diese E-Mail wurde als Spam gemeldet.',
  unclear: 'Nicht zugestellt, aus einem Grund, der nicht die Adresse betrifft.',
}
export const answeredAutomatically = 'Automatische Antwort.'

// observe
export const shuttingDown = 'Dieser Prozess wird gerade beendet.'

// conversation
export const addressRefused = 'Die Adresse wurde abgelehnt.'
export const serverAnswered = (answer: string) => `Der Mailserver antwortete: „${answer}“`
export const file = 'Datei'
