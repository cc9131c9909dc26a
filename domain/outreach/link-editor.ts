// The link editor: when its two fields are complete, and the link inserted into the email.
import { withScheme } from '../shared/mail-body.ts'
import { messages } from '../shared/messages.ts'
import { checkUrl } from '../shared/validation.ts'

export interface TypedLink {
  /** 'Text to display'; may be blank. */
  text: string
  url: string
}

/** The error below the URL, or null when the link can be saved. */
export function checkLink(link: Pick<TypedLink, 'url'>): string | null {
  if (link.url.trim() === '') return messages.linkFieldRequired
  return checkUrl(link.url) === null ? null : messages.linkNotValid
}

/** The link as saved: a URL without a scheme gets http://, and a blank text shows the URL. Call `checkLink` first. */
export function savedLink(link: TypedLink): TypedLink {
  const url = withScheme(link.url.trim())
  return { url, text: link.text.trim() || url }
}
