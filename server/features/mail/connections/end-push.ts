// Ends the announcements for a disconnected mailbox, while its token still exists. If the vendor can't be reached, they expire
// within a week, and until then refer to no mailbox.
import type { ApiAccount, Mailboxes } from '@fairlead/domain/ports/mailboxes'
import type { ActorContext } from '../../../platform/context.ts'
import { apiAccountOf } from './mailbox-secret.ts'
import { findByGmailAddress, findSubscription } from '../mailboxes/mailbox-subscription-store.ts'
import type { StoredMailbox } from '../mailboxes/mailbox-store.ts'
import type { TokenTools } from './mailbox-token.ts'

/** How long disconnecting waits for the vendor. */
const patienceMs = 5000

/** How to end them once the mailbox is gone; nothing to do without any. */
export async function prepareEnd(
  ctx: ActorContext,
  tools: TokenTools & { mailboxes: Mailboxes },
  mailbox: StoredMailbox,
): Promise<() => Promise<void>> {
  const nothing = () => Promise.resolve()
  const account = apiAccountOf(tools, mailbox)
  if (!account) return nothing
  const { id, address } = mailbox
  const { kind } = account
  const subscription = await ctx.transaction((tx) => findSubscription(tx, id))
  if (!subscription?.startedAt) return nothing
  const token = await inTime(account.accessToken())
  if (token === null) return nothing
  return async () => {
    // Gmail has one watch per address, which another workspace's mailbox may need
    if (kind === 'gmail' && (await findByGmailAddress(tools.database.system, address)).length > 0) return
    const open: ApiAccount = {
      kind,
      accessToken: (refused) => (refused === undefined ? Promise.resolve(token) : Promise.reject(new Error())),
    }
    await inTime(tools.mailboxes.push.stop(open, subscription.vendorId))
  }
}

/** null when it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
