// The panel as every kind of user sees it, and the states of a project.
import { card, dialog, heading, late, panel, press, refused, text, type State } from '../state.ts'
import { shownAs } from '../../panel-page.ts'

const noOne = (page: import('@playwright/test').Page) =>
  page.route('**/api/v2/projects/candidates?*', (route) => route.fulfill({ json: { candidates: [], total: 0, page_idx: 1 } }))

const kinds: State[] = (['demo', 'hanna', 'colin', 'ada', 'sam', 'vera', 'rita'] as const).flatMap((role) => [
  { name: `panel-${role}`, who: role, path: panel('demo'), see: card },
  { name: `questions-${role}`, who: role, path: panel('demo', 'warm_leads_question'), see: card },
])

const first: State[] = [
  { name: 'welcome', who: 'nova', path: '/panel', see: (page) => heading(page, 'Welcome') },
  { name: 'panel-selma', who: 'selma', path: panel('own'), see: (page) => page.getByRole('tab').first() },
  { name: 'tour', who: 'selma', path: panel('own', 'warm_leads_hm'), see: (page) => page.getByRole('region', { name: /^Tour: / }) },
  {
    name: 'tour-questions',
    who: 'selma',
    path: panel('own', 'warm_leads_question'),
    see: (page) => page.getByRole('region', { name: /^Tour: / }),
  },
  { name: 'may-not-send', who: 'mute', path: panel('mute'), see: (page) => text(page, 'can’t send email as you') },
  {
    name: 'permissions',
    who: 'mute',
    path: panel('mute'),
    act: press('Additional Permissions'),
    see: dialog,
  },
]

const projects: State[] = [
  { name: 'archived', who: 'robin', path: panel('archived', 'approved'), see: (page) => text(page, 'This project is archived.') },
  {
    name: 'paused',
    who: 'robin',
    path: panel('paused', 'approved'),
    act: (page) => text(page, 'This project is paused.').waitFor(),
    see: card,
  },
  { name: 'go-live', who: 'robin', path: panel('live', 'warm_leads_hm'), see: (page) => heading(page, 'Your project is live') },
  { name: 'draft', who: 'robin', path: panel('draft'), see: (page) => text(page, /^The search starts when/) },
  {
    name: 'processing',
    who: 'robin',
    path: panel('fresh', 'under_review'),
    before: async (page, { projects: worldProjects }) => {
      await shownAs(page, worldProjects.fresh!, { status: '4', search: null, candidates_review_count: 0, is_in_calibration: false })
      await noOne(page)
    },
    see: (page) => text(page, 'Processing your job submission...'),
  },
  {
    name: 'searching',
    who: 'robin',
    path: panel('fresh', 'under_review'),
    before: async (page, { projects: worldProjects }) => {
      const search = { lro_id: 'op', state: 'running', progress_pct: 40, is_calibration: true, note: null }
      await shownAs(page, worldProjects.fresh!, { status: '6', search, candidates_review_count: 0 })
      await noOne(page)
    },
    see: (page) => page.getByRole('progressbar').first(),
  },
  {
    name: 'nothing-to-review',
    who: 'robin',
    path: panel('queue', 'under_review'),
    before: async (page, { projects: worldProjects }) => {
      const search = { lro_id: 'op', state: 'completed', progress_pct: 100, is_calibration: false, note: null }
      await shownAs(page, worldProjects.queue!, { status: '1', candidates_review_count: 0, is_in_calibration: false, search })
      await noOne(page)
    },
    see: (page) => text(page, /check back tomorrow/),
  },
  { name: 'no-such-project', who: 'robin', path: '/panel?project=01absent', see: (page) => text(page, 'This project does not exist.') },
  {
    name: 'projects-late',
    who: 'robin',
    path: '/panel',
    before: late('**/api/v1/projects'),
    see: (page) => page.getByRole('banner'),
  },
  {
    name: 'projects-refused',
    who: 'robin',
    path: '/panel',
    before: refused('**/api/v1/projects'),
    see: (page) => text(page, 'Load projects failed'),
  },
  {
    name: 'list-late',
    who: 'robin',
    path: panel('queue', 'approved'),
    before: late('**/api/v2/projects/candidates?*'),
    see: (page) => page.getByRole('tab').first(),
  },
  {
    name: 'list-refused',
    who: 'robin',
    path: panel('queue', 'approved'),
    before: refused('**/api/v2/projects/candidates?*'),
    see: (page) => page.getByRole('button', { name: 'Try again' }).first(),
  },
  {
    name: 'queue-refused',
    who: 'robin',
    path: panel('queue', 'under_review'),
    before: refused('**/api/v2/projects/candidates?*'),
    see: (page) => page.getByRole('button', { name: 'Try again' }).first(),
  },
  {
    name: 'queue-late',
    who: 'robin',
    path: panel('queue', 'under_review'),
    before: late('**/api/v2/projects/candidates?*'),
    see: (page) => page.getByRole('tab').first(),
  },
]

export const people: State[] = [...first, ...kinds, ...projects]
