// When and how the user interviews: edited here and saved shortly afterward, as long as it is valid.
import { ownZone } from '@fairlead/domain/shared/dates'
import { interviewerFromWire } from '@fairlead/contract/shapes/interviewer-names'
import type { WireInterviewer } from '@fairlead/contract/shapes/interviewer'
import type { GetInterviewerSettings, PutInterviewerSettings } from '@fairlead/contract/v2/interviewers/settings'
import { checkInterviewer } from '@fairlead/domain/interview/interviewer'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cache, queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

type State = 'saved' | 'waiting' | 'saving' | 'failed'
const delay = 800
const key = ['v2/interviewers/settings', {}] as const

export function useInterviewer() {
  const query = useQuery({ ...queryFor<GetInterviewerSettings>('v2/interviewers/settings', {}), refetchOnWindowFocus: false })
  const [ownSettings, setOwnSettings] = useState<WireInterviewer | null>(null)
  const [state, setState] = useState<State>('saved')
  const waiting = useRef<WireInterviewer | null>(null)
  const settings = ownSettings ?? (query.data ? beginning(query.data) : null)

  const save = useCallback(async () => {
    const next = waiting.current
    if (!next || Object.keys(checkInterviewer(interviewerFromWire(next))).length > 0) return
    waiting.current = null
    setState('saving')
    try {
      const isFirst = !cache.getQueryData<GetInterviewerSettings['answer']>(key)?.is_set
      putAnswer(key, await send<PutInterviewerSettings>('PUT', 'v2/interviewers/settings', { ...next }))
      // the first hours come with an only calendar
      if (isFirst) invalidate('v1/users/settings', 'v1/users/scope_check')
      invalidate('v2/team', 'v2/interviews/slots', 'v2/interviews/panel')
      setState(waiting.current ? 'waiting' : 'saved')
    } catch {
      waiting.current ??= next
      setState('failed')
    }
  }, [])
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [state, ownSettings, save])
  useEffect(() => () => void save(), [save])

  const change = (part: Partial<WireInterviewer>) => {
    if (!settings) return
    const next = { ...settings, ...part }
    waiting.current = next
    setOwnSettings(next)
    setState('waiting')
  }
  return { query, settings, wrong: settings ? checkInterviewer(interviewerFromWire(settings)) : {}, state, change, save }
}
export type Interviewer = ReturnType<typeof useInterviewer>

/** Until the user has chosen one, the zone is the browser's. */
function beginning({ is_set, ...settings }: GetInterviewerSettings['answer']): WireInterviewer {
  return is_set ? settings : { ...settings, time_zone: ownZone() }
}
