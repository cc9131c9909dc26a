// All proposals of one reading: accepted individually or together, or removed from the list.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Text } from '@mantine/core'
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { acceptProposals, isSettled, standingIn, withdrawProposals, type Criteria } from '@fairlead/domain/project/accept-proposals'
import { useEffect, useRef, useState } from 'react'
import type { Change } from '../../../project/kept-draft.ts'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import { settingsOf } from '../../../project/wire-settings.ts'
import { showToast } from '../../../ui/toast.ts'
import { isMovable, movedTo, wordsOf, type Proposal, type Standing } from '../../../project/ask/proposal.ts'
import { Warnings } from '../../../project/ask/Warnings.tsx'
import { groupProposals, ownCriteria } from './proposal-groups.ts'
import { ProposalRow } from './ProposalRow.tsx'
import styles from './intake.module.css'
import { text as wizardIntakeText } from '../../../i18n/wizard-intake.ts'

interface Props {
  reading: ReadJobDescription['answer']
  settings: Partial<WireSettings>
  change: (part: Change) => void
  /** Everything was accepted automatically; listed criteria apply until removed. */
  isTaken?: boolean
}

export function Proposals({ reading, settings, change, isTaken = false }: Props) {
  const [removed, setRemoved] = useState<ReadonlySet<Proposal>>(new Set())
  /** As accepted, if the user rephrased them. */
  const [edited, setEdited] = useState<ReadonlyMap<Proposal, string>>(new Map())
  /** Where the user wants a keyword that is not accepted yet. */
  const [moved, setMoved] = useState<ReadonlyMap<Proposal, Standing>>(new Map())
  /** What the last 'Accept all' added, for undo. */
  const [lastAccepted, setLastAccepted] = useState<readonly Proposal[]>(
    isTaken ? reading.proposals.filter(({ is_used: isUsed }) => isUsed) : [],
  )
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isTaken) return
    // they may be below the visible area
    const heading = box.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }, [isTaken])
  const current = settingsOf(settings)
  const asTaken = (proposal: Proposal): Proposal => {
    const value = edited.get(proposal) ?? proposal.value
    // the settings decide, no matter what changed them: this list, the preview, another tab
    const standing = isMovable(proposal) ? (standingIn(current, value) ?? moved.get(proposal)) : undefined
    return { ...(standing === undefined ? proposal : movedTo(proposal, standing)), value }
  }
  const proposed = reading.proposals.filter((proposal) => !removed.has(proposal))
  const visible = isTaken ? [...proposed, ...ownCriteria(current, reading.proposals.map(asTaken))] : proposed
  const isUnsure = (proposal: Proposal) => !proposal.is_used && !isSettled(current, asTaken(proposal))
  const groups = groupProposals(
    visible.filter((proposal) => !isUnsure(proposal)),
    asTaken,
  )
  const unsure = visible.filter(isUnsure)
  const open = visible.filter((proposal) => !isSettled(current, asTaken(proposal)))

  /** The row disappears or loses its buttons: focus the next waiting one, else the list's heading. */
  const moveOn = (from: Proposal) => {
    const next = open[open.indexOf(from) + 1] ?? open.findLast((proposal) => proposal !== from)
    requestAnimationFrame(() => {
      const target = next ? box.current?.querySelector<HTMLElement>(`[data-accept="${reading.proposals.indexOf(next)}"]`) : null
      const heading = box.current?.querySelector<HTMLElement>('h2')
      ;(target ?? heading)?.focus()
    })
  }
  const accept = (proposals: readonly Proposal[]) => change(changeToWire(acceptProposals(current, proposals.map(asTaken))))
  // undone a little later, among everything else that has changed since
  const latest = useRef({ accept })
  useEffect(() => {
    latest.current = { accept }
  })
  const isAdded = (proposal: Proposal) => stateOf(current, asTaken(proposal)) === 'added'
  /** An accepted row moves its criterion to the new place. */
  const move = (proposal: Proposal, standing: Standing) => {
    const before = asTaken(proposal)
    setMoved((all) => new Map(all).set(proposal, standing))
    if (!isAdded(proposal)) return
    const withdrawn = withdrawProposals(current, [before])
    const after = movedTo(before, standing)
    change(changeToWire({ ...withdrawn, ...acceptProposals({ ...current, ...withdrawn }, [after]) }))
  }
  const remove = (proposal: Proposal) => {
    const wasAdded = isAdded(proposal)
    if (wasAdded) change(changeToWire(withdrawProposals(current, [asTaken(proposal)])))
    setRemoved((before) => new Set([...before, proposal]))
    moveOn(proposal)
    const restore = () => {
      setRemoved((before) => new Set([...before].filter((entry) => entry !== proposal)))
      if (wasAdded) latest.current.accept([proposal])
    }
    showToast(wizardIntakeText.removed(wordsOf(asTaken(proposal))), { undo: restore })
  }
  const undoAll = () => {
    change(changeToWire(withdrawProposals(current, lastAccepted.filter((proposal) => !removed.has(proposal)).map(asTaken))))
    setLastAccepted([])
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('h2')?.focus())
  }

  return (
    <section className="boxed sunken pad-16" aria-labelledby="proposals-title" ref={box}>
      <div className="flex wrap split start gap-16 tight">
        <div>
          <h2 id="proposals-title" tabIndex={-1} className="text-16 strong">
            {isTaken ? wizardIntakeText.proposalsTitle : wizardIntakeText.proposedCriteria}
          </h2>
          <Text size="sm" c="dimmed" component="output" display="block">
            {headWords(open.length, isTaken)}
            {modelWords(reading)}
            {reading.left_out > 0 && wizardIntakeText.keywordsLeftOut(reading.left_out.toLocaleString(readersLocale()), limitOf(reading))}
          </Text>
        </div>
        {open.length > 0 ? (
          // stop the click from submitting the form
          <Button
            key="all"
            size="compact-sm"
            variant="default"
            onClick={() => {
              accept(open)
              setLastAccepted(open)
              requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-onward]')?.focus())
            }}
          >
            {wizardIntakeText.acceptAll}
          </Button>
        ) : (
          <span className={`inline gap-4 ${styles.buttons}`}>
            {lastAccepted.length > 0 && (
              <Button size="compact-sm" variant="default" onClick={undoAll}>
                {isTaken ? wizardIntakeText.removeAll : wizardIntakeText.undoAcceptAll}
              </Button>
            )}
            {!isTaken && (
              <Button key="on" size="compact-sm" variant="light" type="submit" data-onward>
                {wizardIntakeText.nextStep}
              </Button>
            )}
          </span>
        )}
      </div>
      <Warnings warnings={reading.warnings} />
      {[...groups, ...(unsure.length > 0 ? [{ title: wizardIntakeText.groups.notUsed, proposals: unsure }] : [])].map(
        ({ title, proposals }) => (
          <div key={title}>
            <h3 className="eyebrow above-16 below-4">{title}</h3>
            <ul>
              {proposals.map((proposal) => (
                <ProposalRow
                  key={reading.proposals.includes(proposal) ? reading.proposals.indexOf(proposal) : `${proposal.field} ${proposal.value}`}
                  place={reading.proposals.indexOf(proposal)}
                  proposal={asTaken(proposal)}
                  settled={stateOf(current, asTaken(proposal))}
                  isTaken={isTaken}
                  onAccept={(value) => {
                    setEdited((before) => new Map(before).set(proposal, value))
                    change(changeToWire(acceptProposals(current, [{ ...asTaken(proposal), value }])))
                    moveOn(proposal)
                  }}
                  onRemove={() => remove(proposal)}
                  onMove={(standing) => move(proposal, standing)}
                />
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  )
}

function headWords(open: number, isTaken: boolean): string {
  if (!isTaken) return open === 0 ? wizardIntakeText.allInSettings : wizardIntakeText.leftToDecide(open)
  return open === 0 ? wizardIntakeText.allUsed : wizardIntakeText.notUsed(open)
}

/** Years may be settled with another number than the proposed one. */
function stateOf(settings: Criteria, proposal: Proposal): 'open' | 'added' | 'other' {
  if (!isSettled(settings, proposal)) return 'open'
  const years = proposal.field === 'years_min' ? settings.yearsExpMin : proposal.field === 'years_max' ? settings.yearsExpMax : null
  return years !== null && String(years) !== proposal.value ? 'other' : 'added'
}

/** The state of the model; empty without one. */
function modelWords({ model, proposals }: Props['reading']): string {
  const added = proposals.filter(({ by }) => by === 'model').length
  if (model === 'ready') return wizardIntakeText.modelReading
  if (model === 'failed') return wizardIntakeText.modelUnavailable
  return model === 'used' ? wizardIntakeText.modelAdded(added === 0 ? 'nothing' : added) : ''
}

const limitOf = ({ proposals }: Props['reading']) => proposals.filter(({ field }) => field === 'keyword').length
