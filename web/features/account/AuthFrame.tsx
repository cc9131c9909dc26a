// The frame of the signed-out pages: what the product does, or what happens on this page, on one side; the form on the other.
import type { ReactNode } from 'react'
import { Wordmark } from '../../session/Wordmark.tsx'
import styles from './AuthFrame.module.css'

type Steps = readonly (readonly [title: string, text: string])[]

const productSteps: Steps = [
  ['Input the ideal candidate profile', 'A job, a few must-haves, and people you would hire again.'],
  ['Receive a personalized batch to review', 'Every reason quotes the profile.'],
  ['Approve or reject each candidate', 'Your decisions shape the next batch.'],
]

export function AuthFrame({ headline, steps = productSteps, children }: { headline: string; steps?: Steps; children: ReactNode }) {
  return (
    <main className={styles.frame}>
      <section className={styles.pitch}>
        <Wordmark />
        <div>
          <h1 className={styles.headline}>{headline}</h1>
          <ol className={styles.steps}>
            {steps.map(([title, text], index) => (
              <li key={title}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <span>
                  <strong>{title}</strong>
                  <span className={styles.more}>{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.form}>
        <div className={styles.box}>{children}</div>
      </section>
    </main>
  )
}
