// Ends the announcements of a mailbox that is disconnected, while its token is still there. What can't be reached ends by itself within a
// week, and until then its announcements are about no mailbox.
import type { ApiAccount, Mailboxes } from '@fairlead/domain/ports/mailboxes'
import type { ActorContext } from '../../platform/context.ts'
import { apiAccountOf } from './mailbox-secret.ts'
import { findByGmailAddress, findSubscription } from './mailbox-subscription-store.ts'
import type { StoredMailbox } from './mailbox-store.ts'
import type { TokenTools } from './mailbox-token.ts'

/** Disconnecting doesn't wait longer for the vendor. */
const patienceMs = 5000

/** How to end them once the mailbox is gone from here; nothing to do where there are none. */
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
    // Gmail has one watch for an address, which a mailbox of another workspace may need
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
