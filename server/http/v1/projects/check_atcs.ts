import { checkAtcs } from '@fairlead/contract/v1/projects/check_atcs'
import { checkAts } from '../../../features/ats/link-ats.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsCheckAtcs = endpoint(
  checkAtcs,
  async (ctx, { services }) =>
    (await checkAts(ctx, services.outside.ats, services.secrets)) ?? { integration: null, status: 'INCOMPLETE' as const },
)
