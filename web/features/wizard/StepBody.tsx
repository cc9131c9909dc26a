// The fields of one step: its parts in order, each under its own heading where there are several.
import type { SetupStep } from '@fairlead/domain/project/setup-flows'
import { bodyOf, headingOf } from './parts.ts'
import type { StepProps } from './step.ts'
import styles from './wizard.module.css'

export function StepBody({ step, ...props }: StepProps & { step: SetupStep }) {
  return (
    <div className={styles.parts}>
      {step.parts.map((part) => {
        const Body = bodyOf[part]
        if (!Body) return null
        return (
          <section key={part} aria-label={step.parts.length > 1 ? headingOf[part] : undefined}>
            {step.parts.length > 1 && <h2 className={styles.partTitle}>{headingOf[part]}</h2>}
            <Body {...props} />
          </section>
        )
      })}
    </div>
  )
}
