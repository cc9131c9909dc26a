// Sends email over SMTP and reports exactly how far it got: sent, certainly refused and by which command, or unknown.
import { fieldOf } from '@fairlead/domain/shared/records'
import { Readable } from 'node:stream'
import type { MailSender, OutgoingMail, SendOutcome, SmtpStage, DkimKey } from '@fairlead/domain/ports/mail'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { composeMail } from './compose.ts'
import { smtpPool } from './smtp-pool.ts'
import type { Lent } from './smtp-pool.ts'
import { socketOf } from './smtp-socket.ts'
import { smtpSettings } from './smtp-settings.ts'
import type { SmtpSettings } from './smtp-settings.ts'
import DKIM from 'nodemailer/lib/dkim'

/**
 * A sender for one server, given as an smtp(s):// URL or settings, with at most `connections` at once (else as in the URL). One
 * email uses one connection at a time; connections are reused. `beforeFinalDot` runs inside DATA after the whole body; when it
 * throws, send() rejects with that error and no dot was sent. Nothing is retried once a byte of the body was sent.
 */
export function smtpSender(server: string | SmtpSettings, connections?: number): MailSender {
  const settings = { ...(typeof server === 'string' ? smtpSettings(server) : server), ...(connections ? { connections } : {}) }
  const pool = smtpPool(settings)
  return {
    async send(mail, beforeFinalDot) {
      const composed = await composeMail(mail)
      const body = settings.dkim ? await signMail(composed, settings.dkim) : composed
      for (let fresh = false; ; fresh = true) {
        let lent: Lent
        try {
          lent = await pool.acquire(fresh)
        } catch (error) {
          return refusedBy(error)
        }
        const attempt = await sendOnce(lent.connection, mail, body, beforeFinalDot, settings)
        if (attempt.reusable) pool.release(lent.connection)
        else pool.discard(lent.connection)
        if (attempt.stopped) throw attempt.stopped.reason
        // The server closed an idle connection: nothing was sent yet, so a new one may be used.
        if (!attempt.begun && lent.used && attempt.outcome.state === 'refused' && attempt.outcome.code === null) continue
        return attempt.outcome
      }
    },
    close: (waitMs) => pool.close(waitMs),
  }
}

const chunkSize = 32 * 1024

interface Attempt {
  outcome: SendOutcome
  reusable: boolean
  /** The server accepted DATA. */
  begun: boolean
  /** Set when beforeFinalDot threw. */
  stopped: { reason: unknown } | null
}

function sendOnce(
  connection: SMTPConnection,
  mail: OutgoingMail,
  body: Buffer,
  beforeFinalDot: () => Promise<void>,
  { answerTimeout, finalTimeout }: SmtpSettings,
): Promise<Attempt> {
  socketOf(connection)?.setTimeout(answerTimeout)
  let begun = false
  let dotAllowed = false
  let broken: Error | null = null
  let stopped: { reason: unknown } | null = null
  let recipientRefused = false
  let gate: Promise<void> = Promise.resolve()

  let position = 0
  // A high-water mark of one byte: nothing is read ahead, so the gate opens only when the body has been passed on.
  const source = new Readable({
    highWaterMark: 1,
    read() {
      begun = true
      if (position < body.length) {
        this.push(body.subarray(position, (position += chunkSize)))
        return
      }
      gate = pass()
      gate.then(
        () => this.push(null),
        (error: unknown) => {
          // Without the socket no dot can follow, whatever is still buffered.
          socketOf(connection)?.destroy()
          this.destroy(error instanceof Error ? error : new Error(String(error)))
        },
      )
    },
  })
  const pass = async (): Promise<void> => {
    const missing = rejectedAmong(connection, mail.to)
    if (missing) {
      recipientRefused = true
      throw missing
    }
    if (broken) throw broken
    try {
      await beforeFinalDot()
    } catch (reason) {
      stopped = { reason }
      throw reason
    }
    if (broken || socketOf(connection)?.destroyed !== false) throw broken ?? new Error('The connection broke before the final dot.')
    dotAllowed = true
    // the server may check the message before it responds (RFC 5321 section 4.5.3.2.6): disconnecting early causes duplicates
    socketOf(connection)?.setTimeout(finalTimeout)
  }

  return new Promise((resolve, reject) => {
    const finish = async (error: Error | null, response: string) => {
      broken = error
      await gate.catch(() => undefined)
      const outcome: SendOutcome = error ? outcomeOf(error, dotAllowed, recipientRefused) : { state: 'sent', response }
      // After a simple refusal of the envelope the session continues; in any other case the connection is closed.
      resolve({ outcome, reusable: !error, begun, stopped })
    }
    const recipients = [...mail.to, ...mail.cc].map((recipient) => recipient.address)
    connection.send({ from: mail.from.address, to: recipients, size: body.length }, source, (error, info) => {
      finish(error, info?.response ?? '').catch(reject)
    })
  })
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** `dotAllowed`: from then on only an explicit refusal proves that the server didn't accept the message. */
function outcomeOf(error: SmtpError, dotAllowed: boolean, recipientRefused = false): SendOutcome {
  // larger than the server's announced limit: nodemailer refuses it before sending anything
  const tooBig = error.code === 'EMESSAGE' && error.responseCode === undefined && error.command === 'MAIL FROM'
  const code = tooBig ? 552 : (error.responseCode ?? null)
  const response = error.response ?? error.message
  const stage = recipientRefused ? 'recipient' : stageOf(error)
  // 421 closes the channel at any time and doesn't say whether the message was accepted
  if (dotAllowed && (code === null || code < 400 || code === 421)) return { state: 'unknown', response }
  return { state: 'refused', permanent: code !== null && code >= 500, code, response, stage }
}

function stageOf({ code, command }: SmtpError): SmtpStage {
  if (code === 'EAUTH') return 'sign_in'
  if (code === 'EMESSAGE') return 'content'
  if (code !== 'EENVELOPE') return 'connection'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  // an address that nodemailer itself refuses
  return command === 'DATA' ? 'data' : 'local'
}

function refusedBy(error: unknown): SendOutcome {
  const failure: SmtpError = error instanceof Error ? error : new Error(String(error))
  const code = failure.responseCode ?? null
  const stage = failure.code === 'EAUTH' ? 'sign_in' : 'connection'
  // a person has to fix a refused sign-in; the message isn't given up
  return { state: 'refused', permanent: false, code, response: failure.response ?? failure.message, stage }
}

/** A message whose recipient was refused must not be sent to the copied recipients only. */
function rejectedAmong(connection: SMTPConnection, to: OutgoingMail['to']): Error | null {
  const rejections = fieldOf(fieldOf(connection, '_envelope'), 'rejectedErrors')
  const errors: unknown[] = Array.isArray(rejections) ? rejections : []
  return (
    errors
      .filter((error) => error instanceof Error)
      .find((error) => to.some((recipient) => recipient.address === fieldOf(error, 'recipient'))) ?? null
  )
}

/** Headers that a recipient sees or acts on; List-Unsubscribe-Post must be among them (RFC 8058 section 4). */
const signedHeaders = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

/** The message with a DKIM-Signature prepended (RFC 6376), as the last step before its bytes are sent. */
async function signMail(message: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> {
  const signer = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders.join(':') })
  const parts: Buffer[] = []
  for await (const part of signer.sign(message) as AsyncIterable<Buffer>) parts.push(part)
  const signed = Buffer.concat(parts)
  // the library sends a message unsigned when its key can't sign
  if (!/^DKIM-Signature:/i.test(signed.toString('latin1', 0, 20))) throw new Error('The message could not be signed.')
  return signed
}
