// What a browser's passkeys answer, in base64url as browsers write it.
import { z } from 'zod'
import { json } from '../fields.ts'

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** Of navigator.credentials.create. */
export const createdPasskey = json(
  z.object({
    id: bytes(1500),
    client_data: bytes(10_000),
    attestation: bytes(50_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
)

/** Of navigator.credentials.get. */
export const passkeyAnswer = json(
  z.object({
    id: bytes(1500),
    client_data: bytes(10_000),
    authenticator_data: bytes(10_000),
    signature: bytes(10_000),
    user_handle: bytes(200).nullable().default(null),
  }),
)

/** What the browser is asked: the token comes back with its answer. */
export const passkeyQuestion = z.object({
  token: z.string(),
  /** As JSON, for navigator.credentials. */
  options: z.string(),
})
