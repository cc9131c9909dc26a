import { Skeleton } from '@mantine/core'
import styles from './skeleton.module.css'
import panel from './panel.module.css'
import { text as panelText } from '../../i18n/panel.ts'

export function PanelSkeleton() {
  return (
    <section className="screen" aria-busy="true" aria-label={panelText.loading}>
      <Skeleton h={36} w="min(320px, 60%)" mb={16} />
      <div className={styles.tabs}>
        {[56, 72, 96, 80, 64].map((width) => (
          <Skeleton key={width} h={14} w={width} />
        ))}
      </div>
      <CardShape />
    </section>
  )
}

/** The loading state of the open tab: a full card. */
export function CardSkeleton() {
  return (
    <section id="stage" role="tabpanel" aria-busy="true" aria-label={panelText.loading}>
      <CardShape />
    </section>
  )
}

function CardShape() {
  return (
    <div className={`card ${styles.whole} ${panel.late}`} aria-hidden>
      <div className={`under pad-24 row gap-20 ${styles.head}`}>
        <Skeleton circle height={64} />
        <Lines widths={['40%', '55%', '30%']} />
      </div>
      <div className={styles.body}>
        <Lines widths={['30%', '90%', '70%', '85%', '50%', '75%']} />
        <Lines widths={['20%', '80%', '60%', '70%', '25%', '65%', '80%', '40%']} />
      </div>
    </div>
  )
}

export function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="stack gap-12 grow content-start">
      {widths.map((width, index) => (
        <Skeleton key={index} h={12} w={width} />
      ))}
    </div>
  )
}
