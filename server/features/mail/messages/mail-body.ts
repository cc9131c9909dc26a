// The HTML and plain-text bodies of a user's email.
import sanitizeHtml from 'sanitize-html'
import { htmlToText, looksLikeHtml, textToHtml } from '@fairlead/domain/shared/mail-body'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'div', 'span', 'a', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nestingLimit: 30,
}

/** The template decides `isHtml`, since a variable's value may look like markup. */
export function mailBody(written: string, isHtml = looksLikeHtml(written)): { html: string; text: string } {
  const html = isHtml ? sanitizeHtml(written, allowed).trim() : textToHtml(written)
  return { html, text: htmlToText(html) }
}
