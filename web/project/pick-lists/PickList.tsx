import { TagsInput, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { LookUpReference, ReferenceList } from '@fairlead/contract/v2/reference'
import { checkEntries } from '@fairlead/domain/project/list-entries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { CloseOffer } from './CloseOffer.tsx'
import styles from './pick-list.module.css'
import { text as pickListsText } from '../../i18n/pick-lists.ts'

interface Props {
  list: ReferenceList
  label: string
  description?: string
  placeholder?: string
  value: string[]
  onChange: (value: string[]) => void
  error?: string | undefined
  /** Offers similar entries, in one click. */
  close?: 'job_titles' | 'companies'
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

export function PickList({ list, label, description, placeholder, value, onChange, error, close }: Props) {
  const [search, setSearch] = useState('')
  const [query] = useDebouncedValue(search.trim(), 120)
  const [focused, setFocused] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const listQuery = useQuery({
    ...queryFor<LookUpReference>('v2/reference', { list, query }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
    enabled: focused,
  })
  // a short list is worth opening at once; a long one would only cover what is below
  const browsable = list === 'industries'
  const typed = search.trim()
  const names = browsable || typed !== '' ? [...new Set(listQuery.data?.map((entry) => entry.name) ?? [])] : []
  // only after results for the current input, since a flickering option is easily missed
  const isOwn = typed !== '' && query === typed && listQuery.isFetched && !names.some((name) => same(name, typed))
  const entries = new Map(listQuery.data?.map((entry) => [entry.name, entry]))
  const take = (next: string[]) => {
    const checked = checkEntries(next, list === 'skills' || list === 'job_titles')
    setRefused(checked.refused)
    onChange(checked.kept)
  }
  return (
    <div>
      <TagsInput
        label={label}
        description={description}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={value}
        onChange={take}
        error={error}
        dir="auto"
        classNames={{ pill: styles.pill, options: 'scroll' }}
        // the list itself scrolls with its active option, which the keyboard moves
        withScrollArea={false}
        data={isOwn ? [...names, typed] : names}
        filter={({ options }) => options}
        limit={21}
        // place names contain commas
        splitChars={list === 'locations' ? [';', '\n'] : [',', ';', '\n']}
        searchValue={search}
        onSearchChange={setSearch}
        onFocus={() => setFocused(true)}
        renderOption={({ option }) => {
          const entry = entries.get(option.value)
          if (!entry) return <span className="accent anywhere">{pickListsText.useAsWritten(option.value)}</span>
          if (entry.names.length > 0) return <Occupation name={entry.name} names={entry.names} />
          const hint = entry.also === null ? entry.hint : pickListsText.alsoNamed(entry.also)
          return (
            <span>
              {option.value} {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          )
        }}
        clearable
        clearButtonProps={{ 'aria-label': pickListsText.clear(label) }}
      />
      {refused && (
        <Text size="sm" c="var(--bad-text)" role="alert" mt={4}>
          {refused}
        </Text>
      )}
      {close && value.length > 0 && <CloseOffer list={close} value={value} onChange={take} />}
    </div>
  )
}

/** An occupation with its names in other languages, each announced in its own. */
function Occupation({ name, names }: { name: string; names: { language: string; name: string }[] }) {
  return (
    <span>
      {name}{' '}
      <span className={styles.hint}>
        {pickListsText.also}{' '}
        {names.map((listedName, index) => (
          <span key={listedName.language}>
            {index > 0 && ', '}
            <span lang={listedName.language}>{listedName.name}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
