// The analytics pages: full, empty, slow, and refused, with their tables; and a candidate's self-identification form.
import type { Page } from '@playwright/test'
import { button, heading, late, refused, text, type State } from '../state.ts'

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** A response with a part replaced. */
const changed = (path: string, part: object) => (page: Page) =>
  page.route(path, async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...part } })
  })
const allTables = async (page: Page) => {
  await button(page, 'Show table').first().waitFor()
  for (const toggle of await button(page, 'Show table').all())
    await button(page, 'Show table')
      .first()
      .click({ timeout: 2000 })
      .catch(() => toggle)
}
const groups = (n: number[]) => ({
  groups: [
    { label: 'Woman', n: n[0]! },
    { label: 'Man', n: n[1]! },
  ],
  others: { labels: ['Non-binary', 'Another gender', 'Prefer not to say'], n: n[2]! },
})
const fairness = (count: number, run: object | null) => (page: Page) =>
  page.route('**/api/v2/projects/fairness?*', (route) => route.fulfill({ json: { found: count, runs: run ? [run] : [] } }))
const swap = (kind: string, people: number, moved = 0, most = 0, places = 0) => ({ kind, people, moved, most, places })
const checked = {
  id: 'run',
  state: 'completed',
  is_nightly: true,
  requested_at: '2026-11-22T02:10:00.000Z',
  finished_at: '2026-11-22T02:10:04.000Z',
  engine: 'rules 2, index 5, title model 1a2b3c4d',
  people: 48,
  left_out: 2,
  batches: [5, 4, 3],
  swaps: [
    swap('gender', 48),
    swap('title_form', 6, 2, 3.2143, 1),
    swap('origin', 48, 1, 0.0031),
    swap('photo', 0),
    swap('age', 48),
    swap('gap', 39),
  ],
}
const form = (answer: object | null) => (page: Page) =>
  page.route('**/api/v1/candidates/self_identification*', (route) =>
    route.fulfill({ json: { job_title: 'Designer', hiring_company: 'Harbor Labs', answer } }),
  )

export const analytics: State[] = [
  { name: 'analytics', who: 'robin', path: '/analytics?range=all', see: (page) => figure(page, 'Reviewers') },
  {
    name: 'analytics-tables',
    who: 'robin',
    path: '/analytics?range=all',
    act: allTables,
    see: (page) => button(page, 'Hide table').first(),
  },
  { name: 'analytics-demo', who: 'demo', path: '/analytics', see: (page) => figure(page, 'Templates') },
  { name: 'analytics-pipeline', who: 'robin', path: '/analytics/pipeline?range=all', see: (page) => figure(page, 'Waiting for your team') },
  {
    name: 'analytics-pipeline-tables',
    who: 'robin',
    path: '/analytics/pipeline?range=all',
    act: allTables,
    see: (page) => button(page, 'Hide table').first(),
  },
  { name: 'analytics-candidate', who: 'robin', path: '/analytics/candidate?range=all', see: (page) => figure(page, 'Sources') },
  {
    name: 'analytics-demographics',
    who: 'robin',
    path: ({ projects }) => `/analytics/candidate?project=${projects.queue}`,
    before: (page, { projects }) =>
      changed('**/api/v2/analytics/candidate?*', {
        demographics: {
          project_id: projects.queue,
          offered: true,
          published: { answers: 64, gender: groups([26, 24, 14]), ethnicity: null },
        },
      })(page),
    see: (page) => figure(page, 'Gender'),
  },
  {
    name: 'fairness',
    who: 'robin',
    path: ({ projects }) => `/analytics/fairness?project=${projects.queue}`,
    before: fairness(48, checked),
    see: (page) => figure(page, 'What was changed'),
  },
  {
    name: 'fairness-running',
    who: 'robin',
    path: ({ projects }) => `/analytics/fairness?project=${projects.queue}`,
    before: fairness(48, { ...checked, state: 'running', finished_at: null, engine: null, people: 0, swaps: [] }),
    see: (page) => button(page, 'Checking…'),
  },
  {
    name: 'fairness-failed',
    who: 'robin',
    path: ({ projects }) => `/analytics/fairness?project=${projects.queue}`,
    before: fairness(48, { ...checked, state: 'failed', people: 0, swaps: [] }),
    see: (page) => text(page, 'The last check failed'),
  },
  {
    name: 'fairness-nothing',
    who: 'robin',
    path: ({ projects }) => `/analytics/fairness?project=${projects.queue}`,
    before: fairness(0, null),
    see: (page) => heading(page, 'Nothing to check yet'),
  },
  {
    name: 'fairness-refused',
    who: 'robin',
    path: ({ projects }) => `/analytics/fairness?project=${projects.queue}`,
    before: refused('**/api/v2/projects/fairness?*'),
    see: (page) => button(page, 'Try again'),
  },
  { name: 'analytics-empty', who: 'nova', path: '/analytics', see: (page) => heading(page, 'No projects yet') },
  {
    name: 'analytics-quiet',
    who: 'robin',
    path: '/analytics?range=custom&from=2020-01-01&to=2020-01-31',
    see: (page) => heading(page, 'Nothing in this period'),
  },
  {
    name: 'analytics-late',
    who: 'robin',
    path: '/analytics',
    before: late('**/api/v2/analytics?*'),
    see: (page) => heading(page, 'Analytics'),
  },
  {
    name: 'analytics-refused',
    who: 'robin',
    path: '/analytics/pipeline',
    before: refused('**/api/v2/analytics/pipeline?*'),
    see: (page) => button(page, 'Try again'),
  },
  {
    name: 'about-oneself',
    path: '/v1/candidates/self_identification?token=secret',
    before: form(null),
    see: (page) => heading(page, 'About you (optional)'),
  },
  {
    name: 'about-oneself-again',
    path: '/v1/candidates/self_identification?token=secret',
    before: form({ gender: 'Woman', ethnicity: 'Prefer not to say' }),
    see: (page) => button(page, 'Withdraw my answers'),
  },
  {
    name: 'about-oneself-over',
    path: '/v1/candidates/self_identification?token=over',
    see: (page) => text(page, 'This link has expired.'),
  },
]
