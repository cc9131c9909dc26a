// Workspace members: who can be an admin, who can be removed, and who inherits their projects.
import type { Collaborator } from './project.ts'
import { text as membersText } from './texts/members.ts'

export interface Member {
  id: string
  isAdmin: boolean
  isProven: boolean
  isDisabled: boolean
  /** Of the installation: workspace admins cannot remove them. */
  isSuperAdmin: boolean
  /** May sign in without the single sign-on that the workspace requires. */
  isBreakGlass: boolean
}

export const memberRefusals = {
  get lastAdmin() {
    return membersText.lastAdmin
  },
  get unproven() {
    return membersText.unverifiedMember
  },
  get disabled() {
    return membersText.accountDisabled
  },
  get breakGlass() {
    return membersText.breakGlass
  },
  get self() {
    return membersText.removesSelf
  },
  get superAdmin() {
    return membersText.superAdminNotRemovable
  },
  get successor() {
    return membersText.chooseSuccessor
  },
  get wrongSuccessor() {
    return membersText.chooseActiveMember
  },
} as const

const isActiveAdmin = (member: Member) => member.isAdmin && !member.isDisabled

/** Why a change of admin rights isn't possible, or null. `all` are the workspace's members. */
export function whyNotChangeAdmin(all: readonly Member[], id: string, isAdmin: boolean): string | null {
  const member = all.find((entry) => entry.id === id)
  if (isAdmin) return member?.isDisabled ? memberRefusals.disabled : member?.isProven ? null : memberRefusals.unproven
  if (member?.isBreakGlass) return memberRefusals.breakGlass
  return all.some((entry) => entry.id !== id && isActiveAdmin(entry)) ? null : memberRefusals.lastAdmin
}

/** Why this admin can't remove the member, or null. */
export function whyNotRemove(all: readonly Member[], id: string, by: string): string | null {
  if (id === by) return memberRefusals.self
  const member = all.find((entry) => entry.id === id)
  if (member?.isSuperAdmin) return memberRefusals.superAdmin
  if (member?.isBreakGlass) return memberRefusals.breakGlass
  return all.some((entry) => entry.id !== id && isActiveAdmin(entry)) ? null : memberRefusals.lastAdmin
}

/** True for a member who can take over projects from `from`. */
export function canTakeOver(member: Member, from: string): boolean {
  return member.id !== from && member.isProven && !member.isDisabled
}

/** True when the roster would have no owner or admin left, or be empty, which opens the project to the whole workspace. */
export function needsSuccessor(roster: readonly Collaborator[], leaving: string): boolean {
  const rest = roster.filter(({ email }) => email !== leaving)
  return rest.length < roster.length && !rest.some(({ role }) => role === 'owner')
}

/** The roster without the departing member; `successor` replaces them as an owner, even after a lesser role. */
export function handOverRoster(roster: readonly Collaborator[], leaving: string, successor: string | null): Collaborator[] {
  const rest = roster.filter(({ email }) => email !== leaving)
  // an empty roster is open to the workspace and stays open
  if (successor === null || roster.length === 0) return rest
  return [...rest.filter(({ email }) => email !== successor), { email: successor, role: 'owner' }]
}
