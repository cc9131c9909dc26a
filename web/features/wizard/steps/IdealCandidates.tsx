import { Text } from '@mantine/core'
import { idealMessages } from '@fairlead/domain/project/ideal-messages'
import { limits } from '@fairlead/domain/shared/limits'
import { useEffect, useRef } from 'react'
import { addIdeals, keyOf, type Ideal } from './ideals/ideal.ts'
import { IdealRow } from './ideals/IdealRow.tsx'
import { LearnedTraits } from './ideals/LearnedTraits.tsx'
import { PersonPicker } from './ideals/PersonPicker.tsx'
import { ProfileField } from './ideals/ProfileField.tsx'
import { ResumeFiles } from './ideals/ResumeFiles.tsx'
import { useIdeals } from './ideals/use-ideals.ts'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function IdealCandidates({ settings, change, errors }: StepProps) {
  const ideals = settings.ideal_candidates
  const query = useIdeals(ideals)
  // several résumés are read one after another, each added to the latest list
  const latest = useRef(ideals)
  useEffect(() => {
    latest.current = ideals
  }, [ideals])
  const list = useRef<HTMLUListElement>(null)
  const isFull = ideals.length >= limits.idealCandidates
  const set = (next: Ideal[]) => {
    latest.current = next
    change({ ideal_candidates: next })
  }
  const add = (more: Ideal[]): Ideal[] => {
    const { ideals: next, notAdded: rest } = addIdeals(latest.current, more, limits.idealCandidates)
    if (next.length > latest.current.length) set(next)
    return rest
  }
  const remove = (index: number) => {
    set(ideals.toSpliced(index, 1))
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove "]') ?? []
      ;(rows[Math.min(index, rows.length - 1)] ?? document.querySelector<HTMLElement>('textarea'))?.focus()
    })
  }
  return (
    <ResumeFiles
      disabled={isFull}
      onAdd={(ideal) => void add([ideal])}
      fields={
        <>
          <ProfileField onAdd={add} />
          <PersonPicker
            disabled={isFull}
            onPick={({ linkedin_profile_url, core_candidate_id }) => void add([{ linkedin_profile_url, core_candidate_id, resume: null }])}
          />
        </>
      }
    >
      {errors.ideal_candidates && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errors.ideal_candidates}
        </Text>
      )}
      {ideals.length === 0 ? (
        <Text size="sm" c="dimmed">
          {wizardStepsText.idealsHint}
        </Text>
      ) : (
        <div>
          <p className="flex soft text-13 split below-4">
            <span>{ideals.length === 1 ? wizardStepsText.oneIdeal : wizardStepsText.idealCandidates(ideals.length)}</span>
            {isFull && <output>{idealMessages.full}</output>}
          </p>
          <ul className="boxed lined" ref={list} aria-label={wizardStepsText.idealCandidatesHeading}>
            {ideals.map((ideal, index) => (
              <IdealRow
                key={ideal.core_candidate_id ?? ideal.linkedin_profile_url ?? `resume ${index}`}
                ideal={ideal}
                person={query.data?.people.get(keyOf(ideal))}
                failed={query.isError}
                onRemove={() => remove(index)}
                onResume={(resume) => set(ideals.with(index, { ...ideal, resume }))}
              />
            ))}
          </ul>
        </div>
      )}
      {ideals.length > 0 && <LearnedTraits settings={settings} change={change} query={query} />}
    </ResumeFiles>
  )
}
