// Reads the addresses of a person for screens: those of the profile, and older ones.
import type { AddressStatus } from '@fairlead/domain/candidate/address-status'
import type { Sources } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { readAddressHistory } from './address-store.ts'

export interface AddressView {
  address: string
  status: AddressStatus
  origin: string | null
  vendor: string | null
  confidence: number | null
  /** null for an address that was there before this was recorded. */
  addedAt: Date | null
  checkedAt: Date | null
  /** false: the profile has it no longer. */
  isCurrent: boolean
}

/** In the order of the profile, then the older ones. */
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
  // one source of the field is the source of all it has; of several it isn't known which
  const originIn = (field: string) => (sources[field]?.length === 1 ? sources[field][0]!.source : null)
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
