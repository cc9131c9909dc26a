// What is known about the email addresses of a person.
import { addressStatuses } from '@fairlead/domain/candidate/address-status'
import { z } from 'zod'

export const knownAddress = z.object({
  address: z.string(),
  status: z.enum(addressStatuses),
  /** Where it came from; null when unknown. */
  origin: z.string().nullable(),
  /** Who found or checked it. */
  vendor: z.string().nullable(),
  /** By the vendor, 0 to 100. */
  confidence: z.number().nullable(),
  /** null for an address that was there before this was recorded. */
  added_date: z.string().nullable(),
  /** When the status was last learned. */
  checked_date: z.string().nullable(),
  /** false: the profile has it no longer. */
  is_current: z.boolean(),
})
export type WireKnownAddress = z.infer<typeof knownAddress>

/** A guess that a first email or a reply would go to: sending requires `accepts_guessed_address` with its key. */
export const addressGuess = z.object({
  key: z.string(),
  /** null where addresses are hidden. */
  address: z.string().nullable(),
  vendor: z.string().nullable(),
  /** An email finder that checks addresses is set up. */
  can_verify: z.boolean(),
})
export type WireAddressGuess = z.infer<typeof addressGuess>
