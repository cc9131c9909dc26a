// English texts of web/candidate/moves/SendToManagerDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const cancel = 'Cancel'
export const title = (name: string | number) => `Send ${name} to the hiring manager`
export const prepareFailed = 'We couldn’t prepare the email.'
export const candidatesLabel = 'Candidates in this email'
export const to = 'To'
export const cc = 'Cc'
export const subject = 'Subject'
export const message = 'Message'
export const send = 'Send'

// Send to manager dialog
export const aCandidate = 'A candidate'
export const countedCandidates = (count: number) => `${count} ${plural('en', count, { one: 'candidate', other: 'candidates' })}`
/** What sending does besides the email. */
export function whatHappens({ count, moves, hasReplied }: { count: number; moves: boolean; hasReplied: boolean }): string {
  const [they, object] = count === 1 ? ['This candidate', 'this candidate'] : ['These candidates', 'these candidates']
  const link = `Anyone with the link in the email can see ${object}, but no one else.`
  if (!moves) return link
  const silent = hasReplied ? '' : ` ${they} ${count === 1 ? 'hasn’t' : 'haven’t'} replied yet.`
  return `${link}${silent} ${they} ${count === 1 ? 'moves' : 'move'} to Interested, and planned follow-ups stop. Without a decision we remind the hiring manager once, and then notify you.`
}
export const sentWithout = (leftOut: readonly { name: string; message: string }[]) =>
  `Sent, without ${countedCandidates(leftOut.length)}. ${leftOut.map(({ name, message }) => `${name}: ${message}`).join(' ')}`
