import { getWarmLeadsTemplate } from '@fairlead/contract/v1/warmleads/template'
import { readManagerTemplate } from '../../../features/outreach/notices/read-manager-template.ts'
import { endpoint } from '../../endpoint.ts'
import { managerTemplateToWire } from '../../wire/manager-template.ts'

export const getWarmleadsTemplate = endpoint(getWarmLeadsTemplate, async (ctx, { input, services }) =>
  managerTemplateToWire(await readManagerTemplate(ctx, services.settings, { candidateId: input.candidate_id })),
)
