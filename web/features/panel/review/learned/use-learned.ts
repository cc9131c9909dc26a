// The lessons, unsaved edits, and their predicted effect.
import type { AcceptLessons, ListLessons } from '@fairlead/contract/v2/projects/lessons'
import type { PreviewLessons } from '@fairlead/contract/v2/projects/lessons/preview'
import type { RestoreLessons } from '@fairlead/contract/v2/projects/lessons/restore'
import type { UndoLessons } from '@fairlead/contract/v2/projects/lessons/undo'
import { messages } from '@fairlead/domain/shared/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../../../api/cache.ts'
import { send } from '../../../../api/send.ts'
import { useSubmit } from '../../../../api/use-submit.ts'
import { perform } from '../../../../project/project-actions.ts'
import { text as panelLearnedText } from '../../../../i18n/panel-learned.ts'

export type Line = ListLessons['answer']['lines'][number]
export type Version = ListLessons['answer']['versions'][number]
type LessonsChanged = AcceptLessons['answer']
export interface Edit {
  is_off?: boolean
  amount?: number
}

/** A line as it would be after the edit. */
export function applyEdit(line: Line, edit: Edit | undefined): Line {
  const amount = edit?.amount ?? line.amount
  return {
    ...line,
    is_off: edit?.is_off ?? line.is_off,
    amount,
    // the sentence contains its original number
    text: line.unit === 'years' ? line.text.replace(` ${line.amount} `, ` ${amount} `) : line.text,
  }
}

export function useLearned(projectId: string) {
  const query = useQuery({ ...queryFor<ListLessons>('v2/projects/lessons', { project_id: projectId }), staleTime: 0 })
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({})
  const data = query.data
  const lines = (data?.lines ?? []).filter(({ difference }) => difference !== 'gone')
  const choices = lines.flatMap((line) => {
    const edit = edits[line.key]
    if (!edit) return []
    const { is_off, amount } = applyEdit(line, edit)
    const isEdited = edit.amount !== undefined || line.is_edited
    return [{ key: line.key, is_off, ...(isEdited && amount !== null ? { amount } : {}) }]
  })
  const choicesKey = JSON.stringify(choices)
  const [settled] = useDebouncedValue(choicesKey, 300)
  const chosen: typeof choices = JSON.parse(settled)
  const effect = useQuery({
    queryKey: ['v2/projects/lessons/preview', { project_id: projectId }, settled, data?.version, lines.length],
    queryFn: ({ signal }) =>
      send<PreviewLessons>('POST', 'v2/projects/lessons/preview', { project_id: projectId, choices: chosen }, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })

  const byLine = useQuery({
    queryKey: ['v2/projects/lessons/preview', 'by-line', { project_id: projectId }, settled, data?.version, lines.length],
    queryFn: ({ signal }) =>
      send<PreviewLessons>('POST', 'v2/projects/lessons/preview', { project_id: projectId, choices: chosen, by_line: true }, signal),
    enabled: lines.length > 0 && effect.isSuccess,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })

  const saving = useSubmit({
    send: (work: () => Promise<LessonsChanged>, _sentence: (changed: LessonsChanged) => string) => work(),
    success: (changed, _, sentence) => sentence(changed),
    onSuccess: () => setEdits({}),
    onSettled: () => invalidate('v2/projects/lessons', 'v1/projects', 'v2/projects/candidates'),
    failure: messages.projectFailed,
    failureIn: 'toast',
  })
  const { busy, run: save } = saving
  const version = data?.version ?? 0
  return {
    query,
    effect,
    /** By key, how many of the next people a line moves; undefined until computed. */
    movedBy: (key: string) => byLine.data?.lines.find((line) => line.key === key)?.moved,
    lines,
    edits,
    busy,
    isEdited: choices.length > 0,
    edit: (key: string, edit: Edit) => setEdits((before) => ({ ...before, [key]: { ...before[key], ...edit } })),
    accept: () =>
      save(
        () => send<AcceptLessons>('PUT', 'v2/projects/lessons', { project_id: projectId, version, choices }),
        ({ version: number, is_searching }) =>
          is_searching ? panelLearnedText.savedAndSearching(number) : panelLearnedText.savedAs(number),
      ),
    undo: () =>
      save(
        () => undoLessons(projectId, version),
        ({ is_searching }) => (is_searching ? panelLearnedText.undoneAndSearching : panelLearnedText.allUndone),
      ),
    restore: (number: number) =>
      save(
        () => send<RestoreLessons>('POST', 'v2/projects/lessons/restore', { project_id: projectId, version, number }),
        ({ is_searching }) => (is_searching ? panelLearnedText.restoredAndSearching(number) : panelLearnedText.restored(number)),
      ),
  }
}

const undoLessons = (project_id: string, version: number) => send<UndoLessons>('POST', 'v2/projects/lessons/undo', { project_id, version })

/** Undoes everything learned, which searches again. */
export const searchWithoutLessons = (project_id: string): Promise<boolean> =>
  perform(async () => {
    const { version } = await send<ListLessons>('GET', 'v2/projects/lessons', { project_id })
    await undoLessons(project_id, version)
    invalidate('v2/projects/lessons', 'v2/projects/candidates')
  }, panelLearnedText.undoneAndSearching)
