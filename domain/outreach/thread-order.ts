// The order in which a thread is read.
export interface ThreadMail {
  direction: 'out' | 'in'
  /** When it was sent or received, or is due; ISO. */
  at: string
}

/** Oldest first. Mailboxes have whole seconds; within one second, our message comes before the reply. */
export function byThread(a: ThreadMail, b: ThreadMail): number {
  const seconds = (mail: ThreadMail) => Math.floor(Date.parse(mail.at) / 1000)
  const after = seconds(a) - seconds(b)
  if (after !== 0) return after
  if (a.direction !== b.direction) return a.direction === 'out' ? -1 : 1
  return Date.parse(a.at) - Date.parse(b.at)
}
