// The project list: exact sections, groups, order, and the project that opens.
import { describe, expect, test } from 'vitest'
import {
  firstProject,
  fitsSection,
  groupProjects,
  listedIn,
  sameNamed,
  sectionOf,
  sections,
  sectionTitle,
  shownSections,
  sortProjects,
  type ListedProject,
  type SectionFacts,
} from './project-list.ts'
import { projectStatuses, type ProjectStatus } from './project.ts'

const bools = [false, true]
const plain = { isProcessing: false, outreachPause: false, isArchived: false }
const facts = (status: ProjectStatus, change: Partial<SectionFacts> = {}): SectionFacts => ({ ...plain, status, ...change })
const every: SectionFacts[] = projectStatuses.flatMap((status) =>
  bools.flatMap((isProcessing) =>
    bools.flatMap((outreachPause) => bools.map((isArchived) => ({ status, isProcessing, outreachPause, isArchived }))),
  ),
)

describe('the section of each status', () => {
  test('active is active for v2 users [236]', () => {
    expect(sectionOf(facts('active'), true)).toBe('active')
  })
  test('paused is paused [237]', () => {
    expect([sectionOf(facts('paused')), sectionOf(facts('paused'), true)]).toEqual(['paused', 'paused'])
  })
  test('a draft is a draft [238]', () => {
    expect([sectionOf(facts('draft')), sectionOf(facts('draft'), true)]).toEqual(['draft', 'draft'])
  })
  test('queued, preparing and calibrating are processing [239]', () => {
    for (const status of ['queued', 'preparing', 'calibrating'] as const)
      expect([sectionOf(facts(status)), sectionOf(facts(status), true)]).toEqual(['processing', 'processing'])
  })
  test('archived is archived [240]', () => {
    expect([sectionOf(facts('archived')), sectionOf(facts('archived'), true)]).toEqual(['archived', 'archived'])
  })
})

describe('the rule of each section, in every state', () => {
  test('Active without v2: not processing, not paused, not archived [144]', () => {
    for (const project of every) {
      const isElsewhere = (['processing', 'paused', 'archived'] as const).some((section) => fitsSection(project, section, false))
      expect(fitsSection(project, 'active', false)).toBe(!isElsewhere)
    }
    expect(fitsSection(facts('active'), 'active', false)).toBe(true)
    for (const change of [{ isProcessing: true }, { outreachPause: true }, { isArchived: true }])
      expect(fitsSection(facts('active', change), 'active', false)).toBe(false)
  })
  test('Active with v2: status active, whatever else is set [145]', () => {
    for (const project of every) expect(fitsSection(project, 'active', true)).toBe(project.status === 'active')
  })
  test('Processing: the flag unless archived, or status queued, preparing or calibrating [146]', () => {
    for (const project of every)
      expect(fitsSection(project, 'processing', false)).toBe(
        (project.isProcessing && !project.isArchived) || ['queued', 'preparing', 'calibrating'].includes(project.status),
      )
    expect(fitsSection(facts('active', { isProcessing: true, isArchived: true }), 'processing', false)).toBe(false)
  })
  test('Paused: outreach paused, neither archived nor processing, or status 2 [147]', () => {
    for (const project of every)
      expect(fitsSection(project, 'paused', false)).toBe(
        (project.outreachPause && !project.isArchived && !fitsSection(project, 'processing', false)) || project.status === 'paused',
      )
    expect(fitsSection(facts('active', { outreachPause: true, isProcessing: true }), 'paused', false)).toBe(false)
    expect(fitsSection(facts('active', { outreachPause: true, isArchived: true }), 'paused', false)).toBe(false)
  })
  test('Archived: the flag or status 7 [148]', () => {
    for (const project of every) expect(fitsSection(project, 'archived', true)).toBe(project.isArchived || project.status === 'archived')
  })
  test('Draft: status 3 [149]', () => {
    for (const project of every) expect(fitsSection(project, 'draft', true)).toBe(project.status === 'draft')
  })
})

test('a project that matches several rules is listed once, in a fixed order', () => {
  expect(sectionOf(facts('paused', { isProcessing: true }))).toBe('processing')
  expect(sectionOf(facts('calibrating', { isArchived: true }))).toBe('archived')
  expect(sectionOf(facts('active', { outreachPause: true }), true)).toBe('paused')
  expect(sectionOf(facts('draft', { isProcessing: true }))).toBe('draft')
  for (const isV2 of bools) for (const project of every) expect(fitsSection(project, sectionOf(project, isV2), isV2)).toBe(true)
})

