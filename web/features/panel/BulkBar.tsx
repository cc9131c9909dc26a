import { Button, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { mayShareFrom } from '@fairlead/domain/candidate/share'
import { isReviewable } from '@fairlead/domain/candidate/send-for-review'
import type { Stage } from '@fairlead/domain/shared/stages'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { limits } from '@fairlead/domain/shared/limits'
import { IconDownload, IconMail, IconShare, IconUserShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { exportCsv } from '../../candidate/export-csv.ts'
import { MoveMenu } from '../../candidate/moves/MoveMenu.tsx'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { useProductName } from '../../session/use-user.ts'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import { TagButton } from '../../candidate/tags/TagButton.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

const BulkEmailDialog = lazy(() =>
  import('./outreach/BulkEmailDialog.tsx').then(({ BulkEmailDialog: component }) => ({ default: component })),
)
const ShareDialog = lazy(() => import('../../candidate/ShareDialog.tsx').then(({ ShareDialog: component }) => ({ default: component })))

interface Props {
  view: PanelView
  stage: Stage
  label: string
  /** The candidates on this page: loaded, and matching the search. */
  candidates: readonly WireCandidate[]
  total: number
  selection: Selection
  /** Loads the rest; returns all IDs. */
  onAll: () => Promise<readonly string[]>
  onMove: (people: readonly WireCandidate[], to: Stage, reason?: MoveReason) => void
  onReview: (people: readonly WireCandidate[]) => void
}

export function BulkBar({ view, stage, label, candidates, total, selection, onAll, onMove, onReview }: Props) {
  const people = candidates.filter((candidate) => selection.ids.has(candidate.id))
  const count = people.length
  const product = useProductName()
  const [sharing, setSharing] = useState(false)
  const [emailing, setEmailing] = useState(false)
  const tooMany = count > limits.shareAtOnce
  const shareBlocked = view.mayDecide ? tooMany && panelStageText.shareLimit(limits.shareAtOnce) : noPermission
  const reviewBlocked = view.mayDecide ? count > limits.reviewAtOnce && panelStageText.reviewLimit(limits.reviewAtOnce) : noPermission
  const confirmed = view.wire.needs_email_confirmation || view.wire.confirm_email_before_send
  const emailBlocked = !view.mayDecide
    ? noPermission
    : confirmed
      ? panelStageText.confirmEachNote
      : count > limits.emailAtOnce && panelStageText.emailLimit(limits.emailAtOnce)
  return (
    <SelectionBar
      label={panelStageText.selectedCandidates}
      ids={candidates.map(({ id }) => id)}
      selection={selection}
      total={total}
      onAll={onAll}
      allLabel={panelStageText.selectAllIn(total, label)}
    >
      <MoveMenu
        view={view}
        from={stage}
        candidates={people}
        label={panelStageText.moveTo}
        onMove={(to, reason) => onMove(people, to, reason)}
      />
      {!view.facts.biasReducer && view.mayDecide && <TagButton people={people.map(({ core_candidate_id: id, tags }) => ({ id, tags }))} />}
      <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} onClick={() => exportCsv(people, product)}>
        {panelStageText.exportAsCsv}
      </Button>
      {stage === 'APPROVED' && view.wire.outreach_methods.includes('email') && (
        <Tooltip label={emailBlocked} disabled={!emailBlocked}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMail size={15} />}
            {...(emailBlocked ? { 'data-disabled': true } : {})}
            aria-disabled={Boolean(emailBlocked)}
            onClick={() => !emailBlocked && setEmailing(true)}
          >
            {panelStageText.email}
          </Button>
        </Tooltip>
      )}
      {isReviewable(stage) && (
        <Tooltip label={reviewBlocked} disabled={!reviewBlocked}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconUserShare size={15} />}
            {...(reviewBlocked ? { 'data-disabled': true } : {})}
            aria-disabled={Boolean(reviewBlocked)}
            onClick={() => !reviewBlocked && onReview(people)}
          >
            {panelStageText.sendForReview}
          </Button>
        </Tooltip>
      )}
      {mayShareFrom(tabOfStage(stage)) && (
        <Tooltip label={shareBlocked} disabled={!shareBlocked}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconShare size={15} />}
            {...(shareBlocked ? { 'data-disabled': true } : {})}
            aria-disabled={Boolean(shareBlocked)}
            onClick={() => !shareBlocked && setSharing(true)}
          >
            {panelStageText.shareCandidates}
          </Button>
        </Tooltip>
      )}
      <Suspense>
        {emailing && <BulkEmailDialog view={view} candidates={people} onClose={() => setEmailing(false)} onSent={selection.clear} />}
      </Suspense>
      <Suspense>{sharing && <ShareDialog candidates={people} onClose={() => setSharing(false)} />}</Suspense>
    </SelectionBar>
  )
}
