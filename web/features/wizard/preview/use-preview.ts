// Asks for the preview shortly after every change; what was shown stays until the next answer is there.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { questionOf, type Question } from './question.ts'

/** A click is answered at once, what follows in the same moment together. */
const pauseMs = 80
/** Half a title names no one; the answer still comes within the third of a second it has. */
const typingMs = 160

const path = 'v2/projects/preview'

export function usePreview(settings: Partial<WireSettings>, projectId: string | undefined) {
  const [title] = useDebouncedValue(settings.job_title, typingMs)
  const question = questionOf({ ...settings, ...(title === undefined ? {} : { job_title: title }) }, projectId)
  // equal questions are equal texts, however the settings were put together
  const [asked] = useDebouncedValue(question && JSON.stringify(question), pauseMs, { leading: true })
  const query = useQuery({
    queryKey: [path, asked],
    queryFn: ({ signal }) => send<PreviewSearch>('POST', path, JSON.parse(asked ?? '{}') as Question, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    gcTime: 60_000,
    retry: 1,
  })
  return { query, isAsked: question !== null && asked !== null }
}
