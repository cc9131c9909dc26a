import { expect, test } from 'vitest'
import type { RosterRole } from '../account/permissions.ts'
import { expand, expansionsOf } from './expansion.ts'
import { mayExpand } from './project.ts'
import { emptySettings } from './settings.ts'

const demanding = {
  ...emptySettings,
  jobTitles: ['Baker', 'Pastry Chef'],
  jobTitlesRequired: ['baker', 'Cook'],
  keywordsRequired: ['Rye', 'Sourdough'],
  keywordsOptional: ['Rye', 'Cakes'],
  jobTitlesCurrentOrPast: 'current' as const,
  locations: ['Austin'],
  yearsExpMin: 1,
  yearsExpMax: 6,
  phd: true,
  icOrManager: 'ic' as const,
}

test('does not expand filters that require nothing', () => {
  expect(expansionsOf(emptySettings)).toEqual([])
  expect(expand(emptySettings, ['keywords', 'years'])).toEqual({})
})

test("every demand can be given up, in the project's words", () => {
  expect(expansionsOf(demanding).map(({ label }) => label)).toEqual([
    'Nice to have, not required: Rye, Sourdough',
    'Other titles as well: Baker nice to have, not required',
    'Also people who used to be Baker, Pastry Chef',
    'Remote work, and so people outside Austin',
    '2 years of experience more or less',
    'Any education',
    'Individual contributors and managers',
  ])
})

test.each([
  ['keywords', { keywordsRequired: [], keywordsOptional: ['Rye', 'Cakes', 'Sourdough'] }],
  ['titles', { jobTitlesRequired: [] }],
  ['past_titles', { jobTitlesCurrentOrPast: 'current_or_past' }],
  ['elsewhere', { remoteWorkAllowed: true }],
  ['years', { yearsExpMin: 0, yearsExpMax: 8 }],
  ['education', { bachelors: false, advancedDegree: false, mba: false, phd: false, top10School: false, top25School: false }],
  ['track', { icOrManager: null }],
] as const)('giving up %s changes only what it says', (key, change) => {
  expect(expand(demanding, [key])).toEqual(change)
  expect(expansionsOf({ ...demanding, ...expand(demanding, [key]) }).map((expansion) => expansion.key)).toEqual(
    expansionsOf(demanding).flatMap((expansion) => (expansion.key === key && key !== 'years' ? [] : [expansion.key])),
  )
})

const actor = { userId: 'u', workspaceId: 'w', email: 'a@b.example', isSuperAdmin: false, isStaff: false }
const roster = (role: RosterRole) => [{ email: 'a@b.example', role }]

test.each([
  ['navigator', 'owner', false, true],
  ['navigator', 'member', false, false],
  ['autopilot', 'owner', false, false],
  ['self-serve', 'owner', false, false],
  ['autopilot', 'commenter', true, true],
  ['navigator', 'commenter', true, true],
] as const)('type %s, role %s, super admin %j: %j [729]', (type, role, isSuperAdmin, may) =>
  expect(mayExpand({ type, ownerEmail: 'owner@b.example', collaborators: roster(role) }, { ...actor, isSuperAdmin })).toBe(may),
)
