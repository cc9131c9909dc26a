// Reasons as they travel: numbers, or the keys older clients know.
import { notInterestedReasons, offerDeclined, type NotInterestedReason } from '@fairlead/domain/candidate/not-interested'
import { rejectionCodeOf } from '@fairlead/domain/candidate/rejection'
import { z } from 'zod'
import { list } from '../fields.ts'
import { messages } from '@fairlead/domain/shared/messages'

const given = z.union([z.number(), z.string().trim().min(1).max(60)])

const rejectionCode = given.transform((value, context) => {
  const code = rejectionCodeOf(typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value)
  if (code !== null) return code
  context.addIssue({ code: 'custom', message: messages.noSuchReason })
  return z.NEVER
})

/** Codes of rejection, or keys such as VISA. */
export const rejectionCodes = list(rejectionCode, 20)

const notInterestedCode = (known: readonly NotInterestedReason[]) =>
  given.transform((value, context) => {
    const code = Number(value)
    const reason = known.find((one) => one.code === code || one.card === value)
    if (reason) return reason.code
    context.addIssue({ code: 'custom', message: messages.noSuchReason })
    return z.NEVER
  })

/** Codes of 'not interested', or the keys of cards such as remote_policy. */
export const notInterestedCodes = list(notInterestedCode(notInterestedReasons), 20)

/** The same, and that an offer was declined. */
export const notInterestedCodesV2 = list(notInterestedCode([...notInterestedReasons, offerDeclined]), 20)
