// The steps of the wizard in their groups: done, here, still to come.
import { NativeSelect } from '@mantine/core'
import { checkStep, mayOpenStep, wizardGroups, wizardSteps, type WizardStep } from '@fairlead/domain/project/wizard'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { IconCheck } from '@tabler/icons-react'
import styles from './wizard.module.css'

interface Props {
  settings: ProjectSettings
  current: WizardStep
  /** Settings of a live project may be opened in any order. */
  free: boolean
  visited: ReadonlySet<WizardStep>
  onOpen: (step: WizardStep) => void
}

export function StepRail({ settings, current, free, visited, onOpen }: Props) {
  const mayOpen = (step: WizardStep) => free || mayOpenStep(step, settings)
  return (
    <>
      <nav className={styles.rail} aria-label="Steps">
        {wizardGroups.map((group) => (
          <div key={group.title} className={styles.railGroup}>
            <h2>{group.title}</h2>
            <ol>
              {group.steps
                .filter((step) => wizardSteps.includes(step))
                .map((step) => {
                  const done =
                    (free || visited.has(step) || wizardSteps.indexOf(step) < wizardSteps.indexOf(current)) &&
                    checkStep(step, settings) === null
                  return (
                    <li key={step}>
                      <button
                        type="button"
                        aria-current={step === current ? 'step' : undefined}
                        disabled={!mayOpen(step)}
                        onClick={() => onOpen(step)}
                      >
                        <span className={styles.tick} data-done={done || undefined}>
                          {done && <IconCheck size={12} stroke={3} aria-label="done" />}
                        </span>
                        {step}
                      </button>
                    </li>
                  )
                })}
            </ol>
          </div>
        ))}
      </nav>
      <NativeSelect
        className={styles.railPhone}
        aria-label="Step"
        value={current}
        onChange={(event) => onOpen(event.currentTarget.value as WizardStep)}
        data={wizardSteps.map((step, index) => ({
          value: step,
          label: `${index + 1} of ${wizardSteps.length}: ${step}`,
          disabled: !mayOpen(step),
        }))}
      />
    </>
  )
}
