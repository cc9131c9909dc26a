// Single sign-on of a workspace: connections, proven domains, what groups give, and who may sign in without it.
import type { DnsAnswer } from '../ports/dns.ts'
import { messages } from '../shared/messages.ts'
import { text } from './texts/single-sign-on.ts'

/** What a new member gets; 'none' = only members of a mapped group may sign in. */
export const defaultRoles = ['member', 'admin', 'none'] as const
export type DefaultRole = (typeof defaultRoles)[number]

export const ssoLimits = { connections: 10, domains: 50, name: 60, groups: 100, group: 200, graceHours: 168 }

export interface ConnectionForm {
  name: string
  /** The issuer identifier: an https URL without query or fragment (OpenID Connect Discovery section 3). */
  issuer: string
  clientId: string
  /** '' keeps the stored one. */
  clientSecret: string
  /** Requested besides openid, email, and profile, separated by spaces. */
  scopes: string
  defaultRole: DefaultRole
  /** '' = groups aren't read. */
  groupsClaim: string
  adminGroups: string[]
  memberGroups: string[]
}

export interface GroupRules {
  defaultRole: DefaultRole
  adminGroups: readonly string[]
  memberGroups: readonly string[]
}

/** Sentences by field, for a form with trimmed values; null when it is complete. A stored connection keeps its secret. */
export function checkConnection(form: ConnectionForm, isNew: boolean): Record<string, string> | null {
  const fields: Record<string, string> = {}
  if (form.name === '') fields.name = messages.fieldRequired
  else if (form.name.length > ssoLimits.name) fields.name = text.longName(ssoLimits.name)
  const issuer = URL.parse(form.issuer)
  if (!issuer || !/^https?:$/.test(issuer.protocol) || issuer.search !== '' || issuer.hash !== '' || issuer.username !== '')
    fields.issuer = text.wrongIssuer
  if (form.clientId === '') fields.client_id = messages.fieldRequired
  if (form.clientSecret === '' && isNew) fields.client_secret = messages.fieldRequired
  const hasGroups = form.adminGroups.length + form.memberGroups.length > 0
  if (form.groupsClaim === '' && (hasGroups || form.defaultRole === 'none')) fields.groups_claim = text.claimFirst
  else if (form.defaultRole === 'none' && !hasGroups) fields.member_groups = text.groupFirst
  return Object.keys(fields).length > 0 ? fields : null
}

/**
 * The role that the groups of a sign-in give: the highest of those that are mapped, otherwise the default role; null = it stays as
 * it is, because nothing is mapped or the provider couldn't list the groups (`groups` null). Groups are compared exactly.
 */
export function roleOfGroups({ defaultRole, adminGroups, memberGroups }: GroupRules, groups: readonly string[] | null): DefaultRole | null {
  if (adminGroups.length + memberGroups.length === 0 || groups === null) return null
  if (groups.some((group) => adminGroups.includes(group))) return 'admin'
  return groups.some((group) => memberGroups.includes(group)) ? 'member' : defaultRole
}

/** A domain as typed, in lower case and without what browsers and addresses put around it; null when it isn't one. */
export function readDomain(typed: string): string | null {
  const [name = ''] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .split('/')
  const domain = name.replace(/\.$/, '')
  const labels = domain.split('.')
  const isName = domain.length <= 253 && labels.length > 1 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  // the last label of an IP address is a number
  return isName && !/^\d+$/.test(labels.at(-1)!) ? domain : null
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Where a provider returns to, and where members can begin: one page per connection. */
export const ssoPath = (connection: string): string => `/sso/${connection}`

/** The TXT record that proves a domain. */
export const verificationRecord = (token: string): string => `fairlead-verification=${token}`

/** For how long the record of a proven domain may be missing. */
const graceMs = 3 * 86_400_000

export interface DomainProof {
  verifiedAt: Date | null
  missingSince: Date | null
}

/** What an answer about the domain's TXT records means for its proof: no answer changes nothing, a missing record ends it after three days. */
export function judgeProof(before: DomainProof, token: string, answer: DnsAnswer, now: Date): DomainProof {
  if (answer.state === 'unknown') return before
  const isPublished = answer.state === 'found' && answer.values.some((value) => value.trim() === verificationRecord(token))
  if (isPublished) return { verifiedAt: before.verifiedAt ?? now, missingSince: null }
  if (before.verifiedAt === null) return { verifiedAt: null, missingSince: null }
  const missingSince = before.missingSince ?? now
  return now.getTime() - missingSince.getTime() >= graceMs ? { verifiedAt: null, missingSince: null } : { ...before, missingSince }
}

/** Sentences by field against requiring single sign-on; null when it may be required. */
export function whyNotRequireSso(
  has: { connections: number; verifiedDomains: number },
  breakGlass: readonly { isAdmin: boolean; hasFactor: boolean; isDisabled: boolean }[],
  graceHours: number,
): Record<string, string> | null {
  if (has.connections === 0) return { is_required: text.connectFirst }
  if (has.verifiedDomains === 0) return { is_required: text.domainFirst }
  if (breakGlass.length === 0) return { break_glass: text.chooseBreakGlass }
  if (breakGlass.some(({ isAdmin, hasFactor, isDisabled }) => !isAdmin || !hasFactor || isDisabled))
    return { break_glass: text.breakGlassNeeds }
  return graceHours < 0 || graceHours > ssoLimits.graceHours ? { grace_hours: text.graceHours(ssoLimits.graceHours) } : null
}
