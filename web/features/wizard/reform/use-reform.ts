// Whether leaving a live project's settings asks for a new search: only if this visit changed what the search uses.
import { statusFromWire } from '@fairlead/contract/codes'
import type { ReadReform } from '@fairlead/contract/v1/projects/reform'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { searchChanges, searchedFor } from '@fairlead/domain/project/search-changes'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import type { Draft } from '../use-draft.ts'
import { settingsOf } from '../../../project/wire-settings.ts'

export interface Reform {
  /** The open question, while the dialog is shown. */
  asked: ReadReform['answer'] | null
  onClose: () => void
  onLeave: () => void
  /** A search was started some other way: nothing is left to ask. */
  settle: () => void
}

export function useReform(projectId: string, draft: Draft): Reform {
  const { settings, save } = draft
  const latest = useRef<WireSettings | null>(null)
  const first = useRef<WireSettings | null>(null)
  useEffect(() => {
    latest.current = settings
    first.current ??= settings
  }, [settings])
  const [answer, setAnswer] = useState<ReadReform['answer'] | null>(null)

  const runs = settings !== null && !['draft', 'archived'].includes(statusFromWire(settings.status))
  const blocker = useBlocker({
    disabled: !runs,
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname || !latest.current || !first.current) return false
      if (searchChanges(searchedFor(settingsOf(first.current)), searchedFor(settingsOf(latest.current))).length === 0) return false
      // a failed save or request doesn't block the user
      if (!(await save())) return false
      const reform = await send<ReadReform>('GET', 'v1/projects/reform', { project_id: projectId }).catch(() => null)
      if (!reform || reform.changes.length === 0) return false
      setAnswer(reform)
      return true
    },
  })
  return {
    asked: blocker.status === 'blocked' ? answer : null,
    onClose: () => blocker.reset?.(),
    onLeave: () => {
      first.current = latest.current
      blocker.proceed?.()
    },
    settle: () => {
      first.current = latest.current
    },
  }
}
