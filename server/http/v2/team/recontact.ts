import * as calls from '@fairlead/contract/v2/team/recontact'
import { saveRecontact, showRecontact, type RecontactPage } from '../../../features/mail/messages/recontact.ts'
import { endpoint } from '../../endpoint.ts'

function toWire({ months, reasons, canManage, applicants, heldBack, samples }: RecontactPage): calls.ReadRecontact['answer'] {
  return { months, reasons: [...reasons], can_manage: canManage, applicants, held_back: heldBack, samples }
}

export const getTeamRecontact = endpoint(calls.readRecontact, async (ctx, { input: { months, reasons } }) =>
  toWire(await showRecontact(ctx, { ...(months === undefined ? {} : { months }), ...(reasons ? { reasons } : {}) })),
)

export const putTeamRecontact = endpoint(calls.saveRecontact, async (ctx, { input }) => {
  await saveRecontact(ctx, input)
  return toWire(await showRecontact(ctx, {}))
})
