// All callers, and their outcomes as the permission table predicts them.
import { may, type Action, type StandingFacts } from '@fairlead/domain/account/permissions'
import type { EndpointCase } from './cases.ts'
import { staffNeeds, type Need } from './need.ts'

export const insiders = [
  'not on the roster',
  'role 1',
  'role 2',
  'role 3',
  'a super admin',
  'staff with role 2',
  'staff not on the roster',
] as const
export const outsiders = ['another workspace', 'staff elsewhere', 'a super admin elsewhere'] as const
export const askers = ['signed out', ...insiders, ...outsiders] as const
export type AskerName = (typeof askers)[number]

export type Outcome = 'allowed' | 'refused' | 'as absent' | 'not signed in'

export const factsOf = (name: AskerName): StandingFacts => ({
  role: name.includes('role 1') ? 'owner' : name.includes('role 2') ? 'member' : name.includes('role 3') ? 'commenter' : 'none',
  isSuperAdmin: name.includes('super admin'),
  isStaff: name.includes('staff'),
})
export const isOutside = (name: AskerName): boolean => (outsiders as readonly string[]).includes(name)
/** Operations calls are independent of workspaces: by design, users with access see all of them (decision 100). */
export const isStaff = (need: Need): need is Action => staffNeeds.includes(need)
const mayOpen = (name: AskerName) => !isOutside(name) && name !== 'signed out' && may('open_project', factsOf(name))

/** The predicted outcome for this caller. */
export function expectedOf(need: Need, name: AskerName): Outcome {
  const facts = factsOf(name)
  if (need === 'open') return 'allowed'
  if (need === 'only before the first account') return 'as absent'
  if (name === 'signed out') return 'not signed in'
  if (need === 'personal' || need === 'workspace') return 'allowed'
  if (need === 'workspace, of a person') return isOutside(name) ? 'as absent' : 'allowed'
  if (isStaff(need)) return may(need, facts) ? 'allowed' : 'as absent'
  if (need === 'workspace admin' || need === 'workspace admin, hidden') {
    if (name === 'role 1' || facts.isSuperAdmin || isOutside(name)) return 'allowed'
    return need === 'workspace admin' ? 'refused' : 'as absent'
  }
  if (need === 'workspace admin, of a member') {
    if (isOutside(name)) return 'as absent'
    return name === 'role 1' || facts.isSuperAdmin ? 'allowed' : 'refused'
  }
  if (need === 'its interviewer' || need === 'its importer') return 'as absent'
  if (need === 'its reader') return name === 'role 1' ? 'allowed' : 'as absent'
  if (need === 'any staff') return facts.isStaff ? 'allowed' : 'refused'
  if (isOutside(name)) return 'as absent'
  if (need === 'decides somewhere') return may('review_candidates', facts) ? 'allowed' : 'refused'
  if (!may('open_project', facts)) return 'as absent'
  if (need === 'its approver') return name === 'role 1' ? 'allowed' : 'refused'
  return may(need, facts) ? 'allowed' : 'refused'
}

/** Callers who see project content in this call. */
export function isShown({ input, need }: EndpointCase, name: AskerName): boolean {
  if (!input.shows) return false
  if (isStaff(need)) return may(need, factsOf(name))
  if (input.shows === 'its owner') return name === 'role 1'
  const isOfWorkspace = need === 'workspace' || need === 'workspace, of a person'
  if (isOfWorkspace && !input.showsProject) return name !== 'signed out' && !isOutside(name)
  return mayOpen(name) && may(input.shows, factsOf(name))
}
/** Callers who must never see it, in any call. */
export function isHidden({ input, need }: EndpointCase, name: AskerName): boolean {
  if (need === 'open') return false
  if (isStaff(need)) return !may(need, factsOf(name))
  if (isOutside(name) || name === 'signed out') return true
  return (
    !['workspace', 'workspace, of a person'].includes(need) &&
    (!mayOpen(name) || (input.shows !== undefined && !isShown({ input, need } as EndpointCase, name)))
  )
}
