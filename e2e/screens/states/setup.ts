// Every step of every setup flow, each set of fields once, and the entry points.
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { stepsOf } from '@fairlead/domain/project/setup-flows'
import { button, heading, item, late, press, text, type State } from '../state.ts'
import type { World } from '../world.ts'

/** Where to see the steps of a flow, by title and number. */
const places: readonly [SetupFlow, (projects: World['projects'], title: string, tab: number) => string][] = [
  ['full', (projects, title) => `/projects/settings/v2/${projects.queue}?step=${encodeURIComponent(title)}`],
  ['self_serve', (projects, title) => `/projects/settings/v2/${projects.empty}?step=${encodeURIComponent(title)}`],
  ['legacy_settings', (projects, _title, tab) => `/projects/edit/${projects.queue}?tab=${tab}`],
  ['legacy', (projects, title) => `/projects/v2/draft/${projects.legacy}?step=${encodeURIComponent(title)}`],
  ['onboarding', (projects, title) => `/projects/v2/draft/${projects.onboarding}?step=${encodeURIComponent(title)}`],
  ['first_project', (projects, title) => `/projects/v2/draft/${projects.first_project}?step=${encodeURIComponent(title)}`],
]

const addresses = new Set<string>()
const isNew = (parts: readonly string[]) => {
  const key = parts.join(' ')
  return !addresses.has(key) && Boolean(addresses.add(key))
}

const steps = places.flatMap(([flow, pathOf]) =>
  stepsOf(flow).flatMap((step, index): State[] =>
    isNew(step.parts)
      ? [
          {
            name: `setup-${flow.replace('_', '-')}-${index + 1}`,
            who: 'robin',
            path: ({ projects }) => pathOf(projects, step.title, index + 1),
            see: (page) => heading(page, step.title),
          },
        ]
      : [],
  ),
)

const title = { see: (page) => page.getByRole('heading', { level: 1 }) } satisfies Partial<State>

export const setup: State[] = [
  {
    name: 'setup-snippets',
    who: 'robin',
    path: ({ projects }) => `/projects/settings/v2/${projects.queue}?step=${encodeURIComponent('Outreach Templates')}`,
    act: async (page) => {
      await button(page, 'Snippets').click()
      await item(page, 'Manage snippets').click()
    },
    see: (page) => button(page, 'New snippet'),
  },
  {
    name: 'setup-team-templates',
    who: 'robin',
    path: ({ projects }) => `/projects/settings/v2/${projects.queue}?step=${encodeURIComponent('Outreach Templates')}`,
    act: async (page) => {
      await button(page, 'Team templates').click()
      await item(page, 'Manage team templates').click()
    },
    see: (page) => button(page, 'New team template'),
  },
  { name: 'product-picker', path: '/product-picker', ...title },
  { name: 'first-project', path: '/autopilot-onboarding', ...title },
  { name: 'demo-templates', who: 'robin', path: '/demos/templates', ...title },
  { name: 'demo-ideal-candidates', who: 'robin', path: '/demos/ideal-candidates', ...title },
  { name: 'project-new', who: 'robin', path: '/autopilot-projects/self-serve/new?begin=new', ...title },
  {
    name: 'project-new-or-draft',
    who: 'robin',
    path: '/autopilot-projects/self-serve/new',
    see: (page) => heading(page, 'Create project'),
  },
  { name: 'project-new-onboarding', who: 'vera', path: '/autopilot-projects/new', ...title },
  { name: 'project-new-legacy', who: 'robin', path: '/projects/new', ...title },
  {
    name: 'project-new-unknown',
    who: 'robin',
    path: '/projects/v2/new/nothing',
    see: (page) => text(page, 'Unknown project type'),
  },
  {
    name: 'project-new-empty',
    who: 'robin',
    path: '/autopilot-projects/self-serve/new?begin=new&step=check',
    act: press('Find candidates'),
    see: (page) => text(page, 'This field is required.'),
  },
  ...steps,
  {
    name: 'settings-late',
    who: 'robin',
    path: ({ projects }) => `/projects/settings/v2/${projects.queue}`,
    before: late('**/api/v1/projects/settings*'),
    see: (page) => page.getByRole('banner'),
  },
  {
    name: 'settings-refused',
    who: 'robin',
    path: '/projects/settings/v2/01absent',
    see: (page) => text(page, 'Load project settings failed'),
  },
  {
    name: 'settings-unsaved',
    who: 'robin',
    path: ({ projects }) => `/projects/v2/draft/${projects.onboarding}`,
    before: (page) =>
      page.route('**/api/v1/projects/settings', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue())),
    act: (page) => page.getByLabel('Project name').fill('Cut off'),
    see: (page) => button(page, 'Not saved. Try again'),
  },
]
