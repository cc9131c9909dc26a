// German texts of domain/outreach/parked-texts.ts.
import type { ParkedReason } from '../../message-state.ts'

export const deliveryUnknown = 'Zustellung unklar'
export const notSent = 'Nicht gesendet'
export const happened: Record<ParkedReason, string> = {
  no_witness: 'Die Verbindung brach ab, bevor der Mailserver diese E-Mail bestätigt hat.',
  unknown_twice: 'Die Verbindung brach zweimal ab, bevor der Mailserver diese E-Mail bestätigt hat.',
  after_restore:
    'Dieser Dienst wurde aus einer Sicherung wiederhergestellt. Diese E-Mail könnte nach der Sicherung bereits gesendet worden sein.',
  refused_too_often: 'Der Mailserver hat diese E-Mail immer wieder zurückgestellt, deshalb versuchen wir es nicht weiter.',
  set_aside: 'Der Mailserver lehnt diese E-Mail ab, während er andere annimmt.',
  mailbox_gone: 'Das Postfach dieser Unterhaltung ist nicht mehr verbunden, deshalb wissen wir nicht, ob die Person geantwortet hat.',
  file_gone: 'Ein Anhang dieser E-Mail ist hier nicht mehr gespeichert, deshalb haben wir die E-Mail nicht ohne ihn gesendet.',
  crashed_too_often: 'Das Senden dieser E-Mail ist mehrmals gescheitert, bevor sie den Mailserver erreichte.',
}
export const relayAnswer = (answer: string) => `Seine Antwort: „${answer}“`
export const replaceFile =
  'Schreiben Sie sie neu und hängen Sie die Datei an, oder ersetzen Sie bei einem Follow-up die Datei und senden Sie es erneut.'
export const checkFirst =
  'Sehen Sie im Ordner „Gesendet“ nach oder fragen Sie die Person, dann wählen Sie: als gesendet markieren oder erneut senden.'
export const sendAgain = 'Senden Sie sie erneut, oder markieren Sie sie als gesendet, wenn Sie die Person auf anderem Weg erreicht haben.'
