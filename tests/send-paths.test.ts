// Nothing bypasses the firewall: queued messages need its pass, the pass is created in one file, and each transport has one
// caller.
import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './repository.ts'

const product = /^(?:server|adapters)\/(?!.*(?:\.test|\.fixture)\.ts$).*\.ts$/
const gate = 'server/features/mail/messages/send-firewall.ts'

/** Functions that send a message, and the only files that may call them. */
const transports: [name: string, use: RegExp, files: readonly string[]][] = [
  ['a mail server', /\bsender\s*\.send\(/, ['server/features/mail/sending/send-message.ts']],
  ['LinkedIn', /\.send(?:Inmail|Invitation)\(/, ['server/features/outreach/linkedin/deliver-linkedin.ts']],
]

/** Functions that add outgoing messages without requiring a pass. */
function unguarded({ name, text }: SourceFile): string[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?function (\w+)\(/gm)]
  return starts.flatMap(({ index, 1: fn }, place) => {
    const body = text.slice(index, starts[place + 1]?.index ?? text.length)
    return /insertInto\('(?:message|linkedin_message)'\)/.test(body) && !/\b_?pass: SendPass\b/.test(body.slice(0, body.indexOf('{\n')))
      ? [`${name}: ${fn}`]
      : []
  })
}

function bypasses(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...unguarded(file),
    ...transports.flatMap(([transport, use, allowed]) =>
      use.test(file.text) && !allowed.includes(file.name) ? [`${file.name}: ${transport}`] : [],
    ),
    ...(file.name !== gate && /\bas (?:unknown as )?SendPass\b|\[passed\]/.test(file.text) ? [`${file.name}: makes a pass`] : []),
  ])
}

test('every message is queued with a firewall pass, and every transport has one caller', () => {
  const files = filesOf(product)
  expect(bypasses(files)).toEqual([])
  const adding = files.filter(({ text }) => /insertInto\('(?:message|linkedin_message)'\)/.test(text))
  expect(adding.map(({ name }) => name).toSorted(), 'the files that add messages').toEqual([
    'server/features/mail/messages/message-store.ts',
    'server/features/outreach/linkedin/linkedin-message-store.ts',
  ])
})

test('finds a bypass', () => {
  const planted = (name: string, text: string) => bypasses([{ name: `server/features/${name}.ts`, text }])
  expect(planted('a', "export async function plan(tx: Tx): Promise<void> {\n  await tx.insertInto('message').execute()\n}\n")).toHaveLength(
    1,
  )
  expect(planted('b', 'await parts.sender.send(mail, commit)')).toHaveLength(1)
  expect(planted('c', 'await linkedin.sendInmail(message)')).toHaveLength(1)
  expect(planted('d', 'const pass = {} as SendPass')).toHaveLength(1)
})
