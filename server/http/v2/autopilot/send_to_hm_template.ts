import { getManagerTemplate } from '@fairlead/contract/v2/autopilot/send_to_hm_template'
import { readManagerTemplate } from '../../../features/outreach/notices/read-manager-template.ts'
import { endpoint } from '../../endpoint.ts'
import { managerTemplateToWire } from '../../wire/manager-template.ts'

export const getAutopilotSendToHmTemplate = endpoint(getManagerTemplate, async (ctx, { input, services }) =>
  managerTemplateToWire(
    await readManagerTemplate(ctx, services.settings, { candidateId: input.candidate_id, projectId: input.project_id }),
  ),
)
