// The settings being edited: kept here, saved shortly after every change, never over somebody else's newer version.
import type { GetProjectSettings, PutProjectSettings } from '@fairlead/contract/v1/projects/settings'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ask, cache, invalidate, putAnswer } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { keyOfUser } from '../../api/session.ts'
import { send } from '../../api/send.ts'
import { bothChanged } from './both-changed.ts'
import { defaultTemplate } from './default-template.ts'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
export type Change = Partial<WireSettings>

const delay = 800
const unsavedKey = (projectId: string) => keyOfUser(`settings_unsaved_${projectId}`)

function readUnsaved(projectId: string): Change {
  try {
    return JSON.parse(localStorage.getItem(unsavedKey(projectId)) ?? '{}') as Change
  } catch {
    return {}
  }
}

/** What a new project starts with where the server has nothing yet. */
function startingPoint(settings: WireSettings): Change {
  const change: Change = {}
  if (settings.outreach_templates.length === 0) change.outreach_templates = [defaultTemplate]
  if (settings.job_titles.length === 0 && settings.job_title.trim() !== '' && settings.status === '3')
    change.job_titles = [settings.job_title.trim()]
  if (settings.sender_name.trim() === '') {
    const name = [localStorage.getItem('first_name'), localStorage.getItem('last_name')].filter(Boolean).join(' ')
    if (name) change.sender_name = name
  }
  return change
}

export function useDraft(projectId: string) {
  const query = useQuery({
    ...ask<GetProjectSettings>('v1/projects/settings', { project_id: projectId }),
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
  const [settings, setSettings] = useState<WireSettings | null>(null)
  const [state, setState] = useState<SaveState>('saved')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const pending = useRef<Change>({})
  const version = useRef(0)
  const base = useRef<WireSettings | null>(null)
  const [both, setBoth] = useState<(keyof WireSettings)[]>([])
  const inConflict = useRef(false)
  const running = useRef<Promise<boolean> | null>(null)

  const begin = useCallback(
    (loaded: WireSettings) => {
      version.current = loaded.version
      base.current = loaded
      pending.current = { ...startingPoint(loaded), ...readUnsaved(projectId) }
      setSettings({ ...loaded, ...pending.current })
      setState(Object.keys(pending.current).length > 0 ? 'waiting' : 'saved')
    },
    [projectId],
  )
  useEffect(() => {
    if (query.data && !settings) begin(query.data)
  }, [query.data, settings, begin])

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
          version: version.current,
        })
        version.current = saved.version
        base.current = saved
        putAnswer(['v1/projects/settings', { project_id: projectId }], saved)
        const clean = Object.keys(pending.current).length === 0
        if (clean) localStorage.removeItem(unsavedKey(projectId))
        setState(clean ? 'saved' : 'waiting')
        setWrong({})
        // what the lists of the project show may have changed with it
        void cache.invalidateQueries({ queryKey: ['v2/projects/candidates'] })
        if ('project_name' in change || 'hiring_company' in change || 'collaborators' in change) invalidate('v1/projects')
        return true
      } catch (error) {
        pending.current = { ...change, ...pending.current }
        const failure = failureOf(error)
        setWrong(failure?.fields ?? {})
        inConflict.current = failure?.code === 'edited_meanwhile'
        setState(inConflict.current ? 'conflict' : 'failed')
        return false
      }
    })()
    running.current = attempt
    const saved = await attempt
    running.current = null
    return saved
  }, [projectId])

  const change = useCallback(
    (part: Change) => {
      pending.current = { ...pending.current, ...part }
      localStorage.setItem(unsavedKey(projectId), JSON.stringify(pending.current))
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

  const reload = useCallback(async () => {
    const { data } = await query.refetch()
    if (!data) return
    const met = base.current ? bothChanged(base.current, data, pending.current) : []
    version.current = data.version
    base.current = data
    setSettings({ ...data, ...pending.current })
    setBoth(met)
    inConflict.current = met.length > 0
    if (!inConflict.current) setState('waiting')
  }, [query])
  const settle = useCallback(
    (whose: 'mine' | 'theirs') => {
      if (whose === 'theirs') for (const field of both) delete pending.current[field]
      localStorage.setItem(unsavedKey(projectId), JSON.stringify(pending.current))
      if (base.current) setSettings({ ...base.current, ...pending.current })
      setBoth([])
      inConflict.current = false
      if (Object.keys(pending.current).length > 0) return setState('waiting')
      localStorage.removeItem(unsavedKey(projectId))
      setState('saved')
    },
    [projectId, both],
  )

  return useMemo(
    () => ({ settings, query, state, wrong, both, change, save, reload, settle }),
    [settings, query, state, wrong, both, change, save, reload, settle],
  )
}

export type Draft = ReturnType<typeof useDraft>
