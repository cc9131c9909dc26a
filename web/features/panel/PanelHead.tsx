// The head of the panel: the project's name and what can be done with the project as a whole.
import { ActionIcon, Badge, Button, Menu, Tooltip } from '@mantine/core'
import { sectionOf } from '@fairlead/domain/project/project-list'
import type { TabKey } from '@fairlead/domain/project/tabs'
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconSettings,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useGoto } from './panel-search.ts'
import { noPermission, type PanelView } from './panel-view.ts'
import { askNextBatch, duplicate, reactivate, restore } from './project-actions.ts'
import styles from './panel.module.css'

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx').then(({ ReasonDialog: component }) => ({ default: component })))

const ImportCandidateDialog = lazy(() =>
  import('./ImportCandidateDialog.tsx').then(({ ImportCandidateDialog: component }) => ({ default: component })),
)

export function PanelHead({ view, tab }: { view: PanelView; tab: TabKey }) {
  const { wire, facts } = view
  const [asking, setAsking] = useState<'pause' | 'archive' | null>(null)
  const [importing, setImporting] = useState(false)
  const goto = useGoto()
  const section = sectionOf(facts)
  const mayImport = tab === 'warm_leads_awaiting_info' || (tab === 'approved' && !view.autopilot)
  const pauseBlocked = view.autopilot && view.calibrating
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
      </div>
      <div className={styles.actions} data-no-print>
        {view.mayDecide ? (
          <Button component={Link} to={`/projects/settings/v2/${facts.id}`} variant="default" leftSection={<IconSettings size={16} />}>
            Settings
          </Button>
        ) : (
          <Tooltip label={noPermission}>
            <Button
              variant="default"
              leftSection={<IconSettings size={16} />}
              data-disabled
              aria-disabled
              onClick={(event) => event.preventDefault()}
            >
              Settings
            </Button>
          </Tooltip>
        )}
        <Menu width={220}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="More">
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconRefresh size={16} />}
              disabled={!view.mayDecide || view.searching || wire.is_archived}
              onClick={() => void askNextBatch(facts.id)}
            >
              Next batch
            </Menu.Item>
            {mayImport && (
              <Menu.Item
                leftSection={<IconUserPlus size={16} />}
                disabled={!view.mayDecide || wire.is_archived}
                onClick={() => setImporting(true)}
              >
                Import candidate
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconCopy size={16} />}
              disabled={!view.mayDecide}
              onClick={() =>
                void duplicate(facts.id, wire.project_name, (project) =>
                  goto({ project, tab: undefined, candidate: undefined, view: undefined }),
                )
              }
            >
              Duplicate
            </Menu.Item>
            {wire.outreach_pause ? (
              <Menu.Item
                leftSection={<IconPlayerPlay size={16} />}
                disabled={!view.mayDecide || pauseBlocked}
                onClick={() => void reactivate(facts.id)}
              >
                Reactivate
              </Menu.Item>
            ) : (
              <Menu.Item
                leftSection={<IconPlayerPause size={16} />}
                disabled={!view.mayDecide || pauseBlocked || wire.is_archived}
                onClick={() => setAsking('pause')}
              >
                Pause
              </Menu.Item>
            )}
            {wire.is_archived ? (
              <Menu.Item leftSection={<IconArchiveOff size={16} />} disabled={!view.mayAdminister} onClick={() => void restore(facts.id)}>
                Restore
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconArchive size={16} />} disabled={!view.mayAdminister} onClick={() => setAsking('archive')}>
                Archive
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      <Suspense>{importing && <ImportCandidateDialog projectId={facts.id} onClose={() => setImporting(false)} />}</Suspense>
      <Suspense>{asking && <ReasonDialog kind={asking} projectId={facts.id} onClose={() => setAsking(null)} />}</Suspense>
    </header>
  )
}
