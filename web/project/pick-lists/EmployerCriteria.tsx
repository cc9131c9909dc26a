// Adds a criterion about employers (kind, size, country) to the keywords of a search, which hold all criteria that are computed.
import { employerLabel, readEmployerLabel, sizeSteps, type EmployerCriterion } from '@fairlead/domain/project/employer-criterion'
import { countryCodes } from '@fairlead/domain/reference/country-codes.data'
import { employerKinds } from '@fairlead/domain/reference/employers'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Group, NativeSelect, Pill, Text } from '@mantine/core'
import { useState } from 'react'
import { text as employerText } from '../../i18n/employer.ts'

interface Props {
  required: string[]
  optional: string[]
  onChange: (change: { required?: string[]; optional?: string[] }) => void
}

const none: EmployerCriterion = { type: null, minPeople: null, maxPeople: null, country: null }
const isEmployer = (label: string) => readEmployerLabel(label) !== null
const count = (value: number) => value.toLocaleString(readersLocale())
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const numberOf = (value: string) => (value === '' ? null : Number(value))

export function EmployerCriteria({ required, optional, onChange }: Props) {
  const [criterion, setCriterion] = useState(none)
  const { type, minPeople, maxPeople, country } = criterion
  const isEmpty = Object.values(criterion).every((part) => part === null)
  const set = (change: Partial<EmployerCriterion>) => setCriterion({ ...criterion, ...change })
  const label = employerLabel(criterion)
  const without = (labels: string[]) => labels.filter((entry) => entry !== label)
  const add = (isMust: boolean) => {
    onChange({ required: [...without(required), ...(isMust ? [label] : [])], optional: [...without(optional), ...(isMust ? [] : [label])] })
    setCriterion(none)
  }
  const any = { value: '', label: employerText.any }
  return (
    <fieldset className="stack gap-6 all-columns">
      <legend className="text-14 medium">{employerText.criteria}</legend>
      <Text size="xs" c="dimmed">
        {employerText.criteriaHint}
      </Text>
      <Group align="end" gap="xs">
        <NativeSelect
          label={employerText.kind}
          data={[any, ...employerKinds.map((kind) => ({ value: kind, label: capital(employerText.kinds[kind]) }))]}
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => set({ type: employerKinds.find((kind) => kind === value) ?? null })}
        />
        <NativeSelect
          label={employerText.sizeMin}
          data={[any, ...sizeSteps.map((most) => ({ value: String(most + 1), label: count(most + 1) }))]}
          value={String(minPeople ?? '')}
          onChange={({ currentTarget: { value } }) => {
            const least = numberOf(value)
            set({ minPeople: least, maxPeople: least !== null && maxPeople !== null && maxPeople < least ? null : maxPeople })
          }}
        />
        <NativeSelect
          label={employerText.sizeMax}
          data={[any, ...sizeSteps.filter((most) => most > (minPeople ?? 0)).map((most) => ({ value: String(most), label: count(most) }))]}
          value={String(maxPeople ?? '')}
          onChange={({ currentTarget: { value } }) => set({ maxPeople: numberOf(value) })}
        />
        <NativeSelect
          label={employerText.headquarters}
          data={[any, ...countriesByName()]}
          value={country ?? ''}
          onChange={({ currentTarget: { value } }) => set({ country: value === '' ? null : value })}
        />
        <Button variant="default" disabled={isEmpty} onClick={() => add(false)}>
          {employerText.addNice}
        </Button>
        <Button variant="default" disabled={isEmpty} onClick={() => add(true)}>
          {employerText.addMust}
        </Button>
      </Group>
      <Pill.Group>
        {required.filter(isEmployer).map((entry) => (
          <Pill key={entry} withRemoveButton onRemove={() => onChange({ required: required.filter((label) => label !== entry) })}>
            {employerText.must(entry)}
          </Pill>
        ))}
        {optional.filter(isEmployer).map((entry) => (
          <Pill key={entry} withRemoveButton onRemove={() => onChange({ optional: optional.filter((label) => label !== entry) })}>
            {entry}
          </Pill>
        ))}
      </Pill.Group>
    </fieldset>
  )
}

/** In the reader's language, by name. */
export function countriesByName(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([readersLocale()], { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, readersLocale()))
}
