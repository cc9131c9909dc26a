import { NativeSelect } from '@mantine/core'
import { groupsOf, isStepDone, mayOpenStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { setupTitle, type SetupFlow, type SetupTitle } from '@fairlead/domain/project/setup-flow'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { IconCheck } from '@tabler/icons-react'
import styles from './wizard.module.css'
import { text as wizardText } from '../../i18n/wizard.ts'

interface Props {
  flow: SetupFlow
  settings: ProjectSettings
  current: string
  /** A live project's settings can be opened in any order. */
  free: boolean
  onOpen: (title: string) => void
}

export function StepRail({ flow, settings, current, free, onOpen }: Props) {
  const titles = stepsOf(flow).map((step) => step.title)
  const mayOpen = (title: SetupTitle) => free || mayOpenStep(flow, title, settings)
  return (
    <>
      <nav className={`stay ${styles.rail}`} aria-label={wizardText.steps}>
        {groupsOf(flow).map((group) => (
          <div key={group.title} className="below-16">
            <h2 className="eyebrow below-4">{setupTitle(group.title)}</h2>
            <ol>
              {group.steps.map((step) => {
                const { title } = step
                const done = isStepDone(step, settings)
                return (
                  <li key={title}>
                    <button
                      type="button"
                      className="item"
                      aria-current={title === current ? 'step' : undefined}
                      disabled={!mayOpen(title)}
                      onClick={() => onOpen(title)}
                    >
                      <span className={styles.tick} data-done={done || undefined}>
                        {done && <IconCheck size={12} stroke={3} aria-label={wizardText.done} />}
                      </span>
                      {setupTitle(title)}
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
        aria-label={wizardText.step}
        value={current}
        onChange={(event) => onOpen(event.currentTarget.value)}
        data={titles.map((title, index) => ({
          value: title,
          label: wizardText.stepOf(index + 1, titles.length, setupTitle(title)),
          disabled: !mayOpen(title),
        }))}
      />
    </>
  )
}
