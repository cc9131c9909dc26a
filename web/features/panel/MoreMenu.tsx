import { ActionIcon, Menu } from '@mantine/core'
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
import { Fragment, lazy, Suspense, useState } from 'react'
import { useProductName } from '../../session/use-user.ts'
import { MenuAct } from '../../ui/MenuAct.tsx'
import { useGoto } from '../../project/panel-search.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { commandOf, projectMenu, type ProjectActionId } from '../../project/project-menu.ts'
import { useCommands } from '../../ui/commands.ts'
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

const icons: Record<ProjectActionId, typeof IconRefresh> = {
  nextBatch: IconRefresh,
  expand: IconArrowsMaximize,
  learned: IconBulb,
  import: IconUserPlus,
  duplicate: IconCopy,
  kit: IconClipboardList,
  reviewLinks: IconLink,
  pause: IconPlayerPause,
  reactivate: IconPlayerPlay,
  archive: IconArchive,
  restore: IconArchiveOff,
}

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
  const openCopy = (project: string) => goto({ project, tab: undefined, candidate: undefined, view: undefined })
  // without decisions there is nothing to choose
  const copy = () =>
    wire.lessons.length > 0 || wire.candidates_rejected_count > 0
      ? setDuplicating(true)
      : void duplicate(facts.id, { name: messagesAbout.copyName(wire.project_name), keepsLessons: true }, openCopy)
  const runs: Record<ProjectActionId, () => void> = {
    nextBatch: () => void requestNextBatch(facts.id),
    expand: () => setExpanding(true),
    learned: () => setShowingLearned(true),
    import: () => setImporting(true),
    duplicate: copy,
    kit: () => setShowingKit(true),
    reviewLinks: () => setShowingLinks(true),
    pause: () => setAsking('pause'),
    reactivate: () => void reactivate(facts.id),
    archive: () => setAsking('archive'),
    restore: () => void restore(facts.id),
  }
  useCommands(Object.fromEntries(Object.entries(runs).map(([id, run]) => [commandOf(facts.id, id), run])))
  return (
    <>
      <Menu width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={panelText.more}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {projectMenu(view, tab).map(({ id, label, blocked }) => {
            const Icon = icons[id]
            return (
              <Fragment key={id}>
                {id === 'duplicate' && <Menu.Divider />}
                <MenuAct
                  icon={<Icon size={16} />}
                  label={label}
                  blocked={blocked}
                  {...(id === 'reactivate' ? { hint: messagesAbout.reactivating(product) } : {})}
                  onClick={runs[id]}
                />
              </Fragment>
            )
          })}
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
