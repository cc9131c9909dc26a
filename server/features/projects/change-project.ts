// The few switches of the panel itself: calibration on or off, and the needs-attention tab.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessProject } from './access-project.ts'
import { saveSwitches } from './project-store.ts'

export interface ChangeProject {
  projectId: string
  isInCalibration?: boolean | undefined
  showNeedsAttention?: boolean | undefined
}

export function changeProject(ctx: ActorContext, input: ChangeProject): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
    if (input.isInCalibration && project.calibratedAt) throw new Refusal('invalid_move', 'Calibration is over for this project.')
    await saveSwitches(tx, project.id, { isInCalibration: input.isInCalibration, showNeedsAttention: input.showNeedsAttention })
    await record(tx, ctx, { type: 'project.saved', projectId: project.id })
  })
}
