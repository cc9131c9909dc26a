// One lesson: kept or left out, with its evidence, and the number it may have.
import { Checkbox, NumberInput, Select } from '@mantine/core'
import { lessonLimits, strengthOf, strengths, withStrength, type LessonChange, type Strength } from '@fairlead/domain/project/lessons'
import { useId } from 'react'
import type { Edit, Line } from './use-learned.ts'
import styles from './learned.module.css'

const changes: Record<LessonChange, string> = { added: 'Added', strengthened: 'Strengthened', weakened: 'Weakened', excluded: 'Excluded' }
const differences: Record<Line['difference'], string | null> = { new: 'New', changed: 'Changed', same: null, gone: null }
const namesShown = 3

function names(all: string[]): string {
  return all.length > namesShown ? `${all.slice(0, namesShown).join(', ')} and ${all.length - namesShown} more` : all.join(', ')
}

export function LessonRow({ line, onEdit }: { line: Line; onEdit: (edit: Edit) => void }) {
  const id = useId()
  const evidence = [line.why, names(line.names)].filter(Boolean).join(' · ')
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
        description={evidence || undefined}
        checked={!line.is_off}
        onChange={(event) => onEdit({ is_off: !event.currentTarget.checked })}
      />
      {line.unit === 'factor' && line.amount !== null && (
        <Select
          className={styles.amount}
          size="xs"
          aria-label={`How much: ${line.text}`}
          disabled={line.is_off}
          data={strengths.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
          value={strengthOf(line.amount)}
          allowDeselect={false}
          onChange={(value) => value && onEdit({ amount: withStrength(line.amount ?? 1, value as Strength) })}
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
