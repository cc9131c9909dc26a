// The domain's words and their codes on the wire: nothing else knows both. Without the wire's checks, so that the web can use it too.
import type { Role, RosterRole } from '@fairlead/domain/account/permissions'
import type { ProjectStatus, ProjectType } from '@fairlead/domain/project/project'
import { entriesOf } from '@fairlead/domain/shared/records'

export const statusCodes = {
  active: '1',
  paused: '2',
  draft: '3',
  queued: '4',
  preparing: '5',
  calibrating: '6',
  archived: '7',
} as const satisfies Record<ProjectStatus, string>

export const projectTypeCodes = { autopilot: '1', navigator: '2', 'self-serve': '3' } as const satisfies Record<ProjectType, string>

export const roleCodes = { owner: 1, member: 2, commenter: 3, none: -1 } as const satisfies Record<Role, number>

type CodeOf<Codes> = Codes[keyof Codes]
export type StatusCode = CodeOf<typeof statusCodes>
export type ProjectTypeCode = CodeOf<typeof projectTypeCodes>
export type RosterRoleCode = CodeOf<Omit<typeof roleCodes, 'none'>>

/** Looks words up by their codes; the type of the code decides which words are possible. */
function wordsOf<Word extends string, Code extends string | number>(codes: Record<Word, Code>) {
  const words = new Map(entriesOf(codes).map(([word, code]) => [code, word]))
  return (code: Code): Word => {
    const word = words.get(code)
    if (word === undefined) throw new Error(`No word for the code ${code}.`)
    return word
  }
}

export const statusToWire = (status: ProjectStatus): StatusCode => statusCodes[status]
export const statusFromWire = wordsOf<ProjectStatus, StatusCode>(statusCodes)

export const projectTypeToWire = (type: ProjectType): ProjectTypeCode => projectTypeCodes[type]
export const projectTypeFromWire = wordsOf<ProjectType, ProjectTypeCode>(projectTypeCodes)

export const roleToWire = <R extends Role>(role: R): (typeof roleCodes)[R] => roleCodes[role]
const wordOfRole = wordsOf<Role, CodeOf<typeof roleCodes>>(roleCodes)
export const roleFromWire = <C extends CodeOf<typeof roleCodes>>(code: C) => wordOfRole(code) as WordOfRole<C>

type WordOfRole<C> = { [R in Role]: (typeof roleCodes)[R] extends C ? R : never }[Role]

/** A roster with its roles as codes, and back. */
export function rosterToWire<C extends { role: RosterRole }>(collaborators: readonly C[]): (Omit<C, 'role'> & { role: RosterRoleCode })[] {
  return collaborators.map((collaborator) => ({ ...collaborator, role: roleToWire(collaborator.role) }))
}
export function rosterFromWire<C extends { role: RosterRoleCode }>(
  collaborators: readonly C[],
): (Omit<C, 'role'> & { role: RosterRole })[] {
  return collaborators.map((collaborator) => ({ ...collaborator, role: roleFromWire(collaborator.role) }))
}
