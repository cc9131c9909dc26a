// When projects or user cannot be fetched at the start: forget who was signed in and load anew, once (decision 042).
import { useEffect } from 'react'
import { failureOf } from '../api/failure.ts'
import { clearSession } from '../api/session.ts'
import { useProjects, useUser } from '../features/projects/use-projects.ts'

const storageKey = 'started_over_at'
const pauseMs = 600_000
/** No answer, or one that says to come again later. */
const passing = [0, 408, 429, 502, 503, 504]

/** Whether to forget the session and load anew: not when nobody answered, and not twice in ten minutes. */
export function mayStartOver(error: unknown, lastAt: number | null, now: number): boolean {
  const failure = failureOf(error)
  // an ended session has its own way out
  if (!failure || failure.status === 401 || passing.includes(failure.status)) return false
  return lastAt === null || now - lastAt > pauseMs
}

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
