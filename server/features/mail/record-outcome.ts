// Effects of sent, refused, or undetermined messages: stage, dates, history, attention, and the event.
import type { MessageState } from '@fairlead/domain/outreach/message-state'
import { parkedText, parkedTitle } from '@fairlead/domain/outreach/parked-texts'
import { isFailedTest } from '@fairlead/domain/outreach/test-email'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { saveAddressNews } from '../candidates/address-store.ts'
import { addHistory, saveCandidate } from '../candidates/candidate-store.ts'
import { moveCandidate } from '../candidates/move-candidate.ts'
import type { LockedMessage } from './lock-message.ts'
import { noteBounce } from './note-bounce.ts'
import { addSuppression } from './suppression-store.ts'
import * as texts from './texts/en.ts'

const followUpEvents = { 1: 'follow_up_1', 2: 'follow_up_2', 3: 'follow_up_3' } as const

export async function recordOutcome(tx: Tx, ctx: WorkspaceContext, { about, row, now }: LockedMessage, next: MessageState): Promise<void> {
  // email to colleagues leaves no trace on a candidate; the author of a test learns that it failed
  if (!about) {
    if (row.user_id && isFailedTest(row.email_type, next))
      await record(tx, ctx, { type: 'test_email.failed', userId: row.user_id, messageId: row.id })
    return
  }
  const { project, candidate } = about
  const ids = { projectId: project.id, candidateId: candidate.id, messageId: row.id }
  // the line of history names the user who approved the email
  const by = { ...ctx, userId: row.user_id, now: () => now }
  if (next.state === 'sent') {
    if (row.step === 0 && candidate.stage === 'APPROVED')
      await moveCandidate(tx, {
        project,
        candidate: { ...candidate, stage: candidate.stage },
        to: 'CONTACTED',
        by: { ctx: by, actor: null },
        details: { event: 'outreach_email', note: row.subject },
      })
    if (row.step === 1 || row.step === 2 || row.step === 3) {
      await saveCandidate(tx, candidate.id, { followUpSent: { step: row.step, at: next.at } })
      await addHistory(tx, by, project, candidate.id, { event: followUpEvents[row.step], detail: row.subject })
    }
    if (row.kind === 'reply') await addHistory(tx, by, project, candidate.id, { event: 'outreach_email', detail: row.subject })
    await record(tx, by, { type: 'mail.sent', ...ids, step: row.step })
  }
  if (next.state === 'cancelled' && next.why === 'refused') {
    await addSuppression(tx, { ...ctx, userId: null }, { name: row.to_email, reason: 'bounced' })
    const state = { status: 'undeliverable', proof: 'bounce', origin: null } as const
    await saveAddressNews(tx, ctx, [{ personId: candidate.personId, address: row.to_email, ...state }])
    await saveCandidate(tx, candidate.id, {
      badEmail: row.to_email.toLowerCase(),
      attention: { code: 'bounced', text: texts.addressRefused(row.to_email) },
    })
    await record(tx, ctx, { type: 'mail.failed', ...ids })
    // the mailbox is locked last
    await noteBounce(tx, ctx, row.id)
  }
  if (next.state === 'parked') {
    await saveCandidate(tx, candidate.id, {
      attention: { code: 'parked_mail', text: `${parkedTitle(next.why)}: ${parkedText(next.why, row.relay_answer)}` },
    })
    await record(tx, ctx, { type: 'mail.parked', ...ids })
  }
}
