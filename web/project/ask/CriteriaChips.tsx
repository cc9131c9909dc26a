// The criteria of a search as chips: each is changed, moved, or removed in place, and says how many people it excludes.
import { Button, NativeSelect, Popover, Text, TextInput, UnstyledButton } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { acceptProposals, withdrawProposals } from '@fairlead/domain/project/accept-proposals'
import { entriesOf, keysOf, must } from '@fairlead/domain/shared/records'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { showToast } from '../../ui/toast.ts'
import type { Change } from '../kept-draft.ts'
import { settingsOf } from '../wire-settings.ts'
import { chipsOf, costOf, type Chip } from './chips.ts'
import { isEditable, isMovable, isNumber, movedTo, standingOf, standings, wordsOf, type Proposal } from './proposal.ts'
import type { Edits } from './use-edits.ts'
import styles from './ask.module.css'
import { text as askText } from '../../i18n/ask.ts'
import { text as wizardPreviewText } from '../../i18n/wizard-preview.ts'

/** What the parts of a search exclude, from the preview or the search itself. */
export type Costs = Pick<PreviewSearch['answer'], 'filters' | 'costs_are_estimates' | 'near_titles' | 'rare' | 'relaxation'>

interface Props {
  settings: Partial<WireSettings>
  change: (part: Change) => void
  proposals: readonly Proposal[]
  edits: Edits
  costs: Costs | null
  /** In front of the chips: how many people match. */
  children?: ReactNode
}

const shownAtFirst = 24
/** The server stops counting here. */
const countedTo = 10_000

export function CriteriaChips({ settings, change, proposals, edits, costs, children }: Props) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const current = settingsOf(settings)
  const { used, unused } = chipsOf(current, proposals, edits.asEdited)
  const visible = all ? used : used.slice(0, shownAtFirst)
  const put = (before: readonly Proposal[], after: readonly Proposal[]) => {
    const withdrawn = withdrawProposals(current, before)
    change(changeToWire({ ...withdrawn, ...acceptProposals({ ...current, ...withdrawn }, after) }))
  }
  // undone a little later, with everything else that has changed since
  const latest = useRef({ put, change })
  useEffect(() => {
    latest.current = { put, change }
  })
  const relax = ({ act, drop }: NonNullable<Costs['relaxation']>) => {
    const whole = changeToWire(current)
    const before = Object.fromEntries(keysOf(drop).map((field) => [field, whole[field]]))
    change(Object.fromEntries(entriesOf(drop)))
    showToast(wizardPreviewText.done(act), { undo: () => latest.current.change(before) })
  }
  /** A chip that changes is another one. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (!document.activeElement || document.activeElement === document.body) list.current?.focus()
    })
  return (
    <div className="stack">
      {children}
      <ul aria-label={askText.criteria} ref={list} tabIndex={-1}>
        {visible.map((chip) => (
          <li key={`${chip.proposal.field} ${chip.proposal.value}`}>
            <EditableChip
              chip={chip}
              more={costs && costOf(current, chip, costs.filters)}
              isEstimate={costs?.costs_are_estimates ?? false}
              onChange={(after) => {
                edits.note(chip, after)
                put([chip.proposal], [after])
                keepFocus()
              }}
              onRemove={() => {
                put([chip.proposal], [])
                keepFocus()
                showToast(askText.removed(wordsOf(chip.proposal)), { undo: () => latest.current.put([], [chip.proposal]) })
              }}
            />
          </li>
        ))}
        {used.length > shownAtFirst && (
          <li>
            <Button size="compact-xs" variant="subtle" onClick={() => setAll(!all)}>
              {all ? askText.fewerChips : askText.moreChips(used.length - shownAtFirst)}
            </Button>
          </li>
        )}
      </ul>
      {unused.length > 0 && (
        <ul aria-label={askText.uses.unused}>
          <li className="soft text-13" aria-hidden>
            {askText.notUsed}
          </li>
          {unused.slice(0, shownAtFirst).map((proposal) => (
            <li key={`${proposal.field} ${proposal.value}`}>
              <UnstyledButton
                className={styles.chip}
                data-use="unused"
                aria-label={askText.use(wordsOf(proposal))}
                title={askText.use(wordsOf(proposal))}
                onClick={(event) => isPress(event) && put([], [proposal])}
              >
                <IconPlus size={14} aria-hidden />
                <span dir="auto">{wordsOf(proposal)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {costs?.relaxation && (
        <Button variant="light" size="compact-md" className={styles.relax} onClick={() => relax(must(costs.relaxation))}>
          {wizardPreviewText.relax(costs.relaxation.act, costs.relaxation.people, costs.relaxation.people >= countedTo)}
        </Button>
      )}
      {costs?.near_titles.map(
        ({ title, near }) =>
          near.length > 0 && (
            <Text size="xs" c="dimmed" key={title} dir="auto">
              {askText.nearTitles(title)} {near.join(' · ')}
            </Text>
          ),
      )}
      {costs && costs.rare.length > 0 && (
        <Text size="xs" c="dimmed">
          {wizardPreviewText.rareTerms(costs.rare)}
        </Text>
      )}
    </div>
  )
}

/** The second click of a double one would be on the chip that has moved there. */
const isPress = ({ detail }: MouseEvent): boolean => detail < 2

