// Step: people the user would hire again, by LinkedIn profile or from the talent pool.
import { ActionIcon, Button, Combobox, Group, Loader, Stack, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SearchPeople, WirePerson } from '@fairlead/contract/v2/talent'
import { checkLinkedinUrl, linkedinProfile } from '@fairlead/domain/text/validation'
import { IconTrash, IconUserStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../api/cache.ts'
import { Initials } from '../../../ui/Initials.tsx'
import type { StepProps } from './step.ts'

type Ideal = StepProps['settings']['ideal_candidates'][number]

export function IdealCandidates({ settings, change, wrong }: StepProps) {
  const [url, setUrl] = useState('')
  const [urlWrong, setUrlWrong] = useState<string | null>(null)
  const ideals = settings.ideal_candidates
  const set = (next: Ideal[]) => change({ ideal_candidates: next })
  const has = (ideal: Ideal) =>
    ideals.some(
      (one) =>
        (ideal.core_candidate_id && one.core_candidate_id === ideal.core_candidate_id) ||
        (ideal.linkedin_profile_url && one.linkedin_profile_url === ideal.linkedin_profile_url),
    )
  const add = (ideal: Ideal) => {
    if (!has(ideal)) set([...ideals, ideal])
  }
  const addUrl = () => {
    const profile = linkedinProfile(url)
    if (!profile) return setUrlWrong(checkLinkedinUrl(url))
    add({ linkedin_profile_url: profile, core_candidate_id: null })
    setUrl('')
  }
  return (
    <Stack>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          style={{ flex: 1 }}
          label="LinkedIn profile"
          placeholder="https://www.linkedin.com/in/…"
          value={url}
          error={urlWrong}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setUrlWrong(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addUrl()
          }}
        />
        <Button variant="default" onClick={addUrl} disabled={url.trim() === ''} mb={urlWrong ? 22 : 0}>
          Add
        </Button>
      </Group>
      <PersonPicker
        onPick={(person) => add({ linkedin_profile_url: person.linkedin_profile_url, core_candidate_id: person.core_candidate_id })}
      />
      {wrong.ideal_candidates && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {wrong.ideal_candidates}
        </Text>
      )}
      {ideals.length === 0 ? (
        <Text size="sm" c="dimmed">
          Optional. Two or three people you would hire again tell more than any list of keywords.
        </Text>
      ) : (
        <Stack gap={4} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {ideals.map((ideal, index) => (
            <Group key={index} component="li" justify="space-between" wrap="nowrap" py={4}>
              <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
                <IconUserStar size={18} color="var(--accent)" aria-hidden />
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {ideal.linkedin_profile_url ?? 'A person of the talent pool'}
                </Text>
              </Group>
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                aria-label={`Remove ${ideal.linkedin_profile_url ?? 'this person'}`}
                onClick={() => set(ideals.toSpliced(index, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function PersonPicker({ onPick }: { onPick: (person: WirePerson) => void }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), 250)
  const found = useQuery({ ...ask<SearchPeople>('v2/talent', { query }), enabled: query !== '' })
  const people = query === '' ? [] : (found.data?.people ?? [])
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const person = people.find((one) => one.core_candidate_id === id)
        if (person) onPick(person)
        setText('')
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          label="Or find them in the talent pool"
          placeholder="Name, e-mail or title"
          value={text}
          rightSection={found.isFetching ? <Loader size={16} /> : null}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => text && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={people.length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label="People">
          {people.map((person) => (
            <Combobox.Option key={person.core_candidate_id} value={person.core_candidate_id}>
              <Group gap="sm" wrap="nowrap">
                <Initials name={person.name} size={30} />
                <div style={{ minWidth: 0 }}>
                  <Text size="sm" fw={550}>
                    {person.name}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {[person.headline, person.location].filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
