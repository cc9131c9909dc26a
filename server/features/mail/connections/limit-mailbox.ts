// A mailbox's daily message limit.
import { validateDayLimit } from '@fairlead/domain/outreach/send-slots'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { Settings } from '../../../platform/settings.ts'
import { ownMailbox } from './connect-mailbox.ts'
import { saveLimits } from '../mailboxes/mailbox-store.ts'

/** For a mailbox's owner, or admins for a workspace mailbox. Planned messages are checked again when they are due. */
export function limitMailbox(
  ctx: ActorContext,
  settings: Pick<Settings, 'mailboxPerDay'>,
  { mailboxId, perDay, warmsUp }: { mailboxId: string; perDay: number; warmsUp: boolean },
): Promise<void> {
  const problem = validateDayLimit(perDay, settings.mailboxPerDay)
  if (problem) throw new Refusal('invalid_input', problem, { per_day: problem })
  return ctx.transaction(async (tx) => {
    const mailbox = await ownMailbox(tx, ctx, mailboxId)
    // a running warm-up continues from its current level
    const warmsUpFrom = warmsUp ? (mailbox.limits.warmsUpFrom ?? ctx.now()) : null
    await saveLimits(tx, mailbox.id, { perDay, warmsUpFrom })
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId })
  })
}
