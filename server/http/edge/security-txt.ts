// /.well-known/security.txt (RFC 9116): where to report a vulnerability in this installation.
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const validDays = 180

export function serveSecurityTxt(app: FastifyInstance, { settings, now }: Services): void {
  const { securityContact, publicUrl } = settings
  const contact =
    securityContact === null ? `${publicUrl}/contact` : securityContact.includes('@') ? `mailto:${securityContact}` : securityContact
  const body = () =>
    [
      `Contact: ${contact}`,
      `Expires: ${new Date(now().getTime() + validDays * 86_400_000).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  app.get('/.well-known/security.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(body()))
}
