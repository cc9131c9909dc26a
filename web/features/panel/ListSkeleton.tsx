// Placeholder for a list of people while it loads.
import { Skeleton } from '@mantine/core'
import { cardHeight, worthFinding } from './list-measures.ts'
import { Lines } from './PanelSkeleton.tsx'
import stage from './stage.module.css'

/** Placeholders for the tab's count, below the other rows. */
export function ListSkeleton({ count, columns }: { count: number; columns: number }) {
  return (
    <>
      {count >= worthFinding && <Skeleton h={36} w="min(300px, 100%)" />}
      {count > 0 && <div className={stage.bulk} />}
      <div className={stage.grid} aria-busy="true">
        <CardSkeletons count={Math.min(count, columns * 3)} />
      </div>
    </>
  )
}

export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="stack gap-20 card pad-16 content-start cut" style={{ height: cardHeight }} aria-hidden>
      <div className="row gap-12">
        <Skeleton circle height={44} />
        <Lines widths={['45%', '65%']} />
      </div>
      <Lines widths={['85%', '70%', '75%', '40%']} />
    </div>
  ))
}
