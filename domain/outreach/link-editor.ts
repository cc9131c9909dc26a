// The link editor: when its two fields are complete, and the link that is put into the mail.
import { withScheme } from '../shared/mail-body.ts'
import { messages } from '../shared/messages.ts'
import { checkUrl } from '../shared/validation.ts'

export interface TypedLink {
  /** 'Text to display'; may be blank. */
  text: string
  url: string
}

/** The sentence under the URL, or null when the link can be saved. */
export function checkLink(link: Pick<TypedLink, 'url'>): string | null {
  if (link.url.trim() === '') return messages.linkFieldRequired
  return checkUrl(link.url) === null ? null : messages.linkNotValid
}

/** The link as saved: a URL without a scheme gets http://, a blank text shows the URL. Ask `checkLink` before. */
export function savedLink(link: TypedLink): TypedLink {
  const url = withScheme(link.url.trim())
  return { url, text: link.text.trim() || url }
}
