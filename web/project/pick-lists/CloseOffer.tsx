// One click adds entries similar to the picked ones: titles of similar work, similar companies.
import { Button } from '@mantine/core'
import type { FindCloseEntries } from '@fairlead/contract/v2/reference/close'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryFor } from '../../api/cache.ts'
import { showToast } from '../../ui/toast.ts'
import { text as pickListsText } from '../../i18n/pick-lists.ts'

interface Props {
  list: 'job_titles' | 'companies'
  value: string[]
  onChange: (value: string[]) => void
}

const words = {
  job_titles: (count: number) => pickListsText.similarTitles(count),
  companies: (_: number, [first, ...rest]: readonly string[]) =>
    rest.length > 0 || !first ? pickListsText.companiesLikeThese : pickListsText.companiesLike(first),
}

export function CloseOffer({ list, value, onChange }: Props) {
  // suggestions close to thirty entries are close to all of them
  const names = value.slice(0, 30)
  const query = useQuery({
    ...queryFor<FindCloseEntries>('v2/reference/close', { list, names }),
    staleTime: 600_000,
    placeholderData: keepPreviousData,
  })
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  }, [value, onChange])
  const fresh = (query.data?.names ?? []).filter((name) => !value.includes(name))
  if (fresh.length === 0) return null
  const add = () => {
    onChange([...value, ...fresh])
    const back = () => latest.current.onChange(latest.current.value.filter((name) => !fresh.includes(name)))
    showToast(pickListsText.added(fresh.slice(0, 3).join(', '), fresh.length - 3), {
      undo: back,
    })
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      mt={4}
      leftSection={<IconPlus size={14} aria-hidden />}
      title={fresh.join(', ')}
      onClick={add}
    >
      {words[list](fresh.length, value)}
    </Button>
  )
}
