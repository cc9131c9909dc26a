// An investor's mark as an image on our own origin, which can only be viewed.
import type { FastifyInstance } from 'fastify'
import type { Picture } from '../platform/picture.ts'

export const investorMarkPath = '/marks/investor'

export function serveInvestorMark(app: FastifyInstance, { type, bytes }: Picture): void {
  app.get(investorMarkPath, (_, reply) =>
    reply
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('Cache-Control', 'public, max-age=3600')
      .type(type)
      .send(bytes),
  )
}
