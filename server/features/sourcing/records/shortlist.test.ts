// The checker accepts what the product signs, and finds every planted change: in bytes, and in sums that are signed again.
import { createPrivateKey, sign } from 'node:crypto'
import fs from 'node:fs'
import { execFileSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultWeights } from '@fairlead/domain/project/preferences'
import { currentFit, shareOut } from '@fairlead/matching/plan/scale'
import { shortlistFile, type Shortlist, type ShortlistEntry } from './shortlist-file.ts'
import { makeKeyPair, type SigningKey } from './signing-key-store.ts'

const checker = path.resolve('web/public/check-shortlist.mjs')
const { checkShortlist } = (await import(checker)) as {
  checkShortlist(file: Uint8Array, key?: string): { ok: boolean; reason?: string; fingerprint?: string }
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shortlist-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Numerical Recipes' generator: the same files in every run. */
function generator(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function newKey(): SigningKey {
  const { publicKey, privateKey, fingerprint } = makeKeyPair()
  const key = createPrivateKey(privateKey)
  return { publicKey, fingerprint, sign: (bytes) => sign(null, bytes, key) }
}

const words = 'Führt ein Team „Straßenbau“ <b> and & builds 橋 since 2019 with Python and Kubernetes in Zürich 🚧 nightly'.split(' ')
const names = ['title', 'text', 'keywords', 'location'] as const
const day = (n: number): string => new Date(Date.UTC(2026, 10, 1, 8, n)).toISOString()
const digits = (value: number) => Math.round(value * 10_000) / 10_000

function newFacts(random: (below: number) => number, exact: number): NonNullable<ShortlistEntry['facts']> {
  const texts = Array.from({ length: 2 + random(3) }, () =>
    Array.from({ length: 4 + random(20) }, () => words[random(words.length)]!).join(' '),
  )
  const raw = names.map(() => 1 + random(9))
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  const weights = raw.map((weight) => weight / total)
  const values = names.map(() => random(10_001) / 10_000)
  const product = 100 * weights.reduce((sum, weight, index) => sum + weight * values[index]!, 0)
  const deducted = random(2) === 0 ? [] : [-product * 0.3]
  const shares = shareOut([...weights.map((weight, index) => 100 * weight * values[index]!), ...deducted], Math.round(exact))
  return {
    exact,
    points: names.map((name, index) => ({ name, value: values[index]!, weight: digits(weights[index]!), points: shares[index]! })),
    deductions: deducted.map(() => ({ name: 'missingMusts', points: shares.at(-1)! })),
    missed: [],
    missedMore: 0,
    isFarther: false,
    reasons: Array.from({ length: 1 + random(4) }, (_, index) => {
      const text = random(texts.length)
      const start = random(texts[text]!.length - 1)
      const end = start + 1 + random(texts[text]!.length - start)
      return { text: `Claim ${index}`, claim: null, evidence: [{ text, start, end, quote: texts[text]!.slice(start, end) }] }
    }),
    texts,
  }
}

function newShortlist(random: (below: number) => number): Omit<Shortlist, 'format' | 'publicKey'> {
  const scores = Array.from({ length: 3 + random(10) }, () => digits(30 + random(7000) / 100)).toSorted((a, b) => b - a)
  return {
    installation: 'https://hiring.example',
    workspace: `workspace ${random(1000)}`,
    project: { id: `project ${random(1000)}`, name: `${words[random(words.length)]!} Engineer` },
    batch: 1 + random(9),
    search: `search ${random(1000)}`,
    made: day(0),
    signed: day(500 + random(500)),
    engine: 'rules 8, index 5',
    models: [],
    orderedBy: 'points',
    criteria: ['Must have: Python'],
    weights: { ...defaultWeights, keywords: random(6) },
    fit: currentFit,
    entries: scores.map((exact, index): ShortlistEntry => ({
      place: index + 1,
      candidate: `candidate ${index}`,
      key: index.toString(16).padStart(64, '0'),
      score: Math.round(exact),
      erased: index === 1 ? day(400) : null,
      removed: null,
      decisions: [
        { at: day(10 + random(90)), from: 'UNDER_REVIEW', to: random(2) === 0 ? 'APPROVED' : 'REJECTED', by: 'Ada', undone: false },
      ],
      facts: index === 1 ? null : newFacts(random, exact),
    })),
    below: Array.from({ length: random(60) }, (_, index) => [index.toString(16).padStart(16, '0'), random(600) / 10, random(3)]),
  }
}

const count = process.env.NIGHTLY ? 1000 : 100
const key = newKey()
const files = Array.from({ length: count }, (_, index) => shortlistFile(newShortlist(generator(index + 1)), key))

test('accepts every untouched file, and names its key', () => {
  for (const file of files) expect(checkShortlist(file, key.fingerprint)).toMatchObject({ ok: true, fingerprint: key.fingerprint })
})

/** Another value at a match of the pattern, of about the same length. */
function replaceOne(file: Buffer, pattern: RegExp, random: (below: number) => number, change: (match: string) => string): Buffer {
  const text = file.toString('utf8')
  const matches = [...text.matchAll(pattern)]
  const match = matches[random(matches.length)]!
  return Buffer.from(text.slice(0, match.index) + change(match[0]) + text.slice(match.index + match[0].length))
}

const plantings: Record<string, (file: Buffer, random: (below: number) => number) => Buffer> = {
  byte(file, random) {
    const changed = Buffer.from(file)
    const position = random(changed.length)
    changed.writeUInt8(changed[position]! ^ (1 << random(8)), position)
    return changed
  },
  date: (file, random) => replaceOne(file, /2026-11-\d\d/g, random, (match) => (match.endsWith('3') ? '2026-11-04' : '2026-11-03')),
  weight: (file, random) => replaceOne(file, /"(?:weight|keywords|education)":[\d.]+/g, random, (match) => `${match}1`),
  order(file, random) {
    const text = file.toString('utf8')
    const sections = [...text.matchAll(/<section><h2>.*<\/section>/g)].map(([section]) => section)
    const first = random(sections.length - 1)
    const [a, b] = [sections[first]!, sections[first + 1]!]
    return Buffer.from(text.replace(`${a}\n${b}`, () => `${b}\n${a}`))
  },
}

test(`finds all of ${count} planted changes: a byte, a date, a weight, an order`, () => {
  const missed: string[] = []
  const kinds = Object.entries(plantings)
  for (const [index, file] of files.entries()) {
    const [kind, plant] = kinds[index % kinds.length]!
    const changed = plant(file, generator(index + 7))
    expect(changed.equals(file), `${kind} ${index} changes something`).toBe(false)
    if (checkShortlist(changed).ok) missed.push(`${kind} ${index}`)
  }
  expect(missed).toEqual([])
})

test('finds what does not add up, although its signature is right', () => {
  type Facts = NonNullable<ShortlistEntry['facts']>
  const wrong: [RegExp, (shortlist: Shortlist, facts: Facts) => void][] = [
    [/add up to/, (_, facts) => (facts.points[0]!.points += 0.1)],
    [/add up to .* not to 1/, (_, facts) => (facts.points[0]!.weight += 0.01)],
    [/do not follow from the value and weight/, (_, { points: [a, b] }) => ([a!.points, b!.points] = [a!.points - 5, b!.points + 5])],
    [/not its points, rounded/, ({ entries }) => (entries[0]!.score += 1)],
    [/not in its place/, ({ entries }) => entries.reverse()],
    [
      /more points than the one before/,
      ({ entries }) => {
        const [first, last] = [entries[0]!, entries.at(-1)!]
        entries.splice(0, 1, { ...last, place: 1 })
        entries.splice(-1, 1, { ...first, place: entries.length })
      },
    ],
    [/does not rest on its text/, (_, facts) => (facts.texts[facts.reasons[0]!.evidence[0]!.text] = 'Something else')],
    [/does not rest on its text/, (_, facts) => (facts.reasons[0]!.evidence[0]!.end += 400_000)],
    [/rests on nothing/, (_, facts) => (facts.reasons[0]!.evidence = [])],
    [/earlier than the batch/, ({ entries }) => (entries[0]!.decisions[0]!.at = day(-5))],
    [/later than the signature/, ({ entries }) => (entries[0]!.decisions[0]!.at = day(5000))],
    [/signed before it was made/, (shortlist) => (shortlist.made = day(9000))],
    [/not erased/, ({ entries }) => (entries[1]!.erased = null)],
    [/listed twice/, ({ entries }) => (entries[0]!.candidate = entries[1]!.candidate)],
    [/below the cut/, (shortlist) => shortlist.below.push(['zz', 1, 0])],
  ]
  for (const [reason, change] of wrong) {
    const shortlist = newShortlist(generator(99)) as Shortlist
    change(shortlist, shortlist.entries[0]!.facts!)
    expect(checkShortlist(shortlistFile(shortlist, key))).toMatchObject({ ok: false, reason: expect.stringMatching(reason) as string })
  }
  expect(checkShortlist(files[0]!, newKey().fingerprint)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('another key') as string,
  })
  for (const junk of [
    Buffer.alloc(0),
    Buffer.from('<html>'),
    Buffer.alloc(5000),
    files[0]!.subarray(0, -1),
    Buffer.concat([files[0]!, Buffer.from('\n')]),
  ])
    expect(checkShortlist(junk).ok).toBe(false)
})

test('runs with plain Node: yes with the key, no with the reason', () => {
  const file = path.join(folder, 'list.html')
  const run = (...rest: string[]) => {
    try {
      return { status: 0, out: execFileSync(process.execPath, [checker, ...rest], { encoding: 'utf8', stdio: 'pipe' }) }
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string }
      return { status, out: stdout }
    }
  }
  fs.writeFileSync(file, files[0]!)
  expect(run(file)).toMatchObject({
    status: 0,
    out: expect.stringMatching(new RegExp(`^yes: batch .*by the key ${key.fingerprint}`, 's')) as string,
  })
  expect(run(file, '--key', 'ab')).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^no: the file is signed with another key/) as string,
  })
  fs.writeFileSync(file, plantings.byte!(files[0]!, generator(3)))
  expect(run(file)).toMatchObject({ status: 1, out: expect.stringMatching(/^no: /) as string })
  expect(run(path.join(folder, 'none'))).toMatchObject({ status: 2 })
  expect(fs.readFileSync(checker, 'utf8').split('\n').length).toBeLessThan(300)
})