interface ChipProps {
  chip: Chip
  more: number | null
  isEstimate: boolean
  onChange: (after: Proposal) => void
  onRemove: () => void
}

function EditableChip({ chip: { proposal, use }, more, isEstimate, onChange, onRemove }: ChipProps) {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState(proposal.value)
  const words = wordsOf(proposal)
  const hasText = isEditable(proposal) || isNumber(proposal)
  const close = () => setOpen(false)
  const save = () => {
    const next = value.trim()
    if (next !== '' && next !== proposal.value) onChange({ ...proposal, value: next })
    close()
  }
  const { sentence, start, end } = proposal.evidence
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={280} trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>
        <UnstyledButton
          className={styles.chip}
          data-use={use}
          title={askText.edit}
          onClick={(event) => {
            if (!isPress(event)) return
            setValue(proposal.value)
            setOpen(!open)
          }}
        >
          <span className="soft text-12">{askText.uses[use]}</span>
          <span dir="auto">{words}</span>
          {more !== null && <span className="soft text-12">{askText.without(more, isEstimate)}</span>}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words}>
        {/* no form: the box may be in one */}
        <div className="stack gap-12">
          {hasText && (
            <TextInput
              size="sm"
              label={askText.value}
              data-autofocus
              inputMode={isNumber(proposal) ? 'numeric' : undefined}
              value={value}
              maxLength={isNumber(proposal) ? 3 : 200}
              onChange={({ currentTarget }) =>
                setValue(isNumber(proposal) ? currentTarget.value.replaceAll(/\D/g, '') : currentTarget.value)
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                save()
              }}
            />
          )}
          {isMovable(proposal) && (
            <NativeSelect
              size="sm"
              label={askText.appliesAs}
              data={standings.map(({ value: standing, label }) => ({ value: standing, label }))}
              value={standingOf(proposal)}
              onChange={(event) => {
                const chosen = standings.find(({ value: standing }) => standing === event.currentTarget.value)
                close()
                if (chosen) onChange(movedTo(proposal, chosen.value))
              }}
            />
          )}
          {more !== null && <Text size="sm">{askText.withoutLong(more, isEstimate)}</Text>}
          {sentence !== '' && (
            <blockquote className={`quote soft text-13 anywhere ${styles.quote}`} dir="auto">
              {sentence.slice(Math.max(0, start - 80), start)}
              <mark className="ink" data-use={use}>
                {sentence.slice(start, end)}
              </mark>
              {sentence.slice(end, end + 80)}
            </blockquote>
          )}
          <span className="ends row wrap">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                close()
                onRemove()
              }}
            >
              {askText.remove}
            </Button>
            {hasText && (
              <Button size="compact-sm" onClick={save}>
                {askText.save}
              </Button>
            )}
          </span>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
