import { Button, Menu, Tooltip, type ButtonProps } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { currencyOf } from '@fairlead/domain/shared/currencies'
import { isReviewable, mayBeKept } from '@fairlead/domain/candidate/send-for-review'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { CardButton } from '../../ui/CardButton.tsx'
import { MenuOnDemand, type MenuButton } from '../../ui/MenuOnDemand.tsx'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import { asksAboutEmail } from './asks-about-email.ts'
import { moveTargets, type MoveReason } from './move.ts'
import { shownName } from '../names.ts'
import { text as candidateMovesText } from '../../i18n/candidate-moves.ts'
import type { KeepCandidate } from '@fairlead/contract/v2/projects/candidates/keep'
import { messages } from '@fairlead/domain/shared/messages'
import { showToast } from '../../ui/toast.ts'
import { performQueued, undo } from '../candidate-actions.ts'
import { text as candidateMovesAskForItemText } from '../../i18n/candidate-moves-ask-for-item.ts'

const NotInterestedDialog = lazy(() =>
  import('./NotInterestedDialog.tsx').then(({ NotInterestedDialog: component }) => ({ default: component })),
)

const AskForItemDialog = lazy(() => import('./AskForItemDialog.tsx').then(({ AskForItemDialog: component }) => ({ default: component })))

const ConfirmMoveDialog = lazy(() => import('./ConfirmMoveDialog.tsx').then(({ ConfirmMoveDialog: component }) => ({ default: component })))

const ConfirmInterviewDialog = lazy(() =>
  import('./ConfirmInterviewDialog.tsx').then(({ ConfirmInterviewDialog: component }) => ({ default: component })),
)

const OfferDialog = lazy(() => import('./OfferDialog.tsx').then(({ OfferDialog: component }) => ({ default: component })))

const HireDialog = lazy(() => import('./HireDialog.tsx').then(({ HireDialog: component }) => ({ default: component })))

const SendToManagerDialog = lazy(() =>
  import('./SendToManagerDialog.tsx').then(({ SendToManagerDialog: component }) => ({ default: component })),
)

const MoveToProjectDialog = lazy(() =>
  import('./MoveToProjectDialog.tsx').then(({ MoveToProjectDialog: component }) => ({ default: component })),
)

/** Stages whose move opens a dialog. */
const asksFirst: readonly Stage[] = ['NOT_INTERESTED', 'INTERVIEWING', 'OFFER', 'HIRED']

interface Props {
  view: PanelView
  from: Stage
  candidates: readonly WireCandidate[]
  label: string
  onMove: (to: Stage, reason?: MoveReason) => void
  /** The candidate moves to another project or waits for an item, so their view may close. */
  onLeave?: () => void
  /** On a card in a list. */
  small?: boolean
  button?: ButtonProps
}

