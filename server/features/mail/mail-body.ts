// What a user wrote as the two bodies of an email: clean HTML and its plain text.
import sanitizeHtml from 'sanitize-html'
import { htmlToText, looksLikeHtml, textToHtml } from '@fairlead/domain/shared/mail-body'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'div', 'span', 'a', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nestingLimit: 30,
}

/** `isHtml` is decided by the template: a value that was filled in may look like markup and is none. */
export function mailBody(written: string, isHtml = looksLikeHtml(written)): { html: string; text: string } {
  const html = isHtml ? sanitizeHtml(written, allowed).trim() : textToHtml(written)
  return { html, text: htmlToText(html) }
}
