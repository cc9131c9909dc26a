import { Badge } from '@mantine/core'
import { isNewProjectCalibration } from '@fairlead/domain/project/calibration'
import { isRecruiter, mayDo } from '@fairlead/domain/project/project'
import { sectionOf } from '@fairlead/domain/project/project-list'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { lazy, Suspense } from 'react'
import { TourButton } from './tours/TourButton.tsx'
import { AnalyticsMenu } from './AnalyticsMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import styles from './panel.module.css'
import { text as panelText } from '../../i18n/panel.ts'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { freeTrialText } from '@fairlead/domain/project/free-trial'
import { Link } from '@tanstack/react-router'

function FreeTrialBadge({ project }: { project: WireProject }) {
  const { contacts_left: contactsLeft, contacts_limit: limit } = project
  if (contactsLeft === null || limit === null) return null
  return (
    <Badge
      component={Link}
      to="/checkout"
      variant="light"
      {...(contactsLeft === 0 ? { color: 'amber', c: 'var(--warn-text)' } : {})}
      tt="none"
      fw={550}
      style={{ cursor: 'pointer' }}
    >
      {freeTrialText({ isFreeTrial: true, contacted: limit - contactsLeft, limit })}
    </Badge>
  )
}

const CalibrationSwitches = lazy(() =>
  import('./CalibrationSwitches.tsx').then(({ CalibrationSwitches: component }) => ({ default: component })),
)

const StaffSigns = lazy(() => import('./StaffSigns.tsx').then(({ StaffSigns: component }) => ({ default: component })))

export function PanelHead({ view, tab, live }: { view: PanelView; tab: TabKey; live: boolean }) {
  const { wire, facts } = view
  const section = sectionOf(facts)
  const switches = {
    team: isNewProjectCalibration(facts, isRecruiter(facts, view.actor)) && !wire.allow_calibration_disable && wire.show_calibration_toggle,
    staff: mayDo('switch_admin_calibration', facts, view.actor),
  }
  return (
    <header className={styles.head}>
      <div className={`row wrap shrink gap-12 tight ${styles.title}`}>
        <h1 className="text-24 bold dense anywhere">{wire.project_name || panelText.untitledProject}</h1>
        {view.autopilot && <Badge variant="light">{panelText.autopilot}</Badge>}
        {section === 'paused' && wire.outreach_pause && (
          <Badge variant="light" color="amber" c="var(--warn-text)">
            {panelText.paused}
          </Badge>
        )}
        {section === 'archived' && (
          <Badge variant="light" color="gray" c="var(--ink)">
            {panelText.archived}
          </Badge>
        )}
        {wire.is_free_trial && <FreeTrialBadge project={wire} />}
        <div className={styles.signs}>
          {mayDo('see_project_kind', facts, view.actor) && (
            <Suspense fallback={<span className={styles.signsPlace} />}>
              <StaffSigns view={view} />
            </Suspense>
          )}
          {(switches.team || switches.staff) && (
            <Suspense fallback={<SwitchPlaces {...switches} />}>
              <CalibrationSwitches view={view} shown={switches} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={`flex fixed iconic ${styles.actions}`} data-no-print>
        <TourButton tab={tab} live={live} />
        <SettingsMenu projectId={facts.id} type={facts.type} allowed={view.mayDecide} />
        <AnalyticsMenu view={view} />
        <MoreMenu view={view} tab={tab} />
      </div>
    </header>
  )
}

/** Reserves the switches' space: nothing moves when they load. */
function SwitchPlaces({ team, staff }: { team: boolean; staff: boolean }) {
  return (
    <>
      {team && <span className={styles.switchPlace} />}
      {staff && <span className={styles.switchPlace} data-long />}
    </>
  )
}
