import { isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import type { PanelView } from '../../project/panel-view.ts'

/** Where the next step is an email: a mailbox that is missing or doesn't work is named there. */
export const showsSender = (view: PanelView, stage: Stage): boolean =>
  view.mayDecide && view.wire.outreach_methods.includes('email') && (stage === 'APPROVED' || isReviewStage(stage))
