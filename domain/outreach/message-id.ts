// The Message-ID of an email: the same for one candidate and one step, however often it is tried.

const idShape = /^[A-Za-z0-9_-]{1,80}$/

/** '<f.{candidateId}.{step}@{domain}>'. Refuses IDs that can't be in a Message-ID. */
export function messageIdOfStep(candidateId: string, step: number, domain: string): string {
  assertId(candidateId)
  if (!Number.isInteger(step) || step < 0) throw new Error(`Not a step: ${step}`)
  return `<f.${candidateId}.${step}@${domain}>`
}

/** '<r.{replyId}@{domain}>' for an email outside a sequence; `replyId` is the id of its row. */
export function messageIdOfReply(replyId: string, domain: string): string {
  assertId(replyId)
  return `<r.${replyId}@${domain}>`
}

function assertId(id: string): void {
  if (!idShape.test(id)) throw new Error(`Not an id that can name an email: ${JSON.stringify(id)}`)
}
