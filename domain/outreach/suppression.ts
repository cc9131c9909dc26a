// Suppressed addresses and domains: reasons, effects, and who can remove them.
import { isEmail, normaliseEmail } from '../shared/validation.ts'
import { text as suppressionText } from './texts/suppression.ts'

export const suppressionReasons = ['unsubscribed', 'bounced', 'complaint', 'erased', 'by_hand'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppressionScopes = ['address', 'domain'] as const
export type SuppressionScope = (typeof suppressionScopes)[number]

export interface Suppression {
  reason: SuppressionReason
  scope: SuppressionScope
}

/** Strongest first: when an address and its domain are both on the list, this one is named. */
export function mostSevere<T extends Suppression>(suppressions: readonly T[]): T | null {
  const rank: readonly SuppressionReason[] = ['erased', 'unsubscribed', 'complaint', 'by_hand', 'bounced']
  return suppressions.toSorted((a, b) => rank.indexOf(a.reason) - rank.indexOf(b.reason))[0] ?? null
}

/** A stronger reason replaces a weaker one; after an unsubscription, a manual entry can only be lifted by the address's owner. */
export function outranks(reason: SuppressionReason, current: SuppressionReason): boolean {
  const weight = (cause: SuppressionReason) => (cause === 'bounced' ? 0 : cause === 'by_hand' ? 1 : 2)
  return weight(reason) > weight(current)
}

/** True when the person, not only this address, asked not to be contacted, which also rules out LinkedIn. */
export const isAboutPerson = ({ reason }: Pick<Suppression, 'reason'>): boolean => reason !== 'bounced'

/** Recipients who unsubscribed, complained, or were deleted decide for themselves; a workspace may remove anything else. */
export function mayRemove(reason: SuppressionReason): boolean {
  return reason === 'bounced' || reason === 'by_hand'
}

/** Why an entry can't be removed; null when it can. */
export function whyNotRemove(reason: SuppressionReason): string | null {
  if (mayRemove(reason)) return null
  return reason === 'erased' ? suppressionText.personDeleted : suppressionText.optInByRecipient
}

/** The name of the reason in the list. */
export const suppressionName = (reason: SuppressionReason): string => suppressionText.reasonNames[reason]

/** Why nothing is sent, as a sentence. */
export function suppressionSentence({ reason, scope }: Suppression): string {
  return scope === 'domain' ? suppressionText.domainIsSuppressed : suppressionText.addressIsSuppressed[reason]
}

const maxLabels = 10

/** The domain of an address and its parent domains, without the top-level one: a.b.example.com, b.example.com, example.com. */
export function domainsOf(address: string): string[] {
  const labels = normaliseEmail(address)
    .slice(address.trim().lastIndexOf('@') + 1)
    .split('.')
    .slice(-maxLabels)
  return labels.flatMap((_, index) => (index < labels.length - 1 ? [labels.slice(index).join('.')] : []))
}

/** The input of a domain's hash. */
export const domainKey = (domain: string): string => `@${domain}`

const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

export interface SuppressionEntries {
  addresses: string[]
  domains: string[]
  /** The first unreadable lines, with their numbers. */
  wrong: { line: number; text: string }[]
}

/** Maximum lines per list. */
export const maxEntries = 5000
const maxWrong = 20

/**
 * Parses a pasted list or a CSV file: one address or domain per line, or in the first cell that is one. Column headers and
 * empty lines are skipped; each entry counts once.
 */
export function readSuppressionEntries(text: string): SuppressionEntries {
  const addresses = new Set<string>()
  const domains = new Set<string>()
  const wrong: SuppressionEntries['wrong'] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cells = line.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase(),
    )
    if (cells.every((cell) => cell === '')) continue
    const address = cells.find((cell) => isEmail(cell))
    const domain = cells.map((cell) => cell.replace(/^\*?@|^\*\./, '')).find((cell) => domainForm.test(cell))
    if (address) for (const emailText of cells.filter((cell) => isEmail(cell))) addresses.add(normaliseEmail(emailText))
    else if (domain) domains.add(domain)
    else if (index > 0 || !cells.some((cell) => /^(?:e-?mail|address|domain)/.test(cell)))
      if (wrong.length < maxWrong) wrong.push({ line: index + 1, text: line.trim().slice(0, 80) })
  }
  return { addresses: [...addresses], domains: [...domains], wrong }
}
