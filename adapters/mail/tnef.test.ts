// Files inside Outlook's winmail.dat are taken out; data that is broken or hostile ends reading and loses no earlier file.
import { expect, test } from 'vitest'
import { parseMail } from './parse.ts'
import { winmail, type WinmailFile } from './tnef.fixture.ts'
import { filesInTnef, isTnef } from './tnef.ts'

const text = (file: { name: string; bytes: Uint8Array }) => [file.name, new TextDecoder().decode(file.bytes)]
const resume: WinmailFile = { name: 'RESUME~1.PDF', longName: 'Résumé of Zoë.pdf', content: `%PDF-1.7 ${'x'.repeat(300)}` }
const letter: WinmailFile = { name: 'letter.txt', content: 'Dear team' }

test('the files with their long names', () => {
  const bytes = winmail([resume, letter])
  expect(isTnef(bytes)).toBe(true)
  expect(filesInTnef(bytes).map(text)).toEqual([
    ['Résumé of Zoë.pdf', resume.content],
    ['letter.txt', letter.content],
  ])
})

test('the files of an attached message', () => {
  const inner = winmail([resume])
  expect(filesInTnef(winmail([{ name: 'Fwd', message: inner }])).map(text)).toEqual([['Résumé of Zoë.pdf', resume.content]])
})

test('what comes before a fault; no name or length is believed', () => {
  const bytes = winmail([letter, resume])
  for (let length = 0; length <= bytes.length; length++) filesInTnef(bytes.subarray(0, length))
  expect(filesInTnef(bytes.subarray(0, bytes.length - 50)).map(text)[0]).toEqual(['letter.txt', letter.content])
  for (let position = 6; position < bytes.length; position++) filesInTnef(bytes.map((byte, index) => (index === position ? 0xff : byte)))
})

test('reads a megabyte of empty attributes in linear time', () => {
  const bytes = new Uint8Array(1_000_000)
  bytes.set(winmail([]))
  const start = performance.now()
  expect(filesInTnef(bytes)).toEqual([])
  expect(performance.now() - start).toBeLessThan(500)
})

const email = (name: string, type: string, content: Uint8Array) =>
  parseMail(
    Buffer.from(
      `From: ann@home.example\r\nSubject: Re: Role\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nMy CV.\r\n--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n--b--`,
    ),
  )

test('an email with a winmail.dat has the files in it', async () => {
  const { documents } = await email('winmail.dat', 'application/ms-tnef', winmail([resume, letter]))
  expect(documents.map(({ name, isOpened }) => [name, isOpened])).toEqual([
    ['Résumé of Zoë.pdf', true],
    ['letter.txt', true],
  ])
})

test.each([
  ['winmail.dat', 'application/ms-tnef', winmail([])],
  ['cv.pages', 'application/x-iwork-pages-sffpages', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['cv.zip', 'application/zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
])('a file that can’t be opened is named: %s', async (name, type, content) => {
  expect((await email(name, type, content)).documents).toEqual([{ name, bytes: new Uint8Array(), isOpened: false }])
})

test.each([
  ['logo.png', 'image/png'],
  ['smime.p7s', 'application/pkcs7-signature'],
])('what mail programs add is not named: %s', async (name, type) => {
  expect((await email(name, type, new Uint8Array([1, 2, 3]))).documents).toEqual([])
})
