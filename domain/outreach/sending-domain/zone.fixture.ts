// A zone for tests of the rules: answers from a table, without a network.
import type { DnsAnswer, DnsQuestion } from '../../ports/dns.ts'
import type { DnsWork } from './check-spf.ts'

/** Keys such as `txt example.org`; a value of null is a server that doesn't answer. */
export type Zone = Readonly<Record<string, readonly string[] | null>>

export function answered<T>(work: DnsWork<T>, zone: Zone, questions: DnsQuestion[] = []): T {
  let step = work.next()
  while (!step.done) {
    questions.push(step.value)
    step = work.next(answerOf(zone, step.value))
  }
  return step.value
}

function answerOf(zone: Zone, { kind, name }: DnsQuestion): DnsAnswer {
  const values = zone[`${kind} ${name}`]
  if (values === null) return { state: 'unknown' }
  return values === undefined || values.length === 0 ? { state: 'none' } : { state: 'found', values: [...values] }
}
