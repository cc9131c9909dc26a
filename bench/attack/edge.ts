import http from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { unless, type AttackCase } from './case.ts'
import { nextEmail, nextSender, type Target } from './target.ts'

/** fetch() doesn't let a caller set Host: this does. */
function raw(
  target: Target,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: http.IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: target.port, method, path, headers, agent: false })
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    request.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    request.on('error', reject).end()
  })
}

const socketPath = '/socket.io/?EIO=4&transport=websocket'
const upgrade = (origin: string) => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  origin,
})

/** Streams a multipart file until the service responds, closes the connection, or has received `max` bytes. */
async function pour(target: Target, path: string, token: string, max: number): Promise<{ status: number; sent: number }> {
  const socket = connect(target.port, '127.0.0.1')
  let answer = ''
  let sent = 0
  let isOver = false
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  socket.on('close', () => (isOver = true))
  await once(socket, 'connect')
  const head = `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const tail = '\r\n--b--\r\n'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${nextSender()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${head.length + max + tail.length}\r\n\r\n${head}`,
  )
  const piece = Buffer.alloc(64 * 1024, 'a')
  while (!isOver && answer === '' && sent < max) {
    const next = piece.subarray(0, Math.min(piece.length, max - sent))
    sent += next.length
    if (!socket.write(next)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (!isOver && answer === '') {
    socket.write(tail)
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined)
  }
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent }
}

export const edgeCases: AttackCase[] = [
  {
    id: 'local-1',
    title: 'The page with all emails is closed to requests that a proxy passed on',
    async run(target) {
      const { status } = await raw(target, 'GET', '/dev/mail', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })
      const localAnswer = await raw(target, 'GET', '/dev/mail', { host: 'localhost' })
      return unless(
        [localAnswer.status === 200, `on this machine it is answered ${localAnswer.status}`],
        [status === 404, `answered ${status}`],
      )
    },
  },
  {
    id: 'local-2',
    title: 'The page with all emails is closed to another host name that resolves to this machine',
    async run(target) {
      const { status } = await raw(target, 'GET', '/dev/mail', { host: 'evil.test' })
      return unless([status === 404, `answered ${status}`])
    },
  },
  {
    id: 'local-3',
    title: 'A page of another site cannot post to the local pages',
    async run(target) {
      const { email } = await target.register()
      await target.call('POST', 'v1/users/forgot_password', { email })
      await target.emailsTo(email)
      const list = await target.get(`/dev/mail?q=${encodeURIComponent(email)}`)
      const path = `/dev/mail/${/\/dev\/mail\/(\d+)/.exec(list.text)?.[1]}/answer`
      const post = async (origin: string) =>
        (
          await raw(target, 'POST', path, {
            host: `localhost:${target.port}`,
            origin,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': '0',
          })
        ).status
      const ownOrigin = await post(`http://localhost:${target.port}`)
      const otherOrigin = await post('http://evil.test')
      return unless([ownOrigin === 303, `an own page is answered ${ownOrigin}`], [otherOrigin === 404, `answered ${otherOrigin}`])
    },
  },
  {
    id: 'socket-1',
    title: 'A page of another site cannot open the WebSocket',
    async run(target) {
      const localAnswer = await raw(target, 'GET', socketPath, upgrade(`http://localhost:${target.port}`))
      const { status } = await raw(target, 'GET', socketPath, upgrade('http://evil.test'))
      return unless([localAnswer.status === 101, `an own page is answered ${localAnswer.status}`], [status !== 101, 'opened'])
    },
  },
  {
    id: 'headers-1',
    title: 'Pages, API and socket carry the headers that browsers enforce',
    async run(target) {
      const expectedHeaders = ['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'x-content-type-options']
      const missing: string[] = []
      for (const path of ['/', '/api/v1/sessions', '/socket.io/?EIO=4&transport=polling']) {
        const { headers } = await target.get(path)
        for (const name of expectedHeaders) if (!headers.has(name)) missing.push(`${path}: no ${name}`)
        if (headers.get('x-frame-options') !== 'DENY') missing.push(`${path}: X-Frame-Options is ${headers.get('x-frame-options')}`)
      }
      const policy = (await target.get('/')).headers.get('content-security-policy') ?? ''
      return unless([missing.length === 0, missing.join(', ')], [policy.includes("base-uri 'none'"), 'base-uri may be set'])
    },
  },
  {
    id: 'limit-1',
    title: 'One sender cannot try passwords on one account after another',
    async run(target) {
      const from = nextSender()
      const statuses: number[] = []
      for (let round = 0; round < 70; round++)
        statuses.push((await target.call('POST', 'v1/sessions', { email: nextEmail('bank.test'), password: 'guess' }, { from })).status)
      return unless([statuses.includes(429), '70 guesses at 70 accounts, none refused'])
    },
  },
  {
    id: 'limit-2',
    title: 'One sender cannot open accounts without end',
    async run(target) {
      const from = nextSender()
      const form = { first_name: 'A', last_name: 'B', company: 'C', job_title: 'D', password: 'granite harbour 47 lanterns' }
      const statuses: number[] = []
      for (let round = 0; round < 25; round++)
        statuses.push((await target.call('POST', 'v1/users', { ...form, email: nextEmail('flood.test') }, { from })).status)
      return unless([statuses.includes(429), '25 registrations, none refused'])
    },
  },
  {
    id: 'limit-3',
    title: 'One sender cannot fill the contact inbox',
    async run(target) {
      const from = nextSender()
      const statuses: number[] = []
      for (let round = 0; round < 15; round++) {
        const form = { name: 'A', email: nextEmail('flood.test'), company: 'C', message: 'Hello there' }
        statuses.push((await target.call('POST', 'v1/contact', form, { from })).status)
      }
      return unless([statuses.includes(429), '15 messages, none refused'])
    },
  },
  {
    id: 'upload-1',
    title: 'Uploads with a wrong link are answered early and take no memory',
    async run(target) {
      const before = target.memory()
      const path = '/api/v1/candidates/additional_information'
      const answers = await Promise.all(Array.from({ length: 8 }, () => pour(target, path, 'x'.repeat(43), 60e6)))
      const grown = target.memory() - before
      const max = Math.max(...answers.map(({ sent }) => sent)) / 1e6
      return unless(
        [answers.every(({ status }) => status >= 400), `answered ${answers.map(({ status }) => status).join(', ')}`],
        [grown < 150, `memory grew by ${Math.round(grown)} MB`],
        [max < 20, `${Math.round(max)} MB of one file were taken before the answer`],
      )
    },
  },
]
