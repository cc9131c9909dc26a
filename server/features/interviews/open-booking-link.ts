// A link by which one candidate books, moves and cancels; several live side by side, one in each mail.
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { openLink } from '../accounts/link-store.ts'
import type { MailSettings } from '../mail/mail-settings.ts'

export async function openBookingLink(tx: Tx, ctx: WorkspaceContext, { publicUrl }: MailSettings, candidateId: string): Promise<string> {
  return `${publicUrl}/book/${await openLink(tx, ctx, { purpose: 'booking', candidateId, days: bookingLinkDays })}`
}
