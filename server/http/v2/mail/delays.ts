import { getMailDelays } from '@fairlead/contract/v2/mail/delays'
import { readDelayStart } from '../../../features/mail/sending/mail-status.ts'
import { endpoint } from '../../endpoint.ts'

export const getMailDelaysEndpoint = endpoint(getMailDelays, async (_ctx, { services }) => ({
  delayed_since: (await readDelayStart(services.database.system))?.toISOString() ?? null,
}))
