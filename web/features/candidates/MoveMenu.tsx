// The menu 'Move': every tab a candidate may go to; blocked ones say why.
import { Button, Menu, Tooltip, type ButtonProps } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { mayBeKept } from '@fairlead/domain/conversation/information'
import { IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { noPermission, type PanelView } from '../panel/panel-view.ts'
import { keepForItem } from './keep.ts'
import { moveTargets, type NotInterested } from './move.ts'
import { shownName } from './names.ts'

const NotInterestedDialog = lazy(() =>
  import('./NotInterestedDialog.tsx').then(({ NotInterestedDialog: component }) => ({ default: component })),
)

const AskForItemDialog = lazy(() => import('./AskForItemDialog.tsx').then(({ AskForItemDialog: component }) => ({ default: component })))

const ConfirmInterviewDialog = lazy(() =>
  import('./ConfirmInterviewDialog.tsx').then(({ ConfirmInterviewDialog: component }) => ({ default: component })),
)

const MoveToProjectDialog = lazy(() =>
  import('./MoveToProjectDialog.tsx').then(({ MoveToProjectDialog: component }) => ({ default: component })),
)

interface Props {
  view: PanelView
  from: Stage
  candidates: readonly WireCandidate[]
  label: string
  onMove: (to: Stage, reason?: NotInterested) => void
  /** They go to another project, or wait for an item: the view of them may close. */
  onLeave?: () => void
  button?: ButtonProps
}

export function MoveMenu({ view, from, candidates, label, onMove, onLeave, button }: Props) {
  const [elsewhere, setElsewhere] = useState(false)
  const [asking, setAsking] = useState<Stage | null>(null)
  const [keeping, setKeeping] = useState<WireCandidate | null>(null)
  const [open, setOpen] = useState(false)
  const [alone] = candidates.length === 1 && mayBeKept(from) ? candidates : []
  const off = !view.mayDecide || candidates.length === 0
  const target = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconArrowRight size={15} />}
      {...button}
      data-disabled={off || undefined}
      aria-disabled={off}
      onClickCapture={(event) => off && event.stopPropagation()}
    >
      {label}
    </Button>
  )
  return (
    <>
      <Menu position="bottom-start" opened={open} onChange={setOpen}>
        <Menu.Target>
          {/* a tooltip that never shows is not worth its weight fifty times */}
          {view.mayDecide ? target : <Tooltip label={noPermission}>{target}</Tooltip>}
        </Menu.Target>
        <Menu.Dropdown>
          {open &&
            moveTargets(view, from, candidates).map((target) => (
              <Tooltip key={target.tab} label={target.blocked} disabled={!target.blocked} position="right">
                <Menu.Item
                  data-disabled={target.blocked !== null || undefined}
                  aria-disabled={target.blocked !== null}
                  closeMenuOnClick={!target.blocked}
                  onClick={() => {
                    if (target.blocked) return
                    if (target.stage === 'NOT_INTERESTED' || target.stage === 'INTERVIEWING') setAsking(target.stage)
                    else onMove(target.stage)
                  }}
                >
                  {target.label}
                </Menu.Item>
              </Tooltip>
            ))}
          {open && <Menu.Divider />}
          {open && alone && <Menu.Item onClick={() => setKeeping(alone)}>Ask for something first…</Menu.Item>}
          {open && <Menu.Item onClick={() => setElsewhere(true)}>Another project…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
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
        {keeping && (
          <AskForItemDialog
            name={shownName(keeping, view.facts.biasReducer)}
            onClose={() => setKeeping(null)}
            onAsk={(item) => {
              setKeeping(null)
              onLeave?.()
              keepForItem(view.facts.id, keeping, shownName(keeping, view.facts.biasReducer), from, item)
            }}
          />
        )}
        {asking === 'NOT_INTERESTED' && (
          <NotInterestedDialog
            onClose={() => setAsking(null)}
            onSubmit={(reason) => {
              setAsking(null)
              onMove('NOT_INTERESTED', reason)
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
