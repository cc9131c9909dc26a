// Measures the recognition of bounces, complaints, and automatic replies on a public collection.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseMail } from './parse.ts'

const folder = join(import.meta.dirname, '../../../shared/fixtures/mail')
const hasBounces = existsSync(join(folder, 'sisimai-bounces/index.tsv'))
if (!hasBounces) console.log(`skipped: the mail fixtures are not at ${folder}`)

/** What a status means by RFC 3463, where it means one thing. */
function failureOfStatus(status: string) {
  if (/^[45]\.2\.2$/.test(status)) return 'mailbox_full'
  if (/^5\.(?:7\.|1\.[78]$)/.test(status)) return 'blocked'
  return /^5\.1\.[1236]$/.test(status) ? 'dead_address' : null
}

describe.skipIf(!hasBounces)('public collection of bounces', () => {
  test('recognizes at least 98% and mistakes no person for one', async () => {
    const rows = readFileSync(join(folder, 'sisimai-bounces/index.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
    let bounces = 0
    let recognised = 0
    let withRecipient = 0
    let decided = 0
    const missed: string[] = []
    const wrong: string[] = []
    for (const [file = '', expected = '', status = ''] of rows) {
      const mail = await parseMail(readFileSync(join(folder, 'sisimai-bounces', file)))
      if (expected.startsWith('bounce') || expected === 'complaint') {
        bounces++
        if (mail.kind === 'bounce') recognised++
        else missed.push(`${file}: ${mail.kind}`)
        if (mail.bounce?.recipient) withRecipient++
        const failure = expected === 'complaint' ? 'complaint' : failureOfStatus(status)
        if (failure) decided++
        if (failure && mail.bounce && mail.bounce.failure !== failure) wrong.push(`${file}: ${status} ${mail.bounce.failure}`)
      } else if (expected === 'auto_reply' && mail.kind !== 'auto_reply') missed.push(`${file}: ${mail.kind}`)
    }
    console.log(
      `bounces recognised  ${((100 * recognised) / bounces).toFixed(1)} %  of ${bounces}; recipient named in ${withRecipient}`,
      missed,
      wrong,
    )
    expect(recognised / bounces).toBeGreaterThanOrEqual(0.98)
    expect(wrong.length / decided).toBeLessThanOrEqual(0.05)
  })

  test('people, including those who forward or quote, are people', async () => {
    const files = [
      'sisimai-bounces/is-not-bounce-01.eml',
      'sisimai-bounces/is-not-bounce-02.eml',
      ...[
        'android',
        'aol',
        'apple_mail',
        'apple_mail_2',
        'comcast',
        'gmail',
        'hotmail',
        'iphone',
        'outlook',
        'sparrow',
        'thunderbird',
        'yahoo',
      ].map((name) => `mailgun-talon/standard_replies/${name}.eml`),
    ]
    for (const file of files) expect([file, (await parseMail(readFileSync(join(folder, file)))).kind]).toEqual([file, 'person'])
  })
})
