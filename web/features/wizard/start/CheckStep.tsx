import { Button, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Change } from '../../../project/kept-draft.ts'
import { Proposals } from '../intake/Proposals.tsx'
import { ReadingNotes } from '../intake/ReadingNotes.tsx'
import type { Reading } from '../../../project/ask/use-reading.ts'
import { MissingNote } from '../MissingNote.tsx'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import wizard from '../wizard.module.css'
import type { FirstForm } from './first-search.ts'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

interface Props {
  form: FirstForm
  criteria: Change
  reading: Reading | null
  count: number
  isReading: boolean
  errors: Record<string, string>
  change: (part: Change) => void
  missing: string | null
  busy: 'search' | 'settings' | null
  onBack: () => void
  onSettings: () => void
}

export function CheckStep({ form, criteria, reading, count, isReading, errors, change, missing, busy, onBack, onSettings }: Props) {
  const field = (name: 'project_name' | 'job_title' | 'hiring_company') => ({
    value: form[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  })
  const settings = { ...criteria, ...form }
  return (
    <>
      <Stack>
        <TextInput label={wizardStartText.jobTitle} required {...field('job_title')} />
        <div className="tiles bottom">
          <TextInput label={wizardStartText.projectName} description={wizardStartText.nameHint} required {...field('project_name')} />
          <TextInput label={wizardStartText.hiringCompany} description={wizardStartText.titleHint} required {...field('hiring_company')} />
        </div>
        {!reading && isReading && <Skeleton h={220} radius={10} />}
        <ReadingNotes reading={reading} error={null} />
        {reading && reading.proposals.length > 0 && <Proposals key={count} reading={reading} settings={settings} change={change} isTaken />}
        <details open={!reading && !isReading}>
          <summary>{reading ? wizardStartText.addCriteria : wizardStartText.criteria}</summary>
          <Stack mt="sm">
            <PickList
              list="job_titles"
              label={wizardStartText.jobTitles}
              description={wizardStartText.titlesHint}
              placeholder={wizardStartText.titlePlaceholder}
              value={criteria.job_titles ?? []}
              error={errors.job_titles}
              onChange={(job_titles) => change({ job_titles })}
            />
            <PickList
              list="locations"
              label={wizardStartText.locations}
              description={wizardStartText.emptyMeansAnywhere}
              placeholder={wizardStartText.placePlaceholder}
              value={criteria.locations ?? []}
              onChange={(locations) => change({ locations })}
            />
            <PickList
              list="skills"
              label={wizardStartText.mustHave}
              description={wizardStartText.mustHaveHint}
              value={criteria.keywords_required ?? []}
              error={errors.keywords_required}
              onChange={(keywords_required) => change({ keywords_required })}
            />
            <PickList
              list="skills"
              label={wizardStartText.niceToHave}
              value={criteria.keywords_optional ?? []}
              error={errors.keywords_optional}
              onChange={(keywords_optional) => change({ keywords_optional })}
            />
            <PickList
              list="skills"
              label={wizardStartText.leaveOut}
              value={criteria.bad_keywords ?? []}
              error={errors.bad_keywords}
              onChange={(bad_keywords) => change({ bad_keywords })}
            />
          </Stack>
        </details>
      </Stack>
      <footer className={wizard.foot}>
        <MissingNote note={missing} />
        <Button variant="default" onClick={onBack}>
          {wizardStartText.back}
        </Button>
        <span className="flex wrap ends push">
          <Button variant="default" loading={busy === 'settings'} disabled={busy === 'search'} onClick={onSettings}>
            {wizardStartText.allSettings}
          </Button>
          <Button
            type="submit"
            loading={busy === 'search'}
            disabled={busy === 'settings'}
            leftSection={<IconSearch size={18} aria-hidden />}
          >
            {wizardStartText.findCandidates}
          </Button>
        </span>
      </footer>
    </>
  )
}
