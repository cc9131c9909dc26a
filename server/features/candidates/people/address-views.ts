// Reads a person's addresses for screens: those in the profile, and older ones.
import type { AddressStatus } from '@fairlead/domain/candidate/address-status'
import type { Sources } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readAddressHistory } from './address-store.ts'

export interface AddressView {
  address: string
  status: AddressStatus
  origin: string | null
  vendor: string | null
  confidence: number | null
  /** null for an address from before this was recorded. */
  addedAt: Date | null
  checkedAt: Date | null
  /** false: no longer in the profile. */
  isCurrent: boolean
}

/** In profile order, then older ones. */
export async function readAddressViews(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'workspaceId'>,
  {
    personId,
    profile,
    sources,
    preferredEmail = null,
  }: { personId: string; profile: Profile; sources: Sources; preferredEmail?: string | null },
): Promise<AddressView[]> {
  const history = new Map((await readAddressHistory(tx, ctx, personId)).map((entry) => [entry.address, entry]))
  // a field with one source has that source for all values; with several, it isn't known which
  const originIn = (field: string) => {
    const [first, ...more] = sources[field] ?? []
    return first && more.length === 0 ? first.source : null
  }
  const listed = [
    ...(preferredEmail ? [{ email: preferredEmail, origin: null }] : []),
    ...profile.personalEmails.map((email) => ({ email, origin: originIn('personalEmails') })),
    ...profile.workEmails.map((email) => ({ email, origin: originIn('workEmails') })),
  ]
  const current = new Map(listed.toReversed().map(({ email, origin }) => [email.trim().toLowerCase(), origin]))
  const unknown = { status: 'confirmed', vendor: null, confidence: null, addedAt: null, checkedAt: null } as const
  return [
    ...[...current].toReversed().map(([address, origin]) => ({ ...unknown, address, origin, ...history.get(address), isCurrent: true })),
    ...[...history.values()].filter(({ address }) => !current.has(address)).map((entry) => ({ ...entry, isCurrent: false })),
  ]
}
