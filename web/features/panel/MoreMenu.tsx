import { ActionIcon, Menu } from '@mantine/core'
import { isCalibratingAutopilot } from '@fairlead/domain/project/lifecycle'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsMaximize,
  IconBulb,
  IconClipboardList,
  IconCopy,
  IconDots,
  IconLink,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconUserPlus,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useProductName } from '../../session/use-user.ts'
import { MenuAct } from '../../ui/MenuAct.tsx'
import { useGoto } from '../../project/panel-search.ts'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import { requestNextBatch, duplicate, reactivate, restore } from '../../project/project-actions.ts'
import { text as panelText } from '../../i18n/panel.ts'

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx').then(({ ReasonDialog: component }) => ({ default: component })))

const ExpandDialog = lazy(() => import('./review/ExpandDialog.tsx').then(({ ExpandDialog: component }) => ({ default: component })))

const ImportCandidateDialog = lazy(() =>
  import('./ImportCandidateDialog.tsx').then(({ ImportCandidateDialog: component }) => ({ default: component })),
)

const LearnedDialog = lazy(() =>
  import('./review/learned/LearnedDialog.tsx').then(({ LearnedDialog: component }) => ({ default: component })),
)

const KitDialog = lazy(() => import('./KitDialog.tsx').then(({ KitDialog: component }) => ({ default: component })))

const DuplicateDialog = lazy(() => import('./DuplicateDialog.tsx').then(({ DuplicateDialog: component }) => ({ default: component })))
const ReviewLinksDialog = lazy(() => import('./ReviewLinksDialog.tsx').then(({ ReviewLinksDialog: component }) => ({ default: component })))

export function MoreMenu({ view, tab }: { view: PanelView; tab: TabKey }) {
  const { wire, facts } = view
  const [asking, setAsking] = useState<'pause' | 'archive' | null>(null)
  const [importing, setImporting] = useState(false)
  const [expanding, setExpanding] = useState(false)
  const [showingLinks, setShowingLinks] = useState(false)
  const [showingKit, setShowingKit] = useState(false)
  const [showingLearned, setShowingLearned] = useState(false)
  const [duplicating, setDuplicating] = useState(false)
  const goto = useGoto()
  const product = useProductName()
  const mayImport = tab === 'warm_leads_awaiting_info' || (tab === 'approved' && !view.autopilot)
  const may = (allowed: boolean) => (allowed ? null : noPermission)
  const draft = view.draft ? panelText.setupUnfinished : null
  const live = wire.is_archived ? panelText.projectArchived : null
  const calibrating = isCalibratingAutopilot(facts) ? panelText.finishCalibrationFirst : null
  const openCopy = (project: string) => goto({ project, tab: undefined, candidate: undefined, view: undefined })
  // without decisions there is nothing to choose
  const copy = () =>
    wire.lessons.length > 0 || wire.candidates_rejected_count > 0
      ? setDuplicating(true)
      : void duplicate(facts.id, { name: messagesAbout.copyName(wire.project_name), keepsLessons: true }, openCopy)
  return (
    <>
      <Menu width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={panelText.more}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAct
            icon={<IconRefresh size={16} />}
            label={panelText.nextBatch}
            blocked={may(view.mayDecide) ?? live ?? draft ?? (view.searching ? panelText.searchRunning : null)}
            onClick={() => void requestNextBatch(facts.id)}
          />
          {view.mayExpand && (
            <MenuAct
              icon={<IconArrowsMaximize size={16} />}
              label={panelText.expandTheSearch}
              blocked={live ?? draft}
              onClick={() => setExpanding(true)}
            />
          )}
          <MenuAct
            icon={<IconBulb size={16} />}
            label={panelText.whatItLearned}
            blocked={may(view.mayDecide) ?? draft}
            onClick={() => setShowingLearned(true)}
          />
          {mayImport && (
            <MenuAct
              icon={<IconUserPlus size={16} />}
              label={panelText.importCandidate}
              blocked={may(view.mayDecide) ?? live}
              onClick={() => setImporting(true)}
            />
          )}
          <Menu.Divider />
          <MenuAct icon={<IconCopy size={16} />} label={panelText.duplicate} blocked={may(view.mayDecide)} onClick={copy} />
          <MenuAct
            icon={<IconClipboardList size={16} />}
            label={panelText.interviewKit}
            blocked={may(view.mayDecide)}
            onClick={() => setShowingKit(true)}
          />
          <MenuAct
            icon={<IconLink size={16} />}
            label={panelText.reviewLinks}
            blocked={may(view.mayDecide)}
            onClick={() => setShowingLinks(true)}
          />
          {wire.outreach_pause ? (
            <MenuAct
              icon={<IconPlayerPlay size={16} />}
              label={panelText.reactivate}
              blocked={may(view.mayDecide) ?? calibrating}
              hint={messagesAbout.reactivating(product)}
              onClick={() => void reactivate(facts.id)}
            />
          ) : (
            <MenuAct
              icon={<IconPlayerPause size={16} />}
              label={panelText.pause}
              blocked={may(view.mayDecide) ?? calibrating ?? live}
              onClick={() => setAsking('pause')}
            />
          )}
          {wire.is_archived ? (
            <MenuAct
              icon={<IconArchiveOff size={16} />}
              label={panelText.restore}
              blocked={may(view.mayAdminister)}
              onClick={() => void restore(facts.id)}
            />
          ) : (
            <MenuAct
              icon={<IconArchive size={16} />}
              label={panelText.archive}
              blocked={may(view.mayAdminister)}
              onClick={() => setAsking('archive')}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{showingKit && <KitDialog projectId={facts.id} onClose={() => setShowingKit(false)} />}</Suspense>
      <Suspense>
        {duplicating && (
          <DuplicateDialog projectId={facts.id} name={wire.project_name} onCopied={openCopy} onClose={() => setDuplicating(false)} />
        )}
      </Suspense>
      <Suspense>{expanding && <ExpandDialog projectId={facts.id} onClose={() => setExpanding(false)} />}</Suspense>
      <Suspense>{showingLearned && <LearnedDialog projectId={facts.id} onClose={() => setShowingLearned(false)} />}</Suspense>
      <Suspense>{importing && <ImportCandidateDialog projectId={facts.id} onClose={() => setImporting(false)} />}</Suspense>
      <Suspense>{showingLinks && <ReviewLinksDialog projectId={facts.id} onClose={() => setShowingLinks(false)} />}</Suspense>
      <Suspense>
        {asking && (
          <ReasonDialog
            kind={asking}
            projectId={facts.id}
            hired={facts.counts.HIRED ?? 0}
            biasReducer={facts.biasReducer}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  )
}
