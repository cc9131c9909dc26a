// Standing columns over time, one series at a time; the table behind holds all of them.
import { shortDate } from '../../ui/time.ts'
import styles from './analytics.module.css'

interface Props {
  columns: readonly { begins: string; n: number }[]
  by: 'week' | 'month'
  name: string
}

export function Columns({ columns, by, name }: Props) {
  const most = Math.max(1, ...columns.map(({ n }) => n))
  const dateOf = (begins: string) => shortDate(`${begins}T12:00:00`)
  const middle = columns.length > 6 ? columns[Math.floor(columns.length / 2)]! : null
  return (
    <div className={styles.columns} aria-hidden>
      <div className={styles.plot}>
        <span className={styles.most}>{most.toLocaleString('en')}</span>
        {columns.map(({ begins, n }) => (
          <span
            key={begins}
            className={styles.column}
            title={`${by === 'week' ? 'Week of ' : ''}${dateOf(begins)}: ${n.toLocaleString('en')} ${name.toLowerCase()}`}
          >
            <span style={{ blockSize: `${(100 * n) / most}%` }} />
          </span>
        ))}
      </div>
      <div className={styles.axis}>
        <span>{columns[0] && dateOf(columns[0].begins)}</span>
        {middle && <span>{dateOf(middle.begins)}</span>}
        {columns.length > 1 && <span>{dateOf(columns.at(-1)!.begins)}</span>}
      </div>
    </div>
  )
}
