// Searches candidates across all of the user's projects while typing.
import type { WireSearchResult } from '@fairlead/contract/shapes/search-result'
import type { SearchCandidates } from '@fairlead/contract/v1/candidates/search'
import type { SearchCandidatesV2 } from '@fairlead/contract/v2/projects/candidates/search'
import { isStage } from '@fairlead/domain/shared/stages'
import { tabKeys, tabOfStage, type TabKey } from '@fairlead/domain/project/tabs'
import { limits } from '@fairlead/domain/shared/limits'
import { maySearch, searchText, type SearchField } from '@fairlead/domain/shared/search-text'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../api/send.ts'
import type { PanelSearch } from '../project/panel-search.ts'

interface Question {
  text: string
  /** null = one free text, read by the server. */
  field: SearchField | null
}

async function find({ text, field }: Question, signal: AbortSignal): Promise<WireSearchResult[]> {
  try {
    return field
      ? await send<SearchCandidates>('GET', 'v1/candidates/search', { [field]: text }, signal)
      : await send<SearchCandidatesV2>('GET', 'v2/projects/candidates/search', { search_query: text }, signal)
  } catch (error) {
    if (!signal.aborted) console.error('The search for candidates failed', error)
    throw error
  }
}

interface Found {
  found: WireSearchResult[]
  searching: boolean
  failed: boolean
}

/** Searches once typing pauses, one request at a time; shows earlier results until newer ones arrive. */
export function useCandidateSearch(typed: string, field: SearchField | null = null): Found {
  const text = searchText(typed)
  const [settled] = useDebouncedValue(text, limits.searchDelayMs)
  const [question, setQuestion] = useState<Question>({ text: '', field })
  const query = useQuery({
    queryKey: ['candidates/search', question],
    queryFn: ({ signal }) => find(question, signal),
    enabled: question.text !== '',
    staleTime: 30_000,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const isNew = settled === text && (question.text !== text || question.field !== field)
  if (isNew && maySearch(text, query.isFetching)) setQuestion({ text: text, field })
  const isAnswered = question.text === text && question.field === field && !query.isFetching
  return {
    found: text === '' ? [] : (query.data ?? []),
    searching: text !== '' && !isAnswered,
    failed: text !== '' && isAnswered && query.isError,
  }
}

/** A result's tab; V1 returns the older names of stages, which are those of the tabs. */
export function tabOfResult({ candidate_status: status }: WireSearchResult): TabKey {
  return isStage(status) ? tabOfStage(status) : (tabKeys.find((key) => key === status.toLowerCase()) ?? 'under_review')
}

/** The link of a result: to the candidate, with the history open when they are past review. */
export function placeOfResult(result: WireSearchResult): PanelSearch {
  const tab = tabOfResult(result)
  const place = { project: result.project_id, tab, candidate: result.candidate_id }
  return tab === 'under_review' ? place : { ...place, view: '3' }
}
