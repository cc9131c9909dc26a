import { Button, Checkbox, Text, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { mayShareFrom } from '@fairlead/domain/candidate/share'
import { isReviewable } from '@fairlead/domain/candidate/send-for-review'
import type { Stage } from '@fairlead/domain/shared/stages'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { limits } from '@fairlead/domain/shared/limits'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { IconDownload, IconMail, IconShare, IconUserShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { exportCsv } from '../../candidate/export-csv.ts'
import { MoveMenu } from '../../candidate/moves/MoveMenu.tsx'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { useProductName } from '../../session/use-user.ts'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import type { Selection } from './use-selection.ts'
import styles from './stage.module.css'
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
  const page = count > 0 && count === candidates.length
  const product = useProductName()
  const [sharing, setSharing] = useState(false)
  const [emailing, setEmailing] = useState(false)
  const [loading, setLoading] = useState(false)
  const tooMany = count > limits.shareAtOnce
  const shareBlocked = view.mayDecide ? tooMany && panelStageText.shareLimit(limits.shareAtOnce) : noPermission
  const reviewBlocked = view.mayDecide ? count > limits.reviewAtOnce && panelStageText.reviewLimit(limits.reviewAtOnce) : noPermission
  const confirmed = view.wire.needs_email_confirmation || view.wire.confirm_email_before_send
  const emailBlocked = !view.mayDecide
    ? noPermission
    : confirmed
      ? panelStageText.confirmEachNote
      : count > limits.emailAtOnce && panelStageText.emailLimit(limits.emailAtOnce)
  const all = async () => {
    setLoading(true)
    selection.pick(await onAll())
    setLoading(false)
  }
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={messagesAbout.selected(count)}
        checked={page}
        indeterminate={count > 0 && !page}
        onChange={(event) => (event.currentTarget.checked ? selection.pick(candidates.map(({ id }) => id)) : selection.clear())}
      />
      {count > 0 && (
        <>
          <MoveMenu
            view={view}
            from={stage}
            candidates={people}
            label={panelStageText.moveTo}
            onMove={(to, reason) => onMove(people, to, reason)}
          />
          <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} onClick={() => exportCsv(people, product)}>
            {panelStageText.exportAsCsv}
          </Button>
        </>
      )}
      {count > 0 && stage === 'APPROVED' && view.wire.outreach_methods.includes('email') && (
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
      {count > 0 && isReviewable(stage) && (
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
      {count > 0 && mayShareFrom(tabOfStage(stage)) && (
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
      {page && total > 1 && (
        <Text size="sm" c="dimmed" component="output" className={styles.which}>
          {count < total ? (
            <>
              {panelStageText.pageSelected(count)}{' '}
              <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void all()}>
                {panelStageText.selectAllIn(total, label)}
              </Button>
            </>
          ) : (
            panelStageText.allSelected(total, label)
          )}
        </Text>
      )}
      <Suspense>
        {emailing && <BulkEmailDialog view={view} candidates={people} onClose={() => setEmailing(false)} onSent={selection.clear} />}
      </Suspense>
      <Suspense>{sharing && <ShareDialog candidates={people} onClose={() => setSharing(false)} />}</Suspense>
    </div>
  )
}
