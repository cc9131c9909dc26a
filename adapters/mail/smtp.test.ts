// The sender against a real SMTP server that fails, refuses, or falls silent at every point of the dialogue.
import { once } from 'node:events'
import net from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { smtpSender } from './smtp.ts'
import { smtpSettings } from './smtp-settings.ts'

type Moment = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'dot'
type Reaction = 'ok' | 'hang up' | 'silence' | string

interface Script {
  react: (moment: Moment, line: string) => Reaction
  pipelining?: boolean
}

/** A scripted SMTP server; `seen` has its log, `emails` the messages it accepted. */
async function scripted(script: Script) {
  const moments: string[] = []
  const emails: string[] = []
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let data = false
    let pending = ''
    let mail = ''
    let recipients = 0
    const answer = (moment: Moment, line: string, yes: string): boolean => {
      moments.push(moment === 'body' ? 'body' : line)
      const reaction = script.react(moment, line)
      if (reaction === 'silence') return false
      if (reaction === 'hang up') {
        socket.destroy()
        return false
      }
      socket.write((reaction === 'ok' ? yes : reaction) + '\r\n')
      return reaction === 'ok'
    }
    if (!answer('greeting', 'greeting', '220 here')) return
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (let end = pending.indexOf('\r\n'); end >= 0 && !socket.destroyed; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (data && line === '.') {
          data = false
          if (answer('dot', '.', '250 taken')) emails.push(mail)
        } else if (data) {
          if (mail === '' && script.react('body', line) === 'hang up') return socket.destroy()
          mail += line + '\r\n'
        } else if (line.startsWith('EHLO')) answer('EHLO', line, script.pipelining ? '250-here\r\n250 PIPELINING' : '250 here')
        else if (line.startsWith('MAIL')) answer('MAIL', line, '250 ok')
        else if (line === 'DATA' && recipients === 0) socket.write('554 no valid recipients\r\n')
        else if (line.startsWith('RCPT')) recipients += answer('RCPT', line, '250 ok') ? 1 : 0
        else if (line === 'DATA') {
          data = answer('DATA', line, '354 go')
          mail = ''
          recipients = 0
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url, seen: moments, emails, sockets }
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

function senderTo(url: string, answerTimeout = 5000) {
  const sender = smtpSender({ ...smtpSettings(url), answerTimeout, connectTimeout: answerTimeout, finalTimeout: answerTimeout })
  closers.push(() => sender.close())
  return sender
}

const nothing = async () => undefined
const reactAt = (moment: Moment, reaction: Reaction) => (now: Moment) => (now === moment ? reaction : 'ok')

for (const pipelining of [false, true]) {
  for (const moment of ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'body'] as const) {
    test(`a connection lost at ${moment}${pipelining ? ' with pipelining' : ''} is certainly not sent`, async () => {
      const server = await scripted({ react: reactAt(moment, 'hang up'), pipelining })
      // Larger than the system's socket buffers when the body breaks, so that the break happens within it.
      const mail = moment === 'body' ? aMail({ text: 'line of text\n'.repeat(500_000) }) : aMail()
      let committed = 0
      const outcome = await senderTo(server.url).send(mail, async () => void committed++)
      expect(outcome).toMatchObject({ state: 'refused', permanent: false })
      expect(committed).toBe(0)
      expect(server.emails).toEqual([])
    })

    if (moment === 'body' || moment === 'EHLO') continue
    for (const [reply, permanent] of [
      ['550 5.1.1 no such user', true],
      ['451 4.3.0 later', false],
    ] as const) {
      test(`${reply.slice(0, 3)} at ${moment}${pipelining ? ' with pipelining' : ''} is refused`, async () => {
        const server = await scripted({ react: (now) => (now === moment ? reply : 'ok'), pipelining })
        let committed = 0
        const outcome = await senderTo(server.url).send(aMail(), async () => void committed++)
        expect(outcome).toMatchObject({ state: 'refused', permanent: permanent && moment !== 'greeting' })
        expect(committed).toBe(0)
        expect(server.emails).toEqual([])
      })
    }
  }
}

test('commits the intent after the body and before the dot', async () => {
  const server = await scripted({ react: () => 'ok' })
  const order: string[] = []
  const outcome = await senderTo(server.url).send(aMail(), async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push(...server.seen)
  })
  expect(outcome).toEqual({ state: 'sent', response: '250 taken' })
  expect(order.at(-1)).toBe('DATA')
  expect(server.seen.at(-1)).toBe('.')
  expect(server.emails).toHaveLength(1)
})

test('a failed commit sends no dot and returns the error', async () => {
  const server = await scripted({ react: () => 'ok' })
  const sender = senderTo(server.url)
  const stop = new Error('the candidate has just unsubscribed')
  await expect(sender.send(aMail(), () => Promise.reject(stop))).rejects.toBe(stop)
  expect(server.seen).not.toContain('.')
  expect(server.emails).toEqual([])
  expect((await sender.send(aMail(), nothing)).state).toBe('sent')
})

test('a connection lost while the intent is committed is certainly not sent', async () => {
  const server = await scripted({ react: () => 'ok' })
  const outcome = await senderTo(server.url).send(aMail(), async () => {
    const gone = [...server.sockets].map((socket) => once(socket, 'close'))
    for (const socket of server.sockets) socket.destroy()
    await Promise.all(gone)
    await new Promise((resolve) => setTimeout(resolve, 30))
  })
  expect(outcome).toMatchObject({ state: 'refused', permanent: false })
  expect(server.emails).toEqual([])
})

