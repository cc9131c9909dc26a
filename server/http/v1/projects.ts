import { statusToWire } from '@fairlead/contract/codes'
import { createProject, listProjects, updateProject } from '@fairlead/contract/v1/projects'
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import { changeProject } from '../../features/projects/settings/change-project.ts'
import { createProject as openDraft } from '../../features/projects/settings/create-project.ts'
import { listWaitingProjects } from '../../features/home/home-views.ts'
import { endpoint, ok } from '../endpoint.ts'
import { projectToWire } from '../wire/project.ts'
import { newProjectFromWire } from '../wire/settings.ts'

export const getProjects = endpoint(listProjects, async (ctx, { services }) =>
  (await listWaitingProjects(ctx, services.settings)).map((project) => projectToWire(project, services.settings)),
)

export const postProjects = endpoint(createProject, async (ctx, { input }) => ({
  project_id: await openDraft(ctx, newProjectFromWire(input.type, input)),
  status: statusToWire('draft'),
}))

export const putProjects = endpoint(updateProject, async (ctx, { input }) => {
  await changeProject(ctx, {
    projectId: input.project_id,
    isInCalibration: input.is_in_calibration,
    isInAdminCalibration: input.is_admin_in_auto_swipe_calibration,
    showNeedsAttention: input.show_needs_attention,
    golive: input.golive,
    isFreeTrial: input.is_free_trial,
    operationsStatus: input.operations_status,
    settings: settingsFromWire(input),
    isPeq: input.is_peq,
  })
  return ok
})
