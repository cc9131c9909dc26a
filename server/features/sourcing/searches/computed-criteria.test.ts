// Criteria that are computed from jobs, from the pasted text to the card that shows the proof.
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { acceptProposals } from '@fairlead/domain/project/accept-proposals'
import { emptySettings } from '@fairlead/domain/project/settings'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openaiCompatible } from '@fairlead/adapters/model/openai-compatible'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextOf, newDraft, newSearch } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { runSearch } from './run-search.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

interface ReasonOnCard {
  text: string
  computation: string | null
}

/** The settings after everything that was read is accepted. */
async function settingsOf(text: string) {
  const { body } = await user.call<ReadJobDescription['answer']>('POST', 'v1/projects/intake', { text })
  const change = acceptProposals(
    emptySettings,
    body.proposals.filter((proposal) => proposal.is_used),
  )
  return changeToWire(change)
}

/** The cards of the review queue, as the panel reads them. */
async function cardsOf(projectId: string): Promise<{ missed: string[]; reasons: ReasonOnCard[] }[]> {
  const { body } = await user.call<{ candidates: { missed_requirements: string[]; reasons_to_hire: ReasonOnCard[] }[] }>(
    'GET',
    'v2/projects/candidates',
    { project_id: projectId, status: 'UNDER_REVIEW' },
  )
  return body.candidates.map(({ missed_requirements: missed, reasons_to_hire: reasons }) => ({ missed, reasons }))
}

test('a sentence becomes criteria, the preview counts them, and the card shows the jobs and dates', async () => {
  const settings = await settingsOf('software engineer, promoted within 4 years, stayed at least 2 years per employer on average')
  expect(settings).toMatchObject({
    job_titles: ['software engineer'],
    keywords_required: ['promoted within 4 years', 'stayed at least 2 years per employer on average'],
  })
  const { body: all } = await user.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { job_titles: ['software engineer'] })
  const { body: preview } = await user.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', settings)
  expect(preview.total).toBeGreaterThan(0)
  expect(preview.total).toBeLessThan(all.total)
  expect(JSON.stringify(preview)).toContain('promoted within 4 years')

  const projectId = await newSearch(testApp, user, settings)
  const cards = await cardsOf(projectId)
  const met = cards.filter(({ missed }) => missed.length === 0)
  expect(met.length).toBeGreaterThan(0)
  for (const { reasons } of met) {
    const texts = reasons.map(({ text, computation }) => `${text} [${computation}]`)
    expect(texts).toContainEqual(expect.stringMatching(/^Rose from .+ to .+ at .+ in .+ \[.+ from .*\d{4}, .+ from .*\d{4}\]$/))
    expect(texts).toContainEqual(expect.stringMatching(/per employer on average \(\d+ employers?\) \[.+ to .+: /))
  }
  // nothing is proven of those who miss it
  for (const { missed, reasons } of cards.filter((card) => card.missed.some((words) => words.includes('promoted'))))
    expect({ missed, rises: reasons.filter(({ text }) => / in (?:about )?\d+ (?:year|month)/.test(text)) }).toMatchObject({ rises: [] })
})

test('people led are proven by their own words', async () => {
  const settings = await settingsOf('engineering manager who has led 5+ people')
  expect(settings.keywords_required).toEqual(['led 5 or more people'])
  const projectId = await newSearch(testApp, user, settings)
  const cards = await cardsOf(projectId)
  const proven = cards.flatMap(({ reasons }) => reasons.flatMap(({ text }) => /^Led (\d+) people: “(.+)”$/.exec(text)?.slice(1, 3) ?? []))
  expect(proven.length).toBeGreaterThan(0)
  expect(proven.filter((word, index) => index % 2 === 0 && Number(word) < 5)).toEqual([])
})

describe('criteria in own words', () => {
  const criterion = 'keeps calm when everything breaks'
  let server: Server
  /** What the model answers about a person's text. */
  let answer: (text: string) => { status?: number; verdicts?: object[] }
  let received: string[]
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      const parts: Buffer[] = []
      incoming
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const { messages } = JSON.parse(Buffer.concat(parts).toString()) as { messages: { content: string }[] }
          const text = messages[1]!.content
          received.push(text)
          const { status = 200, verdicts = [] } = answer(text)
          outgoing.writeHead(status).end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ verdicts }) } }] }))
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  async function search(): Promise<{ cards: Awaited<ReturnType<typeof cardsOf>>; note: string | null }> {
    received = []
    const projectId = await newDraft(user, { job_titles: ['Software Engineer'], keywords_optional: [criterion] })
    await user.call('POST', 'v2/projects/flashcards/initial', { project_id: projectId })
    const { port } = server.address() as AddressInfo
    const profileModel = openaiCompatible({ url: `http://127.0.0.1:${port}`, apiKey: 'k', model: 'm' })
    const { workspaceId } = await contextOf(testApp, user)
    const { vocabulary, openIndex } = testApp.services
    await runSearch(systemContext(testApp.database, workspaceId), { vocabulary, openIndex, profileModel }, projectId)
    const run = await testApp.database.system
      .selectFrom('search_run')
      .selectAll()
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow()
    return { cards: await cardsOf(projectId), note: run.note }
  }

  test('the model only proposes: quotes that are not in the profile are dropped, and the note says how many', async () => {
    // the first sentence of every other person is a true quote; the others get words that they never wrote
    let count = 0
    answer = (text) => {
      count += 1
      const sentence = /: ([^.\n]{30,120}\.)/.exec(text)?.[1]
      return {
        verdicts: [
          { criterion: 0, met: true, quote: count % 2 === 0 && sentence ? sentence : 'Stayed calm in every outage of the century.' },
        ],
      }
    }
    const { cards, note } = await search()
    expect(received.length).toBeGreaterThan(20)
    expect(received[0]).toContain(`0: ${criterion}`)
    const [, people, proven, quotes, dropped] =
      /read (\d+) people .+? (\d+) of its (\d+) quotes .+? count; (\d+) \(\d+%\) were dropped/.exec(note ?? '') ?? []
    expect(Number(people)).toBe(received.length)
    expect(Number(quotes)).toBe(received.length)
    expect(Number(proven)).toBeGreaterThan(0)
    expect(Number(dropped)).toBe(Number(quotes) - Number(proven))
    const texts = cards.flatMap(({ reasons }) => reasons.map(({ text }) => text)).filter((text) => text.startsWith(criterion))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('outage of the century'))).toEqual([])
  })

  test('a model that is down stops nothing', async () => {
    answer = () => ({ status: 503 })
    const { cards, note } = await search()
    expect(cards).toHaveLength(10)
    expect(note).toContain('Your model stopped reading people: 127.0.0.1 answered 503.')
  })
})

test('a place with a distance becomes the distance of the search', async () => {
  const settings = await settingsOf('Pflegefachkraft im Umkreis von 40 km von Leipzig')
  expect(settings).toMatchObject({ locations: ['Leipzig, Saxony, Germany'], location_radius_km: 40 })
})
