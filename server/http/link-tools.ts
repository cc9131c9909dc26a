// The services that link checks need.
import type { LinkTools } from '../features/mail/messages/check-links.ts'
import type { Services } from './services.ts'

export const linkTools = ({ outside, settings }: Pick<Services, 'outside' | 'settings'>): LinkTools => ({
  links: outside.links,
  publicUrl: settings.publicUrl,
})
