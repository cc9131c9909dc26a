import { getMailDelays } from '@fairlead/contract/v2/mail/delays'
import { delayedSince } from '../../../features/mail/mail-status.ts'
import { endpoint } from '../../endpoint.ts'

export const getMailDelaysEndpoint = endpoint(getMailDelays, async (_ctx, { services }) => ({
  delayed_since: (await delayedSince(services.database.system))?.toISOString() ?? null,
}))
