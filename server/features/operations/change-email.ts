// Staff resume sending, or settle messages with unknown delivery.
import { Refusal } from '@fairlead/domain/refusal'
import type { Database } from '../../platform/database.ts'
import { resumeAllRelays } from '../mail/sending/relay-state.ts'
import { resumeAfterRestore } from '../mail/sending/restore-mode.ts'
import { settleAllParked } from '../mail/sending/settle-parked.ts'
import { text } from './texts/texts.ts'

export type EmailAction = 'resume' | 'resume_after_restore' | 'mark_unknown_as_sent' | 'send_unknown_again' | 'send_not_sent_again'

/** How many messages were settled; 0 for the two actions that resume. */
export async function changeEmailOperation(database: Database, by: string, action: EmailAction): Promise<number> {
  switch (action) {
    case 'resume':
      await resumeAllRelays(database)
      return 0
    case 'resume_after_restore':
      if (!(await resumeAfterRestore(database, by))) throw new Refusal('invalid_move', text.comparingEmails)
      return 0
    case 'mark_unknown_as_sent':
      return settleAllParked(database, 'unknown', 'sent')
    case 'send_unknown_again':
      return settleAllParked(database, 'unknown', 'again')
    case 'send_not_sent_again':
      return settleAllParked(database, 'not_sent', 'again')
  }
}
