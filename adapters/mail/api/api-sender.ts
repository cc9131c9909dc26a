// Sends through a vendor's API: everything that can fail before the request runs before the intent is committed.
import type { MailSender, OutgoingMail, SendOutcome } from '@fairlead/domain/ports/mail'
import { composeMail } from '../compose.ts'
import { outcomeOf, outcomeWithoutToken, type Answered, type Vendor, type VendorClient, type VendorRequest } from './ask-vendor.ts'

export interface ApiSending {
  vendor: Vendor
  client: VendorClient
  /** The request that sends this message; it may look something up first. */
  requestFor(mail: OutgoingMail, source: Buffer): Promise<VendorRequest>
  /** The Message-ID of the sent message, if the vendor can return it. */
  messageIdOf?(answer: Answered): Promise<string | null>
}

export function apiSender({ vendor, client, requestFor, messageIdOf }: ApiSending): MailSender {
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()
  const send = async (mail: OutgoingMail, beforeFinalDot: () => Promise<void>): Promise<SendOutcome> => {
    const source = await composeMail(mail)
    let request: VendorRequest
    try {
      request = await requestFor(mail, source)
    } catch (error) {
      return outcomeWithoutToken(error)
    }
    await beforeFinalDot()
    let answer
    try {
      answer = await client.request({ ...request, signal: closing.signal })
    } catch (error) {
      // thrown only when no token was available, before the request or after it was refused
      return outcomeWithoutToken(error)
    }
    const outcome = outcomeOf(vendor, answer)
    if (outcome.state !== 'sent' || answer.state !== 'answered' || !messageIdOf) return outcome
    // the message was sent, whether or not its ID can be read
    const messageId = await messageIdOf(answer).catch(() => null)
    return messageId === null || messageId === mail.messageId ? outcome : { ...outcome, messageId }
  }
  return {
    send(mail, beforeFinalDot) {
      const sending = send(mail, beforeFinalDot)
      running.add(sending)
      const done = () => running.delete(sending)
      sending.then(done, done)
      return sending
    },
    async close(waitMs = 0) {
      const late = setTimeout(() => closing.abort(), waitMs)
      await Promise.allSettled(running)
      clearTimeout(late)
    },
  }
}
