// How long the lanes of a worker wait until they ask again, in milliseconds.
export const laneTimes = {
  idleMs: 5000,
  /** A mailbox that was paused or failing sends again within this time. */
  mailboxIdleMs: 1000,
  /** How often a closed gate is looked at. */
  gateMs: 500,
  /** How often an open breaker is: a person may have closed it. */
  openMs: 1000,
  /** How long a message that was claimed ahead waits for its lane; well within its lease. */
  aheadMs: 1000,
} as const
