// The signature of a mailbox, below the emails that its user writes.
import { bodyToHtml } from '../shared/mail-body.ts'
import { isMalformed, linksIn } from './broken-links.ts'
import { text as signatureText } from './texts/signature.ts'

export const maxSignatureLength = 2000

/** RFC 3676, section 4.3: a line of two hyphens and a space tells readers where the signature begins. */
const separator = '\n\n-- \n'

/**
 * Why this text can't be a signature; null when it can. It is the same in every email, so it has no variables. `html` is the
 * form that is sent.
 */
export function validateSignature(signature: string, html = bodyToHtml(signature)): string | null {
  if (signature.length > maxSignatureLength) return signatureText.tooLong(maxSignatureLength)
  if (signature.includes('{{')) return signatureText.hasVariables
  // it would stop every later email
  const malformed = linksIn(html).find(isMalformed)
  return malformed === undefined ? null : signatureText.malformedLink(malformed)
}

export interface Body {
  html: string
  text: string
}

/** The body followed by the signature; unchanged without one. */
export function signBody<B extends Body>(body: B, signature: Body): B {
  if (signature.text === '') return body
  return { ...body, html: `${body.html}\n<div>${signature.html}</div>`, text: `${body.text}${separator}${signature.text}` }
}

/** The written text, without the signature below it. */
export function withoutSignature(text: string): string {
  const end = text.lastIndexOf(separator)
  return end < 0 ? text : text.slice(0, end)
}
