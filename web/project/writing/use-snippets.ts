// The workspace's snippets, and the calls that change them.
import type { DeleteSnippet, ListSnippets, SaveSnippet } from '@fairlead/contract/v2/snippets'
import type { SnippetKind } from '@fairlead/domain/outreach/snippet'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as writingText } from '../../i18n/writing.ts'

export type Snippet = ListSnippets['answer'][number]

const call = 'v2/snippets'

/** Of one kind, by name. */
export const useSnippets = (kind: SnippetKind = 'snippet') =>
  useQuery({
    ...queryFor<ListSnippets>(call, {}),
    staleTime: 60_000,
    select: (all: readonly Snippet[]) => all.filter((snippet) => snippet.kind === kind),
  })

export async function saveSnippet(
  snippet: Pick<Snippet, 'id' | 'kind' | 'name' | 'body'> & { version: number | undefined },
): Promise<void> {
  const { id, ...fields } = snippet
  await send<SaveSnippet>('POST', 'v2/snippets', { snippet_id: id, ...fields })
  invalidate(call)
}

/** Deletes it, with an undo that saves it again under its ID. */
export async function deleteSnippet({ id, kind, name, body }: Snippet): Promise<void> {
  try {
    await send<DeleteSnippet>('DELETE', 'v2/snippets', { snippet_id: id })
    showToast(writingText.snippetDeleted(name), {
      undo: () =>
        void saveSnippet({ id, kind, name, body, version: undefined }).catch((error: unknown) =>
          showToast(sentenceOf(error, writingText.snippetNotRestored), { tone: 'bad' }),
        ),
    })
  } catch (error) {
    showToast(sentenceOf(error, writingText.snippetNotDeleted), { tone: 'bad' })
  }
  invalidate(call)
}
