// One lesson: kept or excluded, with its evidence and an editable number.
import { Checkbox, NumberInput, Select } from '@mantine/core'
import { lessonLimits, strengthLabel, strengthOf, strengths, withStrength, type LessonChange } from '@fairlead/domain/project/lessons'
import { useId } from 'react'
import type { Edit, Line } from './use-learned.ts'
import styles from './learned.module.css'
import { text as panelLearnedText } from '../../../../i18n/panel-learned.ts'

const changes: Record<LessonChange, string> = {
  added: panelLearnedText.added,
  strengthened: panelLearnedText.strengthened,
  weakened: panelLearnedText.weakened,
  excluded: panelLearnedText.excluded,
}
const differences: Record<Line['difference'], string | null> = {
  new: panelLearnedText.newBadge,
  changed: panelLearnedText.changed,
  same: null,
  gone: null,
}
const namesShown = 3

function names(all: string[]): string {
  return all.length > namesShown ? panelLearnedText.andMore(all.slice(0, namesShown).join(', '), all.length - namesShown) : all.join(', ')
}

/** The line's own effect; empty until computed and for an excluded line. */
function effectOf({ change, is_off }: Line, moved: number | undefined): string | null {
  if (is_off) return null
  if (change === 'excluded') return panelLearnedText.excludesThem
  if (moved === undefined) return null
  if (moved === 0) return panelLearnedText.movesNone
  return panelLearnedText.movesSome(moved)
}

interface Props {
  line: Line
  moved: number | undefined
  onEdit: (edit: Edit) => void
}

export function LessonRow({ line, moved, onEdit }: Props) {
  const id = useId()
  const evidence = [line.why, names(line.names)].filter(Boolean).join(' · ')
  const effect = effectOf(line, moved)
  const news = differences[line.difference]
  return (
    <li className={styles.line} data-off={line.is_off || undefined}>
      <Checkbox
        className={`basis anywhere ${styles.keep}`}
        label={
          <>
            <span className={styles.change} data-change={line.change}>
              {changes[line.change]}
            </span>{' '}
            <span id={id}>{line.text}</span> {news && <span className="accent text-12 strong">{news}</span>}
          </>
        }
        description={
          <>
            {evidence}
            {effect && <span className="block">{effect}</span>}
          </>
        }
        checked={!line.is_off}
        onChange={(event) => onEdit({ is_off: !event.currentTarget.checked })}
      />
      {line.unit === 'factor' && line.amount !== null && (
        <Select
          className={styles.amount}
          size="xs"
          aria-label={panelLearnedText.amountLabel(line.text)}
          disabled={line.is_off}
          data={strengths.map((value) => ({ value, label: strengthLabel(value) }))}
          value={strengthOf(line.amount)}
          allowDeselect={false}
          onChange={(value) => value && onEdit({ amount: withStrength(line.amount ?? 1, value) })}
        />
      )}
      {(line.unit === 'years' || line.unit === 'dollars') && (
        <NumberInput
          className={styles.amount}
          size="xs"
          aria-label={line.unit === 'years' ? panelLearnedText.yearsFor(line.text) : panelLearnedText.dollarsFor(line.text)}
          disabled={line.is_off}
          min={lessonLimits[line.unit][0]}
          max={lessonLimits[line.unit][1]}
          clampBehavior="strict"
          allowDecimal={false}
          thousandSeparator={line.unit === 'dollars' ? panelLearnedText.thousands : ''}
          decimalSeparator={panelLearnedText.decimals}
          suffix={line.unit === 'years' ? panelLearnedText.yearsUnit : ''}
          prefix={line.unit === 'dollars' ? '$' : ''}
          value={line.amount ?? ''}
          onChange={(value) => typeof value === 'number' && onEdit({ amount: value })}
        />
      )}
    </li>
  )
}
