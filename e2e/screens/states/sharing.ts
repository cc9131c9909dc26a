// Team templates with their versions, files in emails, and the model of a project.
import type { Page } from '@playwright/test'
import { button, dialog, item, panel, text, type State } from '../state.ts'

const settings = {
  who: 'tess',
  path: ({ projects }) => `/projects/settings/v2/${projects.tasks}?step=${encodeURIComponent('Outreach Templates')}`,
} satisfies Partial<State>
const manage = async (page: Page) => {
  await button(page, 'Team templates').click()
  await item(page, 'Manage team templates').click()
}
const within = (name: string) => async (page: Page) => {
  await manage(page)
  await dialog(page).getByRole('button', { name }).click()
}
const file = (name: string, bytes: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'
const files = [file('Benefits.pdf', pdf), file('How we work in three time zones, and why it is worth it.txt', 'Second floor')]
/** Only these two, whatever an earlier visit has kept. */
const attach = async (page: Page) => {
  const list = dialog(page).getByRole('list', { name: 'Attached files' })
  await dialog(page).locator('input[type=file]').first().setInputFiles(files)
  await list.getByRole('listitem').nth(1).waitFor()
}

const templates: State[] = [
  { name: 'team-templates', ...settings, act: manage, see: (page) => button(page, 'Edit Engineers') },
  {
    name: 'team-templates-menu',
    ...settings,
    act: (page) => button(page, 'Team templates').click(),
    see: (page) => item(page, /^Engineers/),
  },
  {
    name: 'team-templates-save',
    ...settings,
    act: async (page) => {
      await button(page, 'More for Template 1').click()
      await item(page, 'Save to team templates').click()
    },
    see: dialog,
  },
  {
    name: 'team-templates-edit',
    ...settings,
    act: within('Edit Engineers'),
    see: (page) => page.getByRole('textbox', { name: 'First email' }).first(),
  },
  {
    name: 'team-templates-versions',
    ...settings,
    act: within('Versions of Engineers'),
    see: (page) => button(page, 'Restore version 2'),
  },
  {
    name: 'team-templates-restore',
    ...settings,
    act: async (page) => {
      await within('Versions of Engineers')(page)
      await button(page, 'Restore version 1').click()
    },
    see: (page) => button(page, 'Restore'),
  },
  {
    name: 'team-templates-conflict',
    ...settings,
    before: (page, { members }) =>
      // a colleague saves each time a moment before
      page.route('**/api/v2/team_templates', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        const headers = { 'X-Parse-Session-Token': members.tess.session }
        const list = (await (await page.request.get('/api/v2/team_templates', { headers })).json()) as {
          id: string
          version: number
          template: { name: string }
        }[]
        const { id, version, template } = list.find((shared) => shared.template.name === 'Engineers')!
        const data = {
          template_id: id,
          version,
          template: { ...template, initial_outreach_subject: `A subject of a colleague ${version}` },
        }
        await page.request.post('/api/v2/team_templates', { headers, data })
        return route.fallback()
      }),
    act: async (page) => {
      await within('Edit Engineers')(page)
      await page.getByRole('textbox', { name: 'First email' }).first().fill('Hi {{first_name}}, shall we meet on Tuesday?')
      await button(page, 'Save template').click()
    },
    see: (page) => button(page, /^Save mine as version/),
  },
]

const attachments: State[] = [
  {
    name: 'compose-files',
    who: 'tess',
    path: panel('tasks', 'approved'),
    act: async (page) => {
      await page.getByRole('article').first().click()
      await button(page, 'Write email').click()
      await attach(page)
    },
    see: (page) => dialog(page).getByRole('list', { name: 'Attached files' }),
  },
  {
    name: 'compose-file-refused',
    who: 'tess',
    path: panel('tasks', 'approved'),
    act: async (page) => {
      await page.getByRole('article').first().click()
      await button(page, 'Write email').click()
      await dialog(page).locator('input[type=file]').first().setInputFiles(file('setup.exe', pdf))
    },
    see: (page) => dialog(page).getByText(/can’t be attached/),
  },
  {
    name: 'bulk-email-files',
    who: 'tess',
    path: panel('tasks', 'approved'),
    act: async (page) => {
      await page.getByRole('checkbox', { name: /^(Select all|\d+ selected)$/ }).check()
      await page.getByRole('button', { name: 'Email', exact: true }).click()
      await attach(page)
    },
    see: (page) => dialog(page).getByRole('list', { name: 'Attached files' }),
  },
  {
    name: 'side-mail-files',
    who: 'tess',
    path: ({ projects, people }) => `/panel?project=${projects.tasks}&candidate=${people.files}&view=0`,
    see: (page) => button(page, /Benefits and working hours\.pdf/),
  },
  {
    name: 'reply-files',
    who: 'tess',
    path: ({ projects, people }) => `/panel?project=${projects.tasks}&candidate=${people.files}&view=0`,
    act: attach,
    see: (page) => dialog(page).getByRole('list', { name: 'Attached files' }),
  },
]

const model = (project: string): Pick<State, 'who' | 'path'> => ({
  who: 'tess',
  path: ({ projects }) => `/analytics/model?project=${projects[project]}`,
})
const models: State[] = [
  { name: 'model', ...model('model'), see: (page) => page.getByRole('region', { name: 'What would change', exact: true }) },
  { name: 'model-untried', ...model('untried'), see: (page) => text(page, /can be tried once a candidate/) },
  { name: 'model-none', who: 'nova', path: '/analytics/model', see: (page) => page.getByRole('heading', { level: 1 }) },
]

export const sharing: State[] = [...templates, ...attachments, ...models]
