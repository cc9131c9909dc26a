// Calibration on or off: one switch for the team, one for internal staff.
import { Switch, Tooltip } from '@mantine/core'
import type { UpdateProject } from '@fairlead/contract/v1/projects'
import type { GetProjectSettings } from '@fairlead/contract/v1/projects/settings'
import {
  calibrationBatchSize,
  isNewProjectCalibration,
  mayToggleCalibration,
  toggleCalibration,
} from '@fairlead/domain/project/calibration'
import { isRecruiter, mayDo } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/text/messages'
import { useQuery } from '@tanstack/react-query'
import { ask, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { changeProject } from '../projects/use-projects.ts'
import { useIntroSeen } from '../review/calibration-seen.ts'
import { useGoto } from './panel-search.ts'
import { noPermission, type PanelView } from './panel-view.ts'

export function CalibrationSwitches({ view }: { view: PanelView }) {
  const { wire, facts, actor } = view
  const goto = useGoto()
  const seen = useIntroSeen(facts.id)
  const recruiter = isRecruiter(facts, actor)
  const isNew = isNewProjectCalibration(facts, recruiter) && !wire.allow_calibration_disable
  const staff = mayDo('switch_admin_calibration', facts, actor)
  const settings = useQuery({ ...ask<GetProjectSettings>('v1/projects/settings', { project_id: facts.id }), enabled: isNew })
  const reviewCount = wire.candidates_review_count
  const introShown = view.calibrating && !seen && reviewCount >= calibrationBatchSize
  const state = { ...facts, reviewCount, candidates: reviewCount, introShown, recruiter }
  const locked = view.mayDecide
    ? mayToggleCalibration(state)
      ? null
      : introShown
        ? "Begin with Let's Calibrate first."
        : 'There is nobody to review.'
    : noPermission

  const change = (fields: Partial<UpdateProject['input']>, shown: Partial<typeof wire>) => {
    changeProject(facts.id, (project) => ({ ...project, ...shown }))
    goto({ tab: 'under_review', candidate: undefined, view: undefined, find: undefined })
    send<UpdateProject>('PUT', 'v1/projects', { project_id: facts.id, ...fields })
      .catch(() => showToast(messages.projectFailed, { tone: 'bad' }))
      .finally(() => invalidate('v1/projects'))
  }
  const team = () => {
    const next = toggleCalibration(state)
    if (next) change({ is_in_calibration: next.isInCalibration }, { is_in_calibration: next.isInCalibration })
  }
  const admin = () => {
    const on = !wire.is_admin_in_auto_swipe_calibration
    if (!locked) change({ is_admin_in_auto_swipe_calibration: on }, { is_admin_in_auto_swipe_calibration: on })
  }
  const toggle = (label: string, checked: boolean, run: () => void) => (
    <Tooltip label={locked} disabled={!locked} refProp="rootRef">
      <Switch
        size="sm"
        label={label}
        checked={checked}
        onChange={run}
        aria-disabled={locked !== null}
        data-locked={locked !== null || undefined}
      />
    </Tooltip>
  )
  return (
    <>
      {isNew &&
        settings.data?.show_calibration_toggle !== false &&
        settings.isSuccess &&
        toggle('Calibration', wire.is_in_calibration, () => !locked && team())}
      {staff && toggle('Admin calibration', wire.is_admin_in_auto_swipe_calibration, admin)}
    </>
  )
}
