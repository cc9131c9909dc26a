// Switches for calibration: one for the team, one for internal staff.
import { Switch, Tooltip } from '@mantine/core'
import type { UpdateProject } from '@fairlead/contract/v1/projects'
import { calibrationBatchSize, mayToggleCalibration, toggleCalibration } from '@fairlead/domain/project/calibration'
import { isRecruiter } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/shared/messages'
import { text as panelStaffSignsText } from '../../i18n/panel-staff-signs.ts'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { changeProject } from '../../project/use-projects.ts'
import { useIntroSeen } from './review/calibration-seen.ts'
import { useGoto } from '../../project/panel-search.ts'
import { noPermission, type PanelView } from '../../project/panel-view.ts'

export interface ShownSwitches {
  team: boolean
  staff: boolean
}

export function CalibrationSwitches({ view, shown: switches }: { view: PanelView; shown: ShownSwitches }) {
  const { wire, facts, actor } = view
  const goto = useGoto()
  const isSeen = useIntroSeen(facts.id)
  const recruiter = isRecruiter(facts, actor)
  const reviewCount = wire.candidates_review_count
  const introShown = view.calibrating && !isSeen && reviewCount >= calibrationBatchSize
  const state = { ...facts, reviewCount, candidates: reviewCount, introShown, recruiter }
  const locked = view.mayDecide
    ? mayToggleCalibration(state)
      ? null
      : introShown
        ? panelStaffSignsText.calibrateFirst
        : panelStaffSignsText.noOneToReview
    : noPermission

  const change = (fields: Partial<UpdateProject['input']>, now: Partial<typeof wire>) => {
    changeProject(facts.id, (project) => ({ ...project, ...now }))
    goto({ tab: 'under_review', candidate: undefined, view: undefined, find: undefined, only: undefined })
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
      {switches.team && toggle(panelStaffSignsText.calibration, wire.is_in_calibration, () => !locked && team())}
      {switches.staff && toggle(panelStaffSignsText.adminCalibration, wire.is_admin_in_auto_swipe_calibration, admin)}
    </>
  )
}
