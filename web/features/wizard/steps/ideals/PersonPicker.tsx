// Finds a person in the talent pool by name, email, or title.
import { Combobox, Group, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SearchPeople, WirePerson } from '@fairlead/contract/v2/talent'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../../api/cache.ts'
import { Initials } from '../../../../ui/Initials.tsx'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

export function PersonPicker({ onPick, disabled }: { onPick: (person: WirePerson) => void; disabled: boolean }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), 250)
  const results = useQuery({ ...queryFor<SearchPeople>('v2/talent', { query }), enabled: query !== '' })
  const people = query === '' || query !== text.trim() ? [] : (results.data?.people ?? [])
  const noOne = query !== '' && query === text.trim() && results.isSuccess && people.length === 0
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const person = people.find((entry) => entry.core_candidate_id === id)
        if (person) onPick(person)
        setText('')
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          label={wizardIdealsText.poolSearchLabel}
          placeholder={wizardIdealsText.poolPlaceholder}
          value={text}
          disabled={disabled}
          error={results.isError ? wizardIdealsText.poolSearchFailed : null}
          rightSection={results.isFetching ? <Loader size={16} /> : null}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => text && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={people.length === 0 && !noOne}>
        {noOne && <Combobox.Empty>{wizardIdealsText.noPoolMatch}</Combobox.Empty>}
        {people.length > 0 && (
          <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={wizardIdealsText.people}>
            {people.map((person) => (
              <Combobox.Option key={person.core_candidate_id} value={person.core_candidate_id}>
                <Group gap="sm" wrap="nowrap">
                  <Initials name={person.name} size={30} />
                  <div className="shrink">
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
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
