// Signs a message with DKIM (RFC 6376), as the last step before its bytes are sent.
import DKIM from 'nodemailer/lib/dkim'
import type { DkimKey } from '@fairlead/domain/ports/mail'

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

/** The message with a DKIM-Signature prepended. */
export async function signMail(message: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> {
  const signer = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders.join(':') })
  const parts: Buffer[] = []
  for await (const part of signer.sign(message) as AsyncIterable<Buffer>) parts.push(part)
  const signed = Buffer.concat(parts)
  // the library sends a message unsigned when its key can't sign
  if (!/^DKIM-Signature:/i.test(signed.toString('latin1', 0, 20))) throw new Error('The message could not be signed.')
  return signed
}
