// Makes calls as their inputs describe them: with a query, with fields, as an upload, or signed.
import { signatureOf } from '@fairlead/local-services/ats/webhooks'
import { genuinePushToken } from '../push-token.ts'
import type { TestApp } from '../test-app.ts'
import type { EndpointCase } from './cases.ts'
import type { Named } from './endpoint-input.ts'

export interface Reply {
  status: number
  body: string
}

/** Makes the call with these fields in this session. */
export async function send(
  testApp: TestApp,
  { endpoint, input }: EndpointCase,
  session: string,
  fields: Record<string, unknown>,
): Promise<Reply> {
  const { method, path } = endpoint.call
  const headers: Record<string, string> = session ? { 'x-parse-session-token': session } : {}
  const { webhookKey } = testApp.services.outside.atsGateway
  if (input.signs && webhookKey) headers['x-merge-webhook-signature'] = signatureOf(webhookKey, JSON.stringify(fields))
  if (input.announces) headers.authorization = `Bearer ${genuinePushToken}`
  const url = `/api/${path}`
  const response = await testApp.app.inject(
    method === 'GET' || method === 'DELETE'
      ? { method, url: `${url}?${asQuery(fields)}`, headers }
      : input.file
        ? { method, url, ...asUpload(fields, input.file, headers) }
        : { method, url, headers, payload: fields },
  )
  const { statusCode: status, body } = response
  return { status, body: input.repeats && status === 200 ? JSON.stringify({ ...JSON.parse(body), [input.repeats]: null }) : body }
}

/** The response of the required earlier call; undefined if there is none. */
export async function sayBefore(testApp: TestApp, { input, name }: EndpointCase, session: string, named: Named): Promise<unknown> {
  if (!input.before) return undefined
  const { method, path, fields, file } = input.before
  const headers = { 'x-parse-session-token': session }
  const url = `/api/${path}`
  const answer = await testApp.app.inject(
    file ? { method, url, ...asUpload(fields(named), file, headers) } : { method, url, headers, payload: fields(named) },
  )
  if (answer.statusCode >= 500) throw new Error(`${method} ${path} before ${name}: ${answer.body}`)
  return answer.json()
}

function asQuery(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((entry) => [`${key}[]`, String(entry)]) : [[key, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

function asUpload(fields: Record<string, unknown>, file: { name: string; text: string }, headers: Record<string, string>) {
  const line = 'the-line-between'
  const parts = Object.entries(fields).map(([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`)
  parts.push(`Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: text/plain\r\n\r\n${file.text}\r\n`)
  const payload = `${parts.map((part) => `--${line}\r\n${part}`).join('')}--${line}--\r\n`
  return { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${line}` }, payload }
}
