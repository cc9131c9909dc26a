// Files and addresses that cost others their time, or are someone else's: findings of the review of November 28.
import { docxOf, docxWith } from '@fairlead/adapters/files/a-document.fixture'
import { slowestHealth, unless, type AttackCase } from './case.ts'
import { verifiedAccount } from './outreach.ts'
import { firstAdmin, nextEmail, nextSender, startTarget, type Target } from './target.ts'

/** Other users notice delays above this. */
const maxMs = 1500

async function upload(target: Target, call: string, session: string, name: string, content: BlobPart, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([content]), name)
  const headers = { 'x-parse-session-token': session, 'x-forwarded-for': nextSender() }
  return fetch(`${target.url}/api/${call}`, { method: 'POST', headers, body: form, signal: AbortSignal.timeout(90_000) })
}

export const fileCases: AttackCase[] = [
  {
    id: 'tables-1',
    title: 'A table of a million columns stops no one else, and is refused',
    async run(target) {
      const { session } = await target.register()
      const header = 'abc,'.repeat(1_000_000)
      let status = 0
      let size = 0
      const ms = await slowestHealth(target, async () => {
        const answer = await upload(target, 'v2/talent/import', session, 'people.csv', `${header}\n1,2`, { dry_run: 'true' })
        status = answer.status
        size = (await answer.arrayBuffer()).byteLength
      })
      return unless(
        [status === 400 || status === 413, `answered ${status}`],
        [size < 100_000, `the answer has ${size} bytes`],
        [ms < maxMs, `/healthz took ${Math.round(ms)} ms`],
      )
    },
  },
  {
    id: 'documents-1',
    title: 'Two small documents of two teams make no third one wait',
    async run(target) {
      const hostile = docxWith({ document: '<w:t '.repeat(400_000) }) as Uint8Array<ArrayBuffer>
      const ordinary = docxOf([
        'Rita Storm',
        'rita.storm@mail.test',
        'Registered Nurse',
        'Mercy Hospital',
        'June 2018 – Present',
      ]) as Uint8Array<ArrayBuffer>
      const teams = [await verifiedAccount(target), await verifiedAccount(target), await verifiedAccount(target)]
      const reading = teams.slice(0, 2).map(({ session }) => upload(target, 'v2/talent/resume', session, 'cv.docx', hostile))
      await new Promise((resolve) => setTimeout(resolve, 300))
      const began = performance.now()
      const { status } = await upload(target, 'v2/talent/resume', teams[2]!.session, 'cv.docx', ordinary)
      const seconds = (performance.now() - began) / 1000
      await Promise.all(reading)
      return unless([status < 300, `the third was answered ${status}`], [seconds < 6, `the third waited ${seconds.toFixed(1)} s`])
    },
  },
  {
    id: 'addresses-1',
    title: 'Letters that look like others make no second account of one address',
    async run(target) {
      const { email } = await target.register(nextEmail())
      const wide = email.replace(/^\w/, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
      const form = { first_name: 'Ann', last_name: 'T', company: 'Attack Works', job_title: 'J', password: 'granite harbour 47 lanterns' }
      const { status } = await target.call('POST', 'v1/users', { ...form, email: wide })
      return unless([status === 400 || status === 409, `${wide} beside ${email} was answered ${status}`])
    },
  },
  {
    id: 'first-run-1',
    title: 'Wrong codes of strangers keep the first administrator out of no empty installation',
    async run({ root }) {
      const empty = await startTarget(root, {}, { isEmpty: true })
      try {
        const answers = []
        for (let sender = 0; sender < 25; sender++) {
          const from = nextSender()
          for (let n = 0; n < 9; n++)
            answers.push(
              (await empty.call('POST', 'v2/first_run', { code: 'aaaa-bbbb-cccc', email: nextEmail(), ...firstAdmin }, { from })).status,
            )
        }
        const { status } = await empty.call('POST', 'v2/first_run', { code: empty.code, email: nextEmail(), ...firstAdmin })
        return unless(
          [answers.every((answer) => answer === 400 || answer === 429), `wrong codes were answered ${[...new Set(answers)].join(', ')}`],
          [status === 201, `the right code was answered ${status} after ${answers.length} wrong ones`],
        )
      } finally {
        await empty.stop()
      }
    },
  },
]
