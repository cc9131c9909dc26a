import type { ReactNode } from 'react'
import { Wordmark } from '../../session/Wordmark.tsx'
import { text as accountText } from '../../i18n/account.ts'
import styles from './AuthFrame.module.css'

type Steps = readonly (readonly [title: string, text: string])[]

export function AuthFrame({
  headline,
  steps = accountText.productSteps,
  children,
}: {
  headline: string
  steps?: Steps
  children: ReactNode
}) {
  return (
    <main className={styles.frame}>
      <section className={styles.pitch}>
        <Wordmark />
        <div>
          <h1 className={styles.headline}>{headline}</h1>
          <ol className={`stack gap-20 ${styles.steps}`}>
            {steps.map(([title, text], index) => (
              <li className="flex gap-12" key={title}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <span>
                  <strong>{title}</strong>
                  <span className={`soft text-15 block ${styles.more}`}>{text}</span>
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
