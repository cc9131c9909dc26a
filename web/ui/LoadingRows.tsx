// The shape of a list or a page that is still loading.
import { Skeleton } from '@mantine/core'
import styles from './LoadingRows.module.css'
import { must } from '@fairlead/domain/shared/records'

const widths = [
  [32, 58],
  [24, 46],
  [38, 64],
] as const

export function LoadingRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className={`card ${styles.rows}`} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => {
        const [title, line] = must(widths[index % widths.length])
        return (
          <div key={index} className={`stack pad-16 gap-12 ${styles.row}`}>
            <Skeleton h={12} w={`${title}%`} />
            <Skeleton h={10} w={`${line}%`} />
          </div>
        )
      })}
    </div>
  )
}
