// The bytes that are sent: headers as the RFCs require, and nothing that could break out of one.
import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { composeMail } from './compose.ts'

test('headers of an outreach email', async () => {
  const bytes = await composeMail(
    aMail({ inReplyTo: '<a@b>', references: ['<x@b>', '<a@b>'], headers: { 'X-Fairlead-Demo': 'yes' }, subject: 'Grüße – 你好' }),
  )
  const head = bytes.toString('latin1').split('\r\n\r\n')[0] ?? ''
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  expect(lines).toContain('Message-ID: <candidate-1.step-0@mail.hiring.example>')
  expect(lines).toContain('Date: Wed, 04 Mar 2026 09:12:00 +0000')
  expect(lines).toContain('In-Reply-To: <a@b>')
  expect(lines).toContain('References: <x@b> <a@b>')
  expect(lines).toContain('X-Fairlead-Demo: yes')
  expect(lines.filter((line) => /^list-unsubscribe:/i.test(line))).toEqual([
    'List-Unsubscribe: <https://hiring.example/u/abc>, <mailto:unsubscribe+abc@mail.hiring.example>',
  ])
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const mail = await simpleParser(bytes)
  expect(mail).toMatchObject({ subject: 'Grüße – 你好', text: 'Hi Jo,\n\nopen to a chat?' })
  expect(mail.replyTo?.value[0]?.address).toBe('reply+token1@mail.hiring.example')
  expect(mail.html).toContain('<p>Hi Jo,</p>')
  expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n/)
})

test('composing the same email twice uses the same Message-ID', async () => {
  const id = async () => (await simpleParser(await composeMail(aMail()))).messageId
  expect(await id()).toBe(await id())
})

test('nothing breaks out of its header', async () => {
  const bytes = await composeMail(
    aMail({ subject: 'Hi\r\nBcc: victim@x.example', from: { name: 'Eve\r\nX-Evil: 1', address: 'eve@x.example' } }),
  )
  expect(bytes.toString('latin1')).not.toMatch(/^(bcc|x-evil):/im)
  await expect(composeMail(aMail({ messageId: '<a@b>\r\nX: 1' }))).rejects.toThrow('Message-ID')
  await expect(composeMail(aMail({ to: [{ name: null, address: 'a@b, c@d' }] }))).rejects.toThrow('address')
  await expect(composeMail(aMail({ unsubscribe: { https: 'https://x/>, <y', mailto: 'mailto:a@b' } }))).rejects.toThrow('unsubscribe')
})

test('attached files arrive byte by byte, text too, under names of any language', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, index) => index)
  const lines = Buffer.from('one\ntwo\r\nthree\r.\r\n..\r\nno end')
  const files = [
    { name: 'Angebot für Jörg 你好.pdf', contentType: 'application/pdf', bytes: every },
    { name: 'lines.txt', contentType: 'text/plain; charset=utf-8', bytes: lines },
  ]
  const mail = await simpleParser(await composeMail(aMail({ files })))
  expect(mail.attachments.map(({ filename, contentType, contentDisposition }) => [filename, contentType, contentDisposition])).toEqual([
    ['Angebot für Jörg 你好.pdf', 'application/pdf', 'attachment'],
    ['lines.txt', 'text/plain', 'attachment'],
  ])
  expect(mail.attachments.map(({ content }, index) => content.equals(files[index]!.bytes))).toEqual([true, true])
  expect(mail).toMatchObject({ text: 'Hi Jo,\n\nopen to a chat?' })
})
