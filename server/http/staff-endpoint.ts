// A call of operations: users who aren't staff get the response of an unknown address, before their input is read.
import type { z } from 'zod'
import type { AnyCall } from '@fairlead/contract/call'
import { accessOperations, type OperationsContext, type OperationsNeed } from '../features/operations/access-operations.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import type { Services } from './services.ts'

export function staffEndpoint<C extends AnyCall>(
  call: C,
  need: OperationsNeed,
  handle: (
    ctx: OperationsContext,
    incoming: { input: z.output<C['input']>; services: Services; session: string },
  ) => Promise<z.output<C['answer']>>,
): Endpoint {
  return {
    ...endpoint(call, (ctx, { input, services, session }) =>
      handle({ db: services.database.system, actor: ctx.actor, now: ctx.now() }, { input, services, session }),
    ),
    admit: (ctx, services, session) => accessOperations(services.database.system, ctx.actor, session, need),
  }
}
