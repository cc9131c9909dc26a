// Reads a sentence while it is typed.
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import { isAddress } from '@fairlead/domain/project/job-text'
import { longestPoolQuery } from '@fairlead/domain/candidate/pool-query'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cache } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import type { Reading } from './use-reading.ts'

/** The first key after a pause is read at once; faster ones are read together. */
const pauseMs = 40

/** Longer texts are read when asked for, and pages only then opened. */
export const isReadLive = (text: string): boolean => text.trim() !== '' && text.length <= longestPoolQuery && !isAddress(text)

const keyOf = (text: string) => ['v1/projects/intake', text] as const

/** The reading of exactly this text, if it has been read. */
export const knownReading = (text: string): Reading | null => cache.getQueryData<Reading>(keyOf(text)) ?? null

/** False while the reading of exactly this text is awaited; true once it has arrived, can't be had, or isn't read at all. */
export const isReadingSettled = (text: string): boolean =>
  !isReadLive(text) || (cache.getQueryState(keyOf(text))?.status ?? 'pending') !== 'pending'

/** The latest reading, which may be of an earlier version of the text; null for a text that isn't read while it is typed. */
export function useLiveReading(text: string, isEnabled = true): Reading | null {
  const [settled] = useDebouncedValue(text, pauseMs, { leading: true })
  const isLive = isEnabled && isReadLive(text)
  const query = useQuery({
    queryKey: keyOf(settled),
    queryFn: ({ signal }) => send<ReadJobDescription>('POST', 'v1/projects/intake', { text: settled }, signal),
    enabled: isLive && isReadLive(settled),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return isLive ? (query.data ?? null) : null
}
