// On a canary host the app's page and the public pages say so; the app reads it from the document, before anyone is signed in.
import { productionBehind, type CanarySettings } from '@fairlead/domain/account/canary'

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
export const markCanary = (html: string, production: string) => html.replace(/<html\b/, `<html data-canary="${escaped(production)}"`)

/** A public page as shown on the canary host; null anywhere else. */
export function canaryDocument(html: string, host: string, settings: CanarySettings): string | null {
  const production = productionBehind(host, settings)
  if (production === null) return null
  const back = escaped(`${production}/?no_redirect=1`)
  const note = `<p class="canary" role="note">This is the canary host. It runs a newer version. <a href="${back}">Back to production</a></p>`
  return markCanary(html, production).replace(/<body[^<>]*>/, (body) => `${body}${note}`)
}
