import { useDebouncedValue } from '@mantine/hooks'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { searchFieldNames } from '@fairlead/contract/shapes/search-field-names'
import { keysOf } from '@fairlead/domain/shared/records'
import { hasSearchCriteria } from '@fairlead/domain/project/preferences'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { settingsOf } from '../../../project/wire-settings.ts'

/** The request of the preview: only the settings a search uses. */
type Question = PreviewSearch['input']

/** null while the settings don't say who is meant: a search for everyone isn't worth showing. */
export function questionOf(settings: Partial<WireSettings>, projectId: string | undefined): Question | null {
  const initial = settingsOf(settings)
  if (!hasSearchCriteria(preferencesOf(initial)) && initial.idealCandidates.length === 0) return null
  const question: Record<string, unknown> = projectId === undefined ? {} : { project_id: projectId }
  for (const field of keysOf(searchFieldNames)) if (settings[field] !== undefined) question[field] = settings[field]
  return question as Question
}

/** A click requests immediately; changes in the same tick are batched. */
const pauseMs = 80
/** Half a title matches no one; the response still arrives within a third of a second. */
const typingMs = 160

const path = 'v2/projects/preview'

/** Requests the preview shortly after every change; the old one stays until the response arrives. */
export function usePreview(settings: Partial<WireSettings>, projectId: string | undefined) {
  const [title] = useDebouncedValue(settings.job_title, typingMs)
  const question = questionOf({ ...settings, ...(title === undefined ? {} : { job_title: title }) }, projectId)
  // equal requests have equal texts, however the settings were composed
  const [debouncedQuestion] = useDebouncedValue(question && JSON.stringify(question), pauseMs, { leading: true })
  const query = useQuery({
    queryKey: [path, debouncedQuestion],
    queryFn: ({ signal }) => send<PreviewSearch>('POST', path, JSON.parse(debouncedQuestion ?? '{}'), signal),
    enabled: debouncedQuestion !== null,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    gcTime: 60_000,
    retry: 1,
  })
  return { query, isAsked: question !== null && debouncedQuestion !== null }
}
