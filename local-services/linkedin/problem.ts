// Errors of the local LinkedIn gateway, as problem documents (RFC 7807) with the gateway's published types.
import type { Reply } from '../http/serve.ts'

export function problem(status: number, type: string): Reply {
  return { status, body: { title: type.replaceAll('_', ' '), type: `errors/${type}`, status, instance: '' } }
}
