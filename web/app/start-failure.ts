// When projects or user can't be loaded at the start: forgets the session and reloads, once (decision 042).
import { useEffect } from 'react'
import { clearSession } from '../api/session.ts'
import { useProjects } from '../project/use-projects.ts'
import { useUser } from '../session/use-user.ts'
import { mayStartOver } from './may-start-over.ts'

const storageKey = 'started_over_at'

export function useStartFailure(): void {
  const [projects, user] = [useProjects(), useUser()]
  const error = (projects.data ? null : projects.error) ?? (user.data ? null : user.error)
  useEffect(() => {
    const last = sessionStorage.getItem(storageKey)
    if (!error || !mayStartOver(error, last === null ? null : Number(last), Date.now())) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    clearSession()
    window.location.reload()
  }, [error])
}
