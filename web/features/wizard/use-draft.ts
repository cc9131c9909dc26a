// The settings being edited: kept here, saved shortly after every change, never over someone else's newer version.
import type { GetProjectSettings, PutProjectSettings } from '@fairlead/contract/v1/projects/settings'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { queryFor, cache, invalidate, putAnswer } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { whenReached } from '../../api/reach.ts'
import { send } from '../../api/send.ts'
import { changedByBoth, changedByThem, valueWords } from './changed-by-both.ts'
import { saveDraftChange, readKept, type Change } from '../../project/kept-draft.ts'
import { startingPoint } from './starting-point.ts'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
type Field = keyof WireSettings

const delay = 800

export function useDraft(projectId: string) {
  const query = useQuery({
    ...queryFor<GetProjectSettings>('v1/projects/settings', { project_id: projectId }),
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
  const [settings, setSettings] = useState<WireSettings | null>(null)
  const [state, setState] = useState<SaveState>('saved')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  /** Changes by both sides and by others only: the user decides about the first and is notified of the second. */
  const [conflictingFields, setConflictingFields] = useState<Field[]>([])
  const [news, setNews] = useState<Field[]>([])
  const pending = useRef<Change>({})
  const base = useRef<WireSettings | null>(null)
  const inConflict = useRef(false)
  const running = useRef<Promise<boolean> | null>(null)

  /** Rebases onto the newest version, keeping my unsaved fields where no one else changed them. */
  const meet = useCallback((remote: WireSettings, from: Change) => {
    const met = changedByBoth(from, remote, pending.current)
    const overwritten = base.current ? changedByThem(base.current, remote).filter((field) => !met.includes(field)) : []
    if (overwritten.length > 0) setNews((before) => [...new Set([...before, ...overwritten])])
    base.current = remote
    inConflict.current = met.length > 0
    setConflictingFields(met)
    setSettings({ ...remote, ...pending.current })
    setState(inConflict.current ? 'conflict' : Object.keys(pending.current).length > 0 ? 'waiting' : 'saved')
  }, [])
  const { data } = query
  useEffect(() => {
    // during a save, an incoming change may be our own
    if (!data || running.current) return
    if (!base.current) {
      const keptDraft = readKept(projectId)
      pending.current = { ...startingPoint(data), ...keptDraft.change }
      meet(data, { ...data, ...keptDraft.base })
    } else if (data.version > base.current.version) {
      meet(data, base.current)
    }
  }, [data, projectId, meet])

  const { refetch } = query
  const save = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current
    const change = pending.current
    if (Object.keys(change).length === 0) return true
    if (inConflict.current) return false
    pending.current = {}
    setState('saving')
    const attempt = (async () => {
      try {
        const saved = await send<PutProjectSettings>('PUT', 'v1/projects/settings', {
          ...change,
          project_id: projectId,
          version: base.current?.version ?? 0,
        })
        base.current = saved
        putAnswer(['v1/projects/settings', { project_id: projectId }], saved)
        saveDraftChange(projectId, pending.current, saved)
        setState(Object.keys(pending.current).length === 0 ? 'saved' : 'waiting')
        setWrong({})
        // the project lists may also have changed
        void cache.invalidateQueries({ queryKey: ['v2/projects/candidates'] })
        if ('scheduling_preferences' in change || 'interview_scheduling' in change) invalidate('v2/interviews/panel')
        if ('project_name' in change || 'hiring_company' in change || 'collaborators' in change) invalidate('v1/projects')
        return true
      } catch (error) {
        const isNewer = Object.keys(pending.current).length > 0
        pending.current = { ...change, ...pending.current }
        const failure = failureOf(error)
        setWrong(failure?.fields ?? {})
        // input typed in the meantime may be valid: save it automatically
        setState(isNewer ? 'waiting' : 'failed')
        // offline: save once the server is reachable again
        if (!failure || failure.status === 0) whenReached(() => setState((now) => (now === 'failed' ? 'waiting' : now)))
        if (failure?.code !== 'edited_meanwhile') return false
        const newest = (await refetch()).data
        if (newest && base.current) meet(newest, base.current)
        return false
      }
    })()
    running.current = attempt
    const saved = await attempt
    running.current = null
    return saved
  }, [projectId, refetch, meet])

  const change = useCallback(
    (part: Change) => {
      pending.current = { ...pending.current, ...part }
      saveDraftChange(projectId, pending.current, base.current)
      setSettings((before) => before && { ...before, ...part })
      if (!inConflict.current) setState('waiting')
    },
    [projectId],
  )
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [state, settings, save])
  useEffect(() => () => void save(), [save])

  const settle = useCallback(
    (side: 'mine' | 'theirs') => {
      if (side === 'theirs') for (const field of conflictingFields) delete pending.current[field]
      saveDraftChange(projectId, pending.current, base.current)
      if (base.current) setSettings({ ...base.current, ...pending.current })
      setConflictingFields([])
      inConflict.current = false
      setState(Object.keys(pending.current).length > 0 ? 'waiting' : 'saved')
    },
    [projectId, conflictingFields],
  )
  /** The others' values of fields that both changed, if they fit on one line. */
  const conflicts = useMemo(
    () => conflictingFields.map((field) => [field, data?.[field]] as const).filter(([, value]) => valueWords(value) !== null),
    [conflictingFields, data],
  )
  const clearNews = useCallback(() => setNews([]), [])

  return useMemo(
    () => ({ settings, query, state, wrong, both: conflictingFields, theirs: conflicts, news, change, save, settle, heard: clearNews }),
    [settings, query, state, wrong, conflictingFields, conflicts, news, change, save, settle, clearNews],
  )
}

export type Draft = ReturnType<typeof useDraft>
