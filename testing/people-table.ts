// Tables of people for tests and benchmarks, in the encodings of common programs, and their upload.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Row `n` is Zoé n Müller; with quotes, commas, accents, and line breaks inside cells. */
export function peopleTable(rows: number, tag = 'p'): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `Zoé ${n},Müller,${tag}${n}@table.example,https://www.linkedin.com/in/${tag}-${n},Bäcker,"""Ofen, Mehl & Söhne""","Köln, Germany","Brot;Teig;Skill ${n % 97}","Line one\nline two"`,
  )
  return ['First Name,Last Name,E-mail,LinkedIn URL,Job Title,Company,Location,Skills,Summary', ...lines].join('\r\n')
}

const utf16 = (text: string, isBigEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** `reads` is the product's name for the encoding. */
export const encodings = [
  { name: 'UTF-8', reads: 'utf-8', encode: (text: string) => Buffer.from(text) },
  { name: 'UTF-8 with a mark', reads: 'utf-8', encode: (text: string) => Buffer.from(`\ufeff${text}`) },
  { name: 'Latin-1', reads: 'windows-1252', encode: (text: string) => Buffer.from(text, 'latin1') },
  { name: 'UTF-16 little endian', reads: 'utf-16le', encode: (text: string) => utf16(text, false) },
  { name: 'UTF-16 big endian', reads: 'utf-16be', encode: (text: string) => utf16(text, true) },
]

/** Uploads one file with form fields, like a browser. */
export async function sendFile<T>(
  app: FastifyInstance,
  session: string,
  path: string,
  file: { name: string; bytes: Uint8Array },
  fields: Record<string, string>,
): Promise<{ status: number; body: T }> {
  const boundary = randomUUID()
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: text/csv\r\n\r\n`
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { 'x-parse-session-token': session, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: response.statusCode, body: response.json() }
}
