// Criteria that are computed from jobs, from the pasted text to the card that shows the proof.
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { acceptProposals } from '@fairlead/domain/project/accept-proposals'
import { emptySettings } from '@fairlead/domain/project/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSearch } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'

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

test('a place with a distance becomes the distance of the search', async () => {
  const settings = await settingsOf('Pflegefachkraft im Umkreis von 40 km von Leipzig')
  expect(settings).toMatchObject({ locations: ['Leipzig, Saxony, Germany'], location_radius_km: 40 })
})
