// Fictional candidates who soon answer the product's email, so that newcomers see the whole cycle.
import { existsSync, mkdirSync, readFileSync, appendFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { simpleParser } from 'mailparser'
import { bookingToken, bookSomeTime } from './demo-booking.ts'
import { demoAnswer } from './demo-answers.ts'
import { headerValue } from './header.ts'
import type { EmbeddedMail, OutsideMail } from './start-mail.ts'
import { createHash } from 'node:crypto'

/** A number from 0 to 1 that depends only on the text. */
export function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
}

export const demoHeader = 'X-Fairlead-Demo'
export const demoSignature = "-- \nThis answer was written by Fairlead's demo"

export interface DemoCandidates {
  stop(): Promise<void>
}

/**
 * Replies to each thread at most once, and once more when the product answers a question. Replies are recorded in `memory` (a
 * file), so that a restart neither repeats nor forgets any. `delayMs` is the shortest and longest delay; the same `seed` gives
 * the same characters. Unanswered email that is already stored is answered too. `onError` gets errors of sending.
 */
export function startDemoCandidates(options: {
  mail: EmbeddedMail
  memory: string
  delayMs: [number, number]
  seed: string
  /** The base URL of the product's booking links, and of its API once it listens. */
  booking?: { publicUrl: string; apiUrl(): string | null }
  onError?: (error: unknown) => void
}): DemoCandidates {
  const { mail, memory, delayMs, seed } = options
  const done = readMemory(memory)
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const consider = (email: OutsideMail) => {
    if (done.has(key(email))) return
    const [shortest, longest] = delayMs
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        const work = react(email)
          .catch((error: unknown) => options.onError?.(error))
          .finally(() => running.delete(work))
        running.add(work)
      },
      shortest + (longest - shortest) * fraction(`${seed} wait ${key(email)}`),
    )
    timer.unref()
    timers.add(timer)
  }
  const react = async (email: OutsideMail) => {
    const address = email.to[0]
    if (!address || done.has(key(email)) || !isForCandidate(email)) return
    const parsed = await simpleParser(email.source(), { skipImageLinks: true })
    const thread = [...[parsed.references ?? []].flat(), parsed.messageId ?? ''].filter(Boolean)
    const emailsBefore = thread.length - 1
    const answeredBefore = thread.some((id) => done.get(`thread ${id} ${address}`))
    const token = options.booking ? bookingToken(parsed.text ?? '', options.booking.publicUrl) : null
    if (token !== null) {
      // candidates book once when asked to; later emails need no action
      const apiUrl = options.booking?.apiUrl() ?? null
      const isAsked = answeredBefore && apiUrl !== null && !done.has(`booked ${address}`)
      remember(key(email), 'seen')
      if (!isAsked) return
      remember(`booked ${address}`, 'yes')
      await bookSomeTime(apiUrl, token, fraction(`${seed} slot ${address}`))
      return
    }
    const reply = demoAnswer({
      address,
      seed,
      followUp: emailsBefore,
      answeredBefore,
      number: (name) => fraction(`${seed} ${name} ${address}`),
    })
    // Recorded first: after a crash, no reply is better than a second one.
    remember(key(email), 'seen')
    // ignore a follow-up that crossed the reply: only respond to a response
    const crossed = answeredBefore && !done.has(`own ${parsed.inReplyTo ?? ''}`)
    if (!reply || crossed || done.get(`closed ${address}`)) return
    for (const id of thread) remember(`thread ${id} ${address}`, 'answered')
    if (reply.last) remember(`closed ${address}`, 'yes')
    const name = parsed.to ? ([parsed.to].flat()[0]?.value[0]?.name.split(' ')[0] ?? '') : ''
    const text = [reply.text, name ? `${reply.goodbye}\n${name}` : reply.goodbye, demoSignature].join('\n\n')
    const sent = await mail.answer({ id: email.id, text, headers: { [demoHeader]: 'yes', ...reply.headers }, quote: reply.quote })
    remember(`own ${sent}`, 'sent')
  }
  const remember = (event: string, value: string) => {
    if (done.get(event) === value) return
    done.set(event, value)
    appendFileSync(memory, `${JSON.stringify([event, value])}\n`, { flush: true })
  }

  mkdirSync(dirname(memory), { recursive: true })
  for (const email of mail.outside.list().toReversed()) consider(email)
  const stopListening = mail.onOutside(consider)
  return {
    async stop() {
      stopListening()
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/** Email to a candidate asks for replies to an address with a token; reset links, invitations, and notices don't. */
function isForCandidate(email: OutsideMail): boolean {
  const source = email.source()
  return /\breply\+[\w-]+@/i.test(headerValue(source, 'reply-to') ?? '') && headerValue(source, 'auto-submitted') === null
}

/** A Message-ID that arrives twice is one email to its reader. */
function key(email: OutsideMail): string {
  return `mail ${email.messageId ?? email.id} ${email.to[0] ?? ''}`
}

function readMemory(path: string): Map<string, string> {
  const memory = new Map<string, string>()
  if (!existsSync(path)) return memory
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    try {
      const [event, value] = JSON.parse(line) as [string, string]
      memory.set(event, value)
    } catch {
      // Ignore a partial last line left by a kill.
    }
  }
  return memory
}
