// Attached files, byte by byte, through every kind of mailbox.
import { randomBytes, randomUUID } from 'node:crypto'
import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { gmailTarget, graphTarget, smtpTarget, type Target } from './contract.fixture.ts'

const targets: [name: string, start: () => Promise<Target>][] = [
  ['SMTP', smtpTarget],
  ['the local Gmail', gmailTarget],
  ['the local Microsoft Graph', graphTarget],
]
const megabyte = 1024 * 1024

describe.each(targets)('%s', (name, start) => {
  const withSender = async (work: (send: (...contents: Uint8Array[]) => Promise<unknown>, target: Target) => Promise<void>) => {
    const target = await start()
    const mailbox = target.open()
    const send = (...contents: Uint8Array[]) =>
      mailbox.sender.send(
        aMail({
          messageId: `<${randomUUID()}@hiring.example>`,
          from: { name: 'Robin', address: target.address },
          files: contents.map((bytes, index) => ({ name: `file ${index} für Jo.txt`, contentType: 'text/plain; charset=utf-8', bytes })),
        }),
        () => Promise.resolve(),
      )
    try {
      await work(send, target)
    } finally {
      await mailbox.close()
      await target.stop()
    }
  }

  test(
    'files arrive as they are',
    () =>
      withSender(async (send, { sources }) => {
        // as much as the smallest vendor takes
        const contents = [randomBytes(2 * megabyte - 100), Buffer.from('one\ntwo\r\n.\r\nend')]
        expect(await send(...contents)).toMatchObject({ state: 'sent' })
        const { attachments } = await simpleParser(sources!().at(-1)!)
        expect(attachments.map(({ filename }) => filename)).toEqual(['file 0 für Jo.txt', 'file 1 für Jo.txt'])
        expect(attachments.map(({ content }, index) => content.equals(contents[index]!))).toEqual([true, true])
      }),
    60_000,
  )

  test(
    '5 MB are sent, or refused for good and without a doubt',
    () =>
      withSender(async (send) => {
        const outcome = await send(randomBytes(5 * megabyte))
        if (name === 'the local Microsoft Graph')
          expect(outcome).toMatchObject({ state: 'refused', permanent: true, code: 552, stage: 'content' })
        else expect(outcome).toMatchObject({ state: 'sent' })
      }),
    60_000,
  )
})
