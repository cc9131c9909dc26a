// German texts of web/candidate/moves/SendToManagerDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const cancel = 'Abbrechen'
export const title = (name: string | number) => `${name} an Hiring-Manager:in senden`
export const prepareFailed = 'Wir konnten die E-Mail nicht vorbereiten.'
export const candidatesLabel = 'Kandidat:innen in dieser E-Mail'
export const to = 'An'
export const cc = 'Cc'
export const subject = 'Betreff'
export const message = 'Nachricht'
export const send = 'Senden'

// Send to manager dialog
export const aCandidate = 'Eine Person'
export const countedCandidates = (count: number) => `${count} ${plural('de', count, { one: 'Kandidat:in', other: 'Kandidat:innen' })}`
/** What sending does besides the email. */
export function whatHappens({ count, moves, hasReplied }: { count: number; moves: boolean; hasReplied: boolean }): string {
  const isOne = count === 1
  const link = `Wer den Link in der E-Mail hat, sieht ${isOne ? 'diese Person, aber keine andere' : 'diese Personen, aber keine anderen'}.`
  if (!moves) return link
  const they = isOne ? 'Diese Person' : 'Diese Personen'
  const silent = hasReplied ? '' : ` ${they} ${isOne ? 'hat' : 'haben'} noch nicht geantwortet.`
  return `${link}${silent} ${they} ${isOne ? 'wechselt' : 'wechseln'} zu „Interessiert“, und geplante Follow-ups enden. Fehlt eine Entscheidung, erinnern wir Hiring-Manager:innen einmal und benachrichtigen danach Sie.`
}
export const sentWithout = (leftOut: readonly { name: string; message: string }[]) =>
  `Gesendet, ohne ${countedCandidates(leftOut.length)}. ${leftOut.map(({ name, message }) => `${name}: ${message}`).join(' ')}`
