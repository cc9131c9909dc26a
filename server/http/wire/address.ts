import type { WireAddressGuess, WireKnownAddress } from '@fairlead/contract/shapes/address'
import type { AddressView } from '../../features/candidates/people/address-views.ts'

export function knownAddressToWire({
  address,
  status,
  origin,
  vendor,
  confidence,
  addedAt,
  checkedAt,
  isCurrent,
}: AddressView): WireKnownAddress {
  return {
    address,
    status,
    origin,
    vendor,
    confidence,
    added_date: addedAt?.toISOString() ?? null,
    checked_date: checkedAt?.toISOString() ?? null,
    is_current: isCurrent,
  }
}

export function guessToWire(
  guess: { id: string; address: string | null; vendor: string | null } | null,
  canVerify: boolean,
): WireAddressGuess | null {
  return guess && { key: guess.id, address: guess.address, vendor: guess.vendor, can_verify: canVerify }
}
