// A list of names picked from a reference list while typing; what is not on the list can be written all the same.
import { TagsInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { LookUpReference, ReferenceList } from '@fairlead/contract/v2/reference'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/cache.ts'

interface Props {
  list: ReferenceList
  label: string
  description?: string
  placeholder?: string
  value: string[]
  onChange: (value: string[]) => void
  error?: string
}

export function PickList({ list, label, description, placeholder, value, onChange, error }: Props) {
  const [search, setSearch] = useState('')
  const [query] = useDebouncedValue(search.trim(), 160)
  const [focused, setFocused] = useState(false)
  const found = useQuery({
    ...ask<LookUpReference>('v2/reference', { list, query }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
    enabled: focused,
  })
  // a short list is worth opening at once; a long one would only cover what is below
  const browsable = list === 'industries'
  const hints = new Map(found.data?.map((entry) => [entry.name, entry.hint]))
  return (
    <TagsInput
      label={label}
      description={description}
      placeholder={value.length === 0 ? placeholder : undefined}
      value={value}
      onChange={onChange}
      error={error}
      data={browsable || search.trim() !== '' ? [...new Set(found.data?.map((entry) => entry.name) ?? [])] : []}
      filter={({ options }) => options}
      limit={20}
      splitChars={list === 'locations' ? [';'] : [',', ';']}
      searchValue={search}
      onSearchChange={setSearch}
      onFocus={() => setFocused(true)}
      renderOption={({ option }) => (
        <span>
          {option.value}{' '}
          {hints.get(option.value) && (
            <span style={{ color: 'var(--soft)', fontSize: '0.75rem', marginLeft: 8 }}>{hints.get(option.value)}</span>
          )}
        </span>
      )}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      maxDropdownHeight={260}
    />
  )
}
