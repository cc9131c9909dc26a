// The follow-ups of a candidate that haven't been sent, written or not, and whether their files can be changed.
import { unwrittenSteps, whyNotChangeFiles } from '@fairlead/domain/outreach/follow-up-files'
import { sequenceOf, templateOf } from '@fairlead/domain/outreach/sequence'
import { sql } from 'kysely'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import type { PlannedFollowUp } from './attachment-store.ts'
import { stateOf, type MessageRow } from './message-row.ts'

export interface WaitingFollowUp extends PlannedFollowUp {
  /** What it leaves from; null = the mailbox of the installation. */
  mailboxId: string | null
  /** Why its files can't be changed now. */
  cannotChange: string | null
}

/**
 * An email whose sending wasn't handled yet: the follow-up after it is about to be written. Read with the emails, in one statement,
 * because both change between two.
 */
export const isFollowedUpSoon = sql<boolean>`(message.state = 'sent' and message.step is not null and exists (
  select 1 from event where event.handled_at is null and event.type = 'mail.sent' and event.payload->>'messageId' = message.id))`

/** By step; `emails` are those of the candidate. */
export function waitingFollowUps(
  project: Pick<LoadedProject, 'settings'>,
  emails: readonly (MessageRow & { is_followed_up_soon: boolean })[],
): WaitingFollowUp[] {
  const written = emails.flatMap((row) => (row.step === null ? [] : [{ ...row, step: row.step }])).toSorted((a, b) => a.step - b.step)
  const [first] = written
  const last = written.at(-1)
  if (first?.step !== 0 || !last) return []
  const waiting = written
    .filter(({ step, state }) => step > 0 && state !== 'sent' && state !== 'cancelled')
    .map((row) => ({
      firstId: first.id,
      step: row.step,
      messageId: row.id,
      mailboxId: row.mailbox_id,
      cannotChange: whyNotChangeFiles(stateOf(row)),
    }))
  const template = templateOf(project.settings.outreachTemplates, first.template_name)
  const sequence = template ? sequenceOf(template.initial, template.followUps) : []
  const unwritten = unwrittenSteps(sequence, written, last.is_followed_up_soon).map((step) => ({
    firstId: first.id,
    step,
    messageId: null,
    mailboxId: last.mailbox_id,
    cannotChange: null,
  }))
  return [...waiting, ...unwritten]
}
