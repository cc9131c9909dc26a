// English emails to users: about their account, their team, and their projects.
import { plural } from '@fairlead/domain/shared/language'

// an invitation to a workspace
export const invitationSubject = (name: string, team: string, product: string) => `${name} invites you to ${team} on ${product}`
export const invitation = (name: string, team: string, days: number, link: string, interviews: boolean) =>
  `Hi,\n\n${name} has invited you to join the hiring team at ${team}${interviews ? ' and to interview candidates' : ''}. Create your account here within ${days} days:\n\n` +
  `${link}\n\nThe link works only for this address. If you don’t know ${name}, you can ignore this email.`

// an address to verify
export const verifySubject = (product: string) => `Verify your email address for ${product}`
export const verify = (product: string, link: string) =>
  `Hi,\n\nThis address was used to create a ${product} account. Sign in and open this link within 24 hours to verify it:\n\n` +
  `${link}\n\nIf this wasn’t you, you can ignore this email.`
export const confirmSubject = (product: string) => `Confirm your new email address for ${product}`
export const confirm = (product: string, email: string, link: string) =>
  `Hi,\n\nSomeone asked to use this address for the ${product} account of ${email}. To confirm, sign in to that account and open this link within 24 hours:\n\n` +
  `${link}\n\nIf this wasn’t you, you can ignore this email.`

// a new password
export const passwordSubject = (product: string) => `Choose a new password for ${product}`
export const password = (product: string, minutes: number, link: string) =>
  `Hi,\n\nSomeone asked for a new ${product} password for this address. Choose one within ${minutes} minutes:\n\n` +
  `${link}\n\nIf this wasn’t you, you can ignore this email.`
export const existingAccountSubject = (product: string) => `You already have a ${product} account`
export const existingAccount = (product: string, link: string) =>
  `Hi,\n\nSomeone tried to create a ${product} account with this address, which already has one. ` +
  `Sign in, or choose a new password with “Forgot password”:\n\n${link}\n\nIf this wasn’t you, you can ignore this email.`

// a changed sign-in
export const signInChangedSubject = (product: string) => `Your ${product} sign-in was changed`
export const signInChanged = (change: string, days: number, link: string) =>
  `Hi,\n\n${change}\n\nIf this was you, you don’t need to do anything. ` +
  `If this wasn’t you, open this link within ${days} days. It signs out every session, restores this address, and lets you choose a new password:\n\n${link}`

// the first candidates of a project
export const firstBatchSubject = (project: string) => `Your first candidates for ${project} are ready`
export const firstBatch = (firstName: string, count: number, project: string, link: string) =>
  `Hi ${firstName},\n\n${plural('en', count, { one: '1 candidate', other: `${count} candidates` })} for ${project} ${plural('en', count, { one: 'is', other: 'are' })} ready for your review. What you approve and reject teaches the search what to look for next:\n\n${link}`

// a search that the installation's recruiters run
export const searchToRunSubject = (project: string, team: string) => `New search to run: ${project} (${team})`
export const searchToRun = (owner: string, project: string, team: string, link: string) =>
  `Hi,\n\n${owner} at ${team} has submitted ${project} and asked you to run it: review the candidates, write to them, and answer their questions.\n\n${link}`
export const searchToRunElsewhere = (owner: string, project: string, team: string, board: string | null) =>
  `Hi,\n\n${owner} at ${team} has submitted ${project} and asked you to run it: review the candidates, write to them, and answer their questions. ` +
  `Reply to this email to get an invitation to their workspace.${board === null ? '' : ` The search is on the project board:\n\n${board}`}`

// a hiring manager who hasn’t decided
export const reviewOverdue = (manager: string, count: number, project: string, days: number) =>
  `${manager} hasn’t decided on ${plural('en', count, { one: 'a candidate', other: `${count} candidates` })} for ${project} in ${days} days.`
export const reviewOverdueSubject = (project: string) => `${project}: the hiring manager hasn’t decided yet`
export const reviewOverdueEmail = (firstName: string, sentence: string, isReminded: boolean, link: string) =>
  `Hi ${firstName},\n\n${sentence}${isReminded ? ' They were reminded by email.' : ''} You may want to ask them or decide together:\n\n${link}`

// a message to the operator
export const contactSubject = (name: string, product: string) => `${name} wrote to ${product}`
export const contact = (name: string, company: string, email: string, message: string) =>
  `${name}${company === '' ? '' : `, ${company}`} (${email}) wrote:\n\n${message}`
