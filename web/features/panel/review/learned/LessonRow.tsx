// One lesson: kept or left out, with its evidence, and the number it may have.
import { Checkbox, NumberInput, Select } from '@mantine/core'
import { lessonLimits, strengthOf, strengths, withStrength, type LessonChange } from '@fairlead/domain/project/lessons'
import { useId } from 'react'
import type { Edit, Line } from './use-learned.ts'
import styles from './learned.module.css'
import * as panelLearnedText from '../../../../i18n/en/panel-learned.ts'

const changes: Record<LessonChange, string> = { added: 'Added', strengthened: 'Strengthened', weakened: 'Weakened', excluded: 'Excluded' }
const differences: Record<Line['difference'], string | null> = { new: 'New', changed: 'Changed', same: null, gone: null }
const namesShown = 3

function names(all: string[]): string {
  return all.length > namesShown ? `${all.slice(0, namesShown).join(', ')} and ${all.length - namesShown} more` : all.join(', ')
}

/** What the line does by itself; nothing until it is computed, and for a line that is off. */
function effectOf({ change, is_off }: Line, moved: number | undefined): string | null {
  if (is_off) return null
  if (change === 'excluded') return 'Later searches won’t find them.'
  if (moved === undefined) return null
  if (moved === 0) return 'By itself, it moves none of the next candidates by 25 places or more.'
  return `By itself, it moves ${moved} of the next candidates by 25 places or more.`
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
        className={styles.keep}
        label={
          <>
            <span className={styles.change} data-change={line.change}>
              {changes[line.change]}
            </span>{' '}
            <span id={id}>{line.text}</span> {news && <span className={styles.news}>{news}</span>}
          </>
        }
        description={
          <>
            {evidence}
            {effect && <span className={styles.does}>{effect}</span>}
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
          data={strengths.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
          value={strengthOf(line.amount)}
          allowDeselect={false}
          onChange={(value) => value && onEdit({ amount: withStrength(line.amount ?? 1, value) })}
        />
      )}
      {(line.unit === 'years' || line.unit === 'dollars') && (
        <NumberInput
          className={styles.amount}
          size="xs"
          aria-label={`${line.unit === 'years' ? 'Years' : 'US dollars a year'}: ${line.text}`}
          disabled={line.is_off}
          min={lessonLimits[line.unit][0]}
          max={lessonLimits[line.unit][1]}
          clampBehavior="strict"
          allowDecimal={false}
          thousandSeparator={line.unit === 'dollars' ? ',' : ''}
          suffix={line.unit === 'years' ? ' years' : ''}
          prefix={line.unit === 'dollars' ? '$' : ''}
          value={line.amount ?? ''}
          onChange={(value) => typeof value === 'number' && onEdit({ amount: value })}
        />
      )}
    </li>
  )
}
