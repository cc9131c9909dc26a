// What is known about a person's email addresses.
import { addressStatuses } from '@fairlead/domain/candidate/address-status'
import { z } from 'zod'

export const knownAddress = z.object({
  address: z.string(),
  status: z.enum(addressStatuses),
  /** Its source; null when unknown. */
  origin: z.string().nullable(),
  /** Who found or checked it. */
  vendor: z.string().nullable(),
  /** By the vendor, 0 to 100. */
  confidence: z.number().nullable(),
  /** null for an address from before this was recorded. */
  added_date: z.string().nullable(),
  /** When the status was last updated. */
  checked_date: z.string().nullable(),
  /** false: no longer in the profile. */
  is_current: z.boolean(),
})
export type WireKnownAddress = z.infer<typeof knownAddress>

/** A guess that a first email or a reply would go to: sending requires `accepts_guessed_address` with its key. */
export const addressGuess = z.object({
  key: z.string(),
  /** null if addresses are hidden. */
  address: z.string().nullable(),
  vendor: z.string().nullable(),
  /** An email finder that verifies addresses is configured. */
  can_verify: z.boolean(),
})
export type WireAddressGuess = z.infer<typeof addressGuess>
