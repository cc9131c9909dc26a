// The head of the panel: the project's name, what state it is in, and its menus.
import { Badge } from '@mantine/core'
import { sectionOf } from '@fairlead/domain/project/project-list'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { TourButton } from '../tours/TourButton.tsx'
import { AnalyticsMenu } from './AnalyticsMenu.tsx'
import { CalibrationSwitches } from './CalibrationSwitches.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import type { PanelView } from './panel-view.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import styles from './panel.module.css'

export function PanelHead({ view, tab, live }: { view: PanelView; tab: TabKey; live: boolean }) {
  const { wire, facts } = view
  const section = sectionOf(facts)
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{wire.project_name || 'Untitled project'}</h1>
        {view.autopilot && <Badge variant="light">Autopilot</Badge>}
        {section === 'paused' && wire.outreach_pause && (
          <Badge variant="light" color="amber" c="var(--warn-text)">
            Paused
          </Badge>
        )}
        {section === 'archived' && (
          <Badge variant="light" color="gray" c="var(--ink)">
            Archived
          </Badge>
        )}
        <CalibrationSwitches view={view} />
      </div>
      <div className={styles.actions} data-no-print>
        <TourButton tab={tab} live={live} />
        <SettingsMenu projectId={facts.id} allowed={view.mayDecide} />
        <AnalyticsMenu view={view} />
        <MoreMenu view={view} tab={tab} />
      </div>
    </header>
  )
}