export function MoveMenu({ view, from, candidates, label, onMove, onLeave, small, button }: Props) {
  const [elsewhere, setElsewhere] = useState(false)
  const [asking, setAsking] = useState<Stage | null>(null)
  const [reviewing, setReviewing] = useState(false)
  const [keeping, setKeeping] = useState<WireCandidate | null>(null)
  const [alone] = candidates.length === 1 && mayBeKept(from) ? candidates : []
  const off = !view.mayDecide || candidates.length === 0
  const target = (props: MenuButton) => {
    const shared = { ...props, 'aria-disabled': off, ...(off ? { 'data-disabled': true, onClick: () => {} } : {}) }
    return small ? (
      <CardButton icon={<IconArrowRight size={15} />} {...shared}>
        {label}
      </CardButton>
    ) : (
      <Button variant="default" size="xs" leftSection={<IconArrowRight size={15} />} {...button} {...shared}>
        {label}
      </Button>
    )
  }
  return (
    <>
      <MenuOnDemand
        position="bottom-start"
        // fifty tooltips that never show aren't worth their cost
        button={(props) => (view.mayDecide ? target(props) : <Tooltip label={noPermission}>{target(props)}</Tooltip>)}
      >
        {() => (
          <>
            {moveTargets(view, from, candidates).map((to) => (
              <Tooltip key={to.tab} label={to.blocked} disabled={!to.blocked} position="right">
                <Menu.Item
                  {...(to.blocked !== null ? { 'data-disabled': true } : {})}
                  aria-disabled={to.blocked !== null}
                  closeMenuOnClick={!to.blocked}
                  onClick={() => {
                    if (to.blocked) return
                    if (asksFirst.includes(to.stage) || asksAboutEmail(to.stage, from, candidates)) setAsking(to.stage)
                    else onMove(to.stage)
                  }}
                >
                  {to.label}
                </Menu.Item>
              </Tooltip>
            ))}
            <Menu.Divider />
            {isReviewable(from) && (
              <Menu.Item disabled={candidates.length > limits.reviewAtOnce} onClick={() => setReviewing(true)}>
                {candidateMovesText.sendForReview}
              </Menu.Item>
            )}
            {alone && <Menu.Item onClick={() => setKeeping(alone)}>{candidateMovesText.requestFirst}</Menu.Item>}
            <Menu.Item onClick={() => setElsewhere(true)}>{candidateMovesText.anotherProject}</Menu.Item>
          </>
        )}
      </MenuOnDemand>
      <Suspense>
        {elsewhere && (
          <MoveToProjectDialog
            projectId={view.facts.id}
            from={from}
            candidates={candidates}
            onClose={() => setElsewhere(false)}
            onMove={() => onLeave?.()}
          />
        )}
        {reviewing && (
          <SendToManagerDialog
            view={view}
            stage={from}
            candidates={candidates}
            onClose={() => setReviewing(false)}
            onSent={() => from !== 'HIRING_MANAGER' && onLeave?.()}
          />
        )}
        {keeping && (
          <AskForItemDialog
            candidateId={keeping.id}
            name={shownName(keeping, view.facts.biasReducer)}
            onClose={() => setKeeping(null)}
            onAsk={(item) => {
              setKeeping(null)
              onLeave?.()
              keepForItem(view.facts.id, keeping, { name: shownName(keeping, view.facts.biasReducer), from, item })
            }}
          />
        )}
        {asking === 'NOT_INTERESTED' && (
          <NotInterestedDialog
            from={from}
            candidates={candidates}
            onClose={() => setAsking(null)}
            onSubmit={(reason) => {
              setAsking(null)
              onMove('NOT_INTERESTED', reason)
            }}
          />
        )}
        {(asking === 'REJECTED' || asking === 'HIRING_MANAGER_APPROVED') && (
          <ConfirmMoveDialog
            to={asking}
            candidates={candidates}
            names={candidates.map((candidate) => shownName(candidate, view.facts.biasReducer))}
            onClose={() => setAsking(null)}
            onConfirm={(emailCandidate) => {
              setAsking(null)
              onMove(asking, { reasons: [], other: '', emailCandidate })
            }}
          />
        )}
        {asking === 'OFFER' && (
          <OfferDialog
            currency={currencyOf(candidates[0]?.location ?? '') ?? 'USD'}
            names={candidates.map((candidate) => shownName(candidate, view.facts.biasReducer))}
            onClose={() => setAsking(null)}
            onConfirm={(offer) => {
              setAsking(null)
              onMove('OFFER', { reasons: [], other: '', offer })
            }}
          />
        )}
        {asking === 'HIRED' && (
          <HireDialog
            offeredDay={candidates.length === 1 ? (candidates[0]?.offer?.terms?.start_date ?? '') : ''}
            names={candidates.map((candidate) => shownName(candidate, view.facts.biasReducer))}
            onClose={() => setAsking(null)}
            onConfirm={(startDay) => {
              setAsking(null)
              onMove('HIRED', { reasons: [], other: '', startDay })
            }}
          />
        )}
        {asking === 'INTERVIEWING' && (
          <ConfirmInterviewDialog
            names={candidates.map((candidate) => shownName(candidate, view.facts.biasReducer))}
            onClose={() => setAsking(null)}
            onConfirm={() => {
              setAsking(null)
              onMove('INTERVIEWING')
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Moves an interested candidate to Awaiting Reply until they send an item; shows a toast for three seconds with undo. */
function keepForItem(projectId: string, candidate: WireCandidate, { name, from, item }: { name: string; from: Stage; item: string }): void {
  const action = performQueued<KeepCandidate>(
    { projectId, candidate, from, to: 'AWAITING_INFO', form: { name: 'item', value: item } },
    {
      method: 'POST',
      path: 'v2/projects/candidates/keep',
      input: { project_id: projectId, candidate_id: candidate.id, additional_info_type: item },
      done: ({ is_asked }) => {
        if (!is_asked) showToast(candidateMovesAskForItemText.emailFailed(name), { tone: 'bad' })
      },
    },
  )
  showToast(messages.keptForInfo, {
    ms: limits.successMessageMs,
    undo: () => void undo(action),
  })
}
