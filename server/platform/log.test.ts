import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('an error that is repeated is one line a minute, which counts the others; everything else is written', () => {
  let now = 0
  const lines: { level: number; msg: string; repeated?: number; err?: { message: string } }[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }, () => now)
  const full = (file: number) => new Error(`could not extend file "base/5/${file}": No space left on device`)
  for (let n = 0; n < 500; n++) log.child({ lane: n % 4 }).warn({ err: full(n) }, 'could not send email; will retry')
  log.warn({ err: new Error('refused') }, 'could not send email; will retry')
  log.error(full(1), 'an event reaction failed')
  for (let n = 0; n < 3; n++) {
    log.info({ err: full(n) }, 'told')
    log.warn({ n }, 'without an error')
  }
  now = 60_001
  log.warn({ err: full(7), id: 7 }, 'could not send email; will retry')
  log.error(full(1), 'an event reaction failed')
  expect(lines.map(({ msg, repeated }) => (repeated ? `${msg} (+${repeated})` : msg))).toEqual([
    'could not send email; will retry',
    'could not send email; will retry',
    'an event reaction failed',
    'told',
    'without an error',
    'told',
    'without an error',
    'told',
    'without an error',
    'could not send email; will retry (+499)',
    'an event reaction failed',
  ])
  expect(lines.at(-2)).toMatchObject({ id: 7, err: { message: full(7).message } })
})
