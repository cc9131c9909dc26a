// Logs when sending has been waiting for a while, and when it continues.
import type { SendingGates } from '../features/mail/sending-gates.ts'
import type { Log } from '../platform/log.ts'

/** The first read after a start takes a few seconds, and a relay may miss one connection. */
const patienceMs = 30_000

/** Why nothing, or not everything, is sent; null when nothing delays it. */
export function findWaitReason(
  { isRestoring, candidates, followUps }: SendingGates,
  relay: 'closed' | 'open' | 'probe' | 'paused',
): string | null {
  if (isRestoring) return 'restored from a backup, and not resumed by staff'
  if (relay === 'paused') return 'the mail server refuses our email'
  if (relay !== 'closed') return 'the mail server can’t be reached'
  if (!candidates) return 'the mailbox has not been read since the start'
  return followUps ? null : 'follow-ups only: the mailbox has not been read lately'
}

export function openWaitLog(log: Pick<Log, 'info' | 'warn'>, now: () => number = () => performance.now()): (reason: string | null) => void {
  let current: { reason: string | null; since: number; isLogged: boolean } = { reason: null, since: 0, isLogged: false }
  return (reason) => {
    if (reason !== current.reason) {
      if (reason === null && current.isLogged) log.info({ reason: current.reason }, 'sending resumed')
      current = { reason, since: now(), isLogged: false }
    }
    if (reason === null || current.isLogged || now() - current.since < patienceMs) return
    current.isLogged = true
    log.warn({ reason }, 'sending is waiting')
  }
}