test('Draft is shown to v2 users only', () => {
  expect(shownSections(true)).toEqual(sections)
  expect([listedIn(facts('draft'), true), listedIn(facts('draft'), false), listedIn(facts('draft', { isArchived: true }), false)]).toEqual([
    'draft',
    'active',
    'archived',
  ])
  expect(shownSections(false)).toEqual(['active', 'processing', 'paused', 'archived'])
  expect(sectionTitle('processing', 3)).toBe('Processing (3)')
})

describe('groups and order', () => {
  const project = (change: Partial<ListedProject> = {}): ListedProject => ({
    ...facts('active'),
    name: 'Backend Engineer',
    hiringCompany: 'Harbour',
    isOwner: true,
    ...change,
  })
  const itself = (entry: ListedProject) => entry

  test('owned projects first, then names ignoring case [141]', () => {
    const mixed = [
      project({ name: 'zeta' }),
      project({ name: 'Alpha', isOwner: false }),
      project({ name: 'beta' }),
      project({ name: 'Éclair' }),
    ]
    expect(sortProjects(mixed, itself).map((entry) => entry.name)).toEqual(['beta', 'Éclair', 'zeta', 'Alpha'])
  })
  test('a section is grouped by company [134]', () => {
    const [active, processing] = groupProjects(
      [project({ hiringCompany: 'Harbour' }), project({ hiringCompany: 'Mill' }), project({ hiringCompany: 'Mill', isProcessing: true })],
      itself,
    )
    expect(active!.companies.map((group) => [group.company, group.projects.length])).toEqual([
      ['Harbour', 1],
      ['Mill', 1],
    ])
    expect([active!.count, processing!.count, processing!.companies[0]!.company]).toEqual([2, 1, 'Mill'])
  })
  test('companies are sorted, ignoring case and surrounding blanks [135]', () => {
    const [active] = groupProjects(
      [
        project({ hiringCompany: 'zephyr ' }),
        project({ hiringCompany: ' Acme' }),
        project({ hiringCompany: 'ACME' }),
        project({ hiringCompany: 'brook' }),
      ],
      itself,
    )
    expect(active!.companies.map((group) => [group.company, group.projects.length])).toEqual([
      ['Acme', 2],
      ['brook', 1],
      ['zephyr', 1],
    ])
  })
  test('opens the first of Active, Processing, Paused, Archived, never a draft', () => {
    const all = {
      draft: project({ name: 'd', status: 'draft' }),
      archived: project({ name: 'a', isArchived: true }),
      paused: project({ name: 'p', outreachPause: true }),
      processing: project({ name: 'r', isProcessing: true }),
      active: project({ name: 'z' }),
    }
    const opens = (...listed: ListedProject[]) => firstProject(listed, itself)?.name ?? null
    expect(opens(all.draft, all.archived, all.paused, all.processing, all.active)).toBe('z')
    expect(opens(all.draft, all.archived, all.paused, all.processing)).toBe('r')
    expect(opens(all.draft, all.archived, all.paused)).toBe('p')
    expect(opens(all.draft, all.archived)).toBe('a')
    expect(opens(all.draft)).toBeNull()
  })
})

describe('projects with the same name', () => {
  const read = ([name, createdAt]: readonly [string, string]) => ({ name, createdAt })
  const clock = { dayOf: (iso: string) => iso.slice(0, 10), minuteOf: (iso: string) => iso.slice(0, 16) }
  const named = (...projects: (readonly [string, string])[]) =>
    projects.map((project) => sameNamed(projects, read, clock).get(project) ?? null)

  test('adds no date to a unique name', () => {
    expect(named(['Nurse', '2026-11-01T09:00'], ['Driver', '2026-11-01T09:00'])).toEqual([null, null])
  })
  test('are dated by day, and by minute if the day is the same', () => {
    expect(named(['Nurse', '2026-11-02T09:00'], [' nurse', '2026-11-01T09:00'])).toEqual([
      { precision: 'day', place: 2 },
      { precision: 'day', place: 1 },
    ])
    expect(named(['Nurse', '2026-11-01T09:00'], ['NURSE ', '2026-11-01T09:30']).map((entry) => entry?.precision)).toEqual([
      'minute',
      'minute',
    ])
  })
  test('are numbered if even the minute is the same', () => {
    expect(named(['Nurse', '2026-11-01T09:00:20'], ['Nurse', '2026-11-01T09:00:10'])).toEqual([
      { precision: 'order', place: 2 },
      { precision: 'order', place: 1 },
    ])
  })
})
