// Who may open the local services' pages (/dev/*): a browser on this machine that navigated there deliberately.
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackHost } from '@fairlead/domain/shared/loopback'

export interface LocalRequest {
  method: string
  /** The other end of the connection, never an address from a header. */
  peer: string | undefined
  headers: IncomingHttpHeaders
}

const proxyHeader =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|true-client-ip|cf-.*|fly-client-ip)$/

/**
 * False for a request forwarded by a proxy, for another hostname that resolves to this machine (DNS rebinding), and for a POST
 * from another site's page. A POST must have an origin.
 */
export function isLocalRequest({ method, peer = '', headers }: LocalRequest): boolean {
  if (!isLoopbackHost(peer)) return false
  const host = headers.host ?? ''
  if (!isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? '')) return false
  if (Object.keys(headers).some((name) => proxyHeader.test(name))) return false
  if (method === 'GET' || method === 'HEAD') return true
  // a form on a page without a referrer sends the origin 'null', so Sec-Fetch-Site decides where the browser sends it
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === host
}
