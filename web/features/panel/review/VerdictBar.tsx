// The verdict on the visible candidate: navigation on one side, yes and no on the other; always in reach.
import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { IconChevronLeft, IconChevronRight, IconSend } from '@tabler/icons-react'
import { Key } from '../../../ui/Key.tsx'
import { whenShown } from '../../../api/when-shown.ts'
import { noPermission, type PanelView } from '../../../project/panel-view.ts'
import styles from './review.module.css'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'

const loadRejectForm = () => import('../../../candidate/moves/RejectForm.tsx').then(({ RejectForm: component }) => ({ default: component }))
const RejectForm = lazy(loadRejectForm)

interface Props {
  view: PanelView
  candidate: WireCandidate
  place: number
  total: number
  rejecting: boolean
  /** The menu with the other stages. */
  move: ReactNode
  onGo: (by: number) => void
  onApprove: () => void
  onCompose: () => void
  onRejecting: (open: boolean) => void
  onReject: (form: RejectionForm) => void
}

export function VerdictBar({ view, candidate, place, total, rejecting, move, onGo, onApprove, onCompose, onRejecting, onReject }: Props) {
  useEffect(() => whenShown(() => void loadRejectForm().catch(() => {})), [])
  const off = view.mayDecide ? {} : { 'data-disabled': true, 'aria-disabled': true }
  const guarded = (run: () => void) => (view.mayDecide ? run : undefined)
  return (
    <fieldset data-foot-bar className={styles.bar} aria-label={panelReviewText.decision}>
      <div className={`row ${styles.steps}`}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={panelReviewText.previousCandidate}
          disabled={place === 0}
          onClick={() => onGo(-1)}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={panelReviewText.nextCandidate}
          disabled={place >= total - 1}
          onClick={() => onGo(1)}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
        <span className={`soft text-14 num ${styles.of}`} aria-hidden>
          {place + 1} {panelReviewText.ofTotal(total)}
        </span>
        {move}
      </div>
      <Tooltip label={noPermission} disabled={view.mayDecide}>
        <div className={`row ${styles.verdicts}`}>
          <Popover
            opened={rejecting}
            onChange={onRejecting}
            width={580}
            position="top-end"
            trapFocus
            returnFocus
            withinPortal
            closeOnEscape
            // on a phone, the toast about the previous decision would cover its buttons
            zIndex={401}
          >
            <Popover.Target>
              <Button variant="default" size="md" rightSection={<Key>R</Key>} onClick={guarded(() => onRejecting(!rejecting))} {...off}>
                {panelReviewText.reject}
              </Button>
            </Popover.Target>
            <Popover.Dropdown p={0} maw="calc(100vw - 16px)">
              <Suspense>
                <RejectForm key={candidate.id} candidate={candidate} onSubmit={onReject} onCancel={() => onRejecting(false)} />
              </Suspense>
            </Popover.Dropdown>
          </Popover>
          <Button
            className="iconic"
            variant="light"
            size="md"
            leftSection={<IconSend size={17} />}
            rightSection={<Key>M</Key>}
            onClick={guarded(onCompose)}
            {...off}
          >
            {panelReviewText.approveAndSend}
          </Button>
          <Button size="md" rightSection={<Key>A</Key>} onClick={guarded(onApprove)} {...off}>
            {panelReviewText.approve}
          </Button>
        </div>
      </Tooltip>
    </fieldset>
  )
}
