// The shape of the panel while its data is on the way.
import { Skeleton } from '@mantine/core'
import styles from './panel.module.css'

export function PanelSkeleton() {
  return (
    <div className={styles.panel} aria-busy="true" aria-label="Loading">
      <Skeleton h={34} w="min(360px, 70%)" mb={20} />
      <Skeleton h={36} mb={20} />
      <CardSkeleton />
    </div>
  )
}

export function CardSkeleton() {
  return <Skeleton h={560} radius={14} className={styles.late} />
}