for (const reaction of ['hang up', 'silence', '421 closing']) {
  test(`${reaction} after the dot is unknown`, async () => {
    const server = await scripted({ react: reactAt('dot', reaction) })
    const outcome = await senderTo(server.url, 300).send(aMail(), nothing)
    expect(outcome.state).toBe('unknown')
    expect(server.seen.at(-1)).toBe('.')
  })
}

for (const [reply, permanent] of [
  ['554 5.7.1 spam', true],
  ['452 4.2.2 full', false],
] as const) {
  test(`${reply} after the dot is refused`, async () => {
    const server = await scripted({ react: reactAt('dot', reply) })
    expect(await senderTo(server.url).send(aMail(), nothing)).toEqual({
      state: 'refused',
      permanent,
      code: Number(reply.slice(0, 3)),
      response: reply,
      stage: 'content',
    })
  })
}

for (const [moment, stage] of [
  ['greeting', 'connection'],
  ['MAIL', 'sender'],
  ['RCPT', 'recipient'],
  ['DATA', 'data'],
  ['dot', 'content'],
] as const) {
  for (const pipelining of [false, true]) {
    test(`a refusal at ${moment}${pipelining ? ' with pipelining' : ''} includes its stage`, async () => {
      const server = await scripted({ react: reactAt(moment, '550 5.7.1 not from you'), pipelining })
      expect(await senderTo(server.url).send(aMail(), nothing)).toMatchObject({ state: 'refused', stage, code: 550 })
    })
  }
}

test('a server that hangs at EHLO runs into the connection timeout, not the response timeout', async () => {
  const server = await scripted({ react: reactAt('EHLO', 'silence') })
  const sender = smtpSender({ ...smtpSettings(server.url), connectTimeout: 200, answerTimeout: 60_000 })
  closers.push(() => sender.close())
  expect(await sender.send(aMail(), nothing)).toMatchObject({ state: 'refused', stage: 'connection', permanent: false })
})

test('the response to the dot may take longer than the others', async () => {
  const server = await scripted({ react: reactAt('dot', 'silence') })
  const sender = smtpSender({ ...smtpSettings(server.url), answerTimeout: 50, finalTimeout: 60_000 })
  const sending = sender.send(aMail(), nothing)
  await expect.poll(() => server.seen.at(-1)).toBe('.')
  expect(await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 300, 'still waiting'))])).toBe('still waiting')
  await sender.close(0)
  expect(await sending, 'a closed sender does not leave it open').toMatchObject({ state: 'unknown' })
})

test('emails that wait for a connection when the sender is closed are not sent, and do not hold up the closing', async () => {
  const server = await scripted({ react: reactAt('dot', 'silence') })
  const sender = smtpSender({ ...smtpSettings(`${server.url}?connections=2`), finalTimeout: 60_000 })
  const sending = Array.from({ length: 6 }, () => sender.send(aMail(), nothing))
  await expect.poll(() => server.seen.filter((line) => line === '.').length).toBe(2)
  await sender.close(0)
  const outcomes = (await Promise.all(sending)).map(({ state }) => state)
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'refused', 'refused', 'unknown', 'unknown'])
})

test("an email with a refused recipient isn't sent to the copy only", async () => {
  const server = await scripted({ react: (moment, line) => (moment === 'RCPT' && line.includes('jo@') ? '550 5.1.1 unknown' : 'ok') })
  const mail = aMail({ cc: [{ name: null, address: 'boss@hiring.example' }] })
  expect(await senderTo(server.url).send(mail, nothing)).toMatchObject({ state: 'refused', permanent: true, code: 550, stage: 'recipient' })
  expect(server.emails).toEqual([])
})

test('reuses connections, and a server that disconnected in the meantime causes no failure', async () => {
  let connections = 0
  const server = await scripted({ react: (moment) => (moment === 'greeting' && connections++ < 0 ? 'silence' : 'ok') })
  const sender = senderTo(`${server.url}?connections=1`)
  for (let count = 0; count < 3; count++) expect((await sender.send(aMail(), nothing)).state).toBe('sent')
  expect(connections).toBe(1)
  for (const socket of server.sockets) socket.destroy()
  expect((await sender.send(aMail(), nothing)).state).toBe('sent')
  expect(connections).toBe(2)
  expect(server.emails).toHaveLength(4)
})

test('fifty concurrent emails share four connections', async () => {
  let connections = 0
  const server = await scripted({ react: (moment) => (moment === 'greeting' && connections++ < 0 ? 'silence' : 'ok') })
  const sender = senderTo(server.url)
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => sender.send(aMail(), nothing)))
  expect(outcomes.every((outcome) => outcome.state === 'sent')).toBe(true)
  expect(server.emails).toHaveLength(50)
  expect(connections).toBeLessThanOrEqual(4)
})

test('lines that begin with a dot arrive as written', async () => {
  const server = await scripted({ react: () => 'ok' })
  await senderTo(server.url).send(aMail({ text: '.\n..\n.hidden' }), nothing)
  expect(server.emails[0]).toContain('\r\n..\r\n...\r\n..hidden\r\n')
})

test('sends a password unencrypted only to this machine', () => {
  expect(smtpSettings('smtp://u:p@127.0.0.1:2525').requireTls).toBe(false)
  expect(smtpSettings('smtp://u:p@mail.example').requireTls).toBe(true)
  expect(smtpSettings('smtps://u%40x:p%2F@mail.example')).toMatchObject({ port: 465, secure: true, user: 'u@x', pass: 'p/' })
  expect(() => smtpSettings('http://mail.example')).toThrow('smtp://')
})
