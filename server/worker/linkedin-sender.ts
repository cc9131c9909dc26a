// The round over scheduled LinkedIn messages, one after another, because LinkedIn dislikes bursts.
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import { findLinkedinWork } from '../features/outreach/linkedin/linkedin-message-store.ts'
import { giveUpLinkedin, sendScheduledLinkedin } from '../features/outreach/linkedin/send-scheduled-linkedin.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** One round; `now` is a parameter so that tests can advance the clock. */
export async function sendDueLinkedin(database: Database, linkedin: Linkedin, log: Log, now: () => Date = () => new Date()): Promise<void> {
  for (const { id, workspaceId, state } of await findLinkedinWork(database, now())) {
    const ctx = systemContext(database, workspaceId, now)
    try {
      await (state === 'queued' ? sendScheduledLinkedin(ctx, linkedin, id) : giveUpLinkedin(ctx, id))
    } catch (error) {
      log.warn({ err: error, linkedinMessage: id }, 'could not send a LinkedIn message')
    }
  }
}
