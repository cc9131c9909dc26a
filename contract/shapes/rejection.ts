// Reasons in the API: numbers, or older clients' keys.
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { messages } from '@fairlead/domain/shared/messages'
import { z } from 'zod'
import { notInterestedFromWire, rejectionFromWire } from '../codes.ts'
import { list } from '../fields.ts'

const code = z.union([z.number(), z.string().trim().min(1).max(60)])

function reasonField<Reason>(read: (value: string | number) => Reason | null) {
  return code.transform((value, context) => {
    const reason = read(value)
    if (reason !== null) return reason
    context.addIssue({ code: 'custom', message: messages.noSuchReason })
    return z.NEVER
  })
}

/** Codes of rejection, or keys such as VISA. */
export const rejectionReasons = list(
  reasonField((value) => rejectionFromWire(typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value)),
  20,
)

const knownToV1 = (reason: NotInterestedReason | null) => (reason === 'offer_declined' ? null : reason)

/** Codes of 'not interested', or the keys of cards such as remote_policy. */
export const notInterestedReasons = list(
  reasonField((value) => knownToV1(notInterestedFromWire(value))),
  20,
)

/** The same, plus a declined offer. */
export const notInterestedReasonsV2 = list(
  reasonField((value) => notInterestedFromWire(value)),
  20,
)
