import * as calls from '@fairlead/contract/v2/team/postal_address'
import { savePostalAddress, showPostalAddress } from '../../../features/mail/messages/postal-address.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'

async function page(ctx: ActorContext): Promise<calls.ReadPostalAddress['answer']> {
  const { address, canManage } = await showPostalAddress(ctx)
  return { postal_address: address, can_manage: canManage }
}

export const getTeamPostalAddress = endpoint(calls.readPostalAddress, (ctx) => page(ctx))

export const putTeamPostalAddress = endpoint(calls.savePostalAddress, async (ctx, { input }) => {
  await savePostalAddress(ctx, input.postal_address)
  return page(ctx)
})
