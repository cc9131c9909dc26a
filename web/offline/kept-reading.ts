// Offline reading: responses about the last opened project outlive the page, only for their reader and until sign-out.
import { fieldOf } from '@fairlead/domain/shared/records'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { onlineManager, type Query } from '@tanstack/react-query'
import { whenIdle } from '../ui/when-idle.ts'
import { cache } from '../api/cache.ts'
import { isBlind, isKept, projectOf, projectReadLast, showable, trimmed, type Kept } from './kept-rules.ts'
import { dropKept, putKept, readKept } from './kept-store.ts'
import { signedInAs } from '../api/session.ts'

const quietMs = 1500
const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
const projects = () => cache.getQueryData<WireProject[]>(['v1/projects', {}])
/** Don't store what staff read in another user's session. */
const isBorrowed = () => Boolean(cache.getQueryData<{ opened_by: string | null }>(['v1/users/settings', {}])?.opened_by)
const logged = (error: unknown) => console.warn('reading is not kept', error)

/** Shows again what was kept, where nothing newer is there. */
export async function restoreReading(): Promise<void> {
  // the library assumes a connection until it is told otherwise
  if (!navigator.onLine) onlineManager.setOnline(false)
  const owner = signedInAs()
  if (owner === null) return
  const entries = await readKept()
  if (signedInAs() !== owner) return
  for (const { question, answer, at: readAt } of showable(entries, owner, build(), Date.now()))
    if (!cache.getQueryState(question)?.dataUpdatedAt) cache.setQueryData(question, answer, { updatedAt: readAt })
}

const idle = () => new Promise<void>((resolve) => (document.visibilityState === 'hidden' ? resolve() : whenIdle(resolve)))

/** The stored form of a response. */
function partsOf(answer: unknown): readonly unknown[] {
  const pages = fieldOf(trimmed(answer), 'pages')
  return Array.isArray(pages) ? pages : [answer]
}

function toKeep(owner: string, query: Query, blind: boolean): Kept {
  const question = query.queryKey
  const project = projectOf(question)
  return {
    id: `${owner} ${query.queryHash}`,
    owner,
    build: build(),
    project,
    blind,
    question,
    answer: trimmed(query.state.data),
    at: query.state.dataUpdatedAt,
  }
}

/** Stores responses from now on; returns a function that stops it. */
export function startCachingReads(): () => void {
  const changed = new Set<Query>(cache.getQueryCache().getAll())
  // as the server returned it, regardless of later optimistic changes
  const answeredBlind = new WeakMap<Query, boolean>()
  const blindNow = ({ queryKey }: Query) => isBlind(projects(), projectOf(queryKey))
  for (const query of changed) answeredBlind.set(query, blindNow(query))
  const askedBy = new WeakMap<Query, string | null>()
  for (const query of changed) askedBy.set(query, signedInAs())
  const written = new WeakMap<Query, readonly unknown[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tidied = ''

  async function write() {
    clearTimeout(timer)
    const owner = signedInAs()
    const current = projectReadLast(
      cache
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => ({ question: queryKey, at: state.dataUpdatedAt })),
    )
    const right = (query: Query) =>
      isKept(query.queryKey) && query.state.data !== undefined && ['', current].includes(projectOf(query.queryKey))
    // names loaded before the project hid them aren't stored either
    // nor is a response requested by a user who has signed out since
    const fresh = [...changed].filter(
      (query) => right(query) && answeredBlind.get(query) === blindNow(query) && askedBy.get(query) === owner,
    )
    changed.clear()
    if (owner === null || isBorrowed()) return
    for (const query of fresh) {
      const parts = partsOf(query.state.data)
      // the hundredth page of a list leaves its first ones unchanged
      if (parts.every((part, index) => part === written.get(query)?.[index])) continue
      // one at a time: the user may be pressing keys
      await idle()
      if (signedInAs() !== owner || answeredBlind.get(query) !== blindNow(query)) continue
      await putKept([toKeep(owner, query, blindNow(query))], current)
      written.set(query, parts)
    }
    await tidy(owner)
  }
  /** Deletes what may no longer be shown: other users' data, older builds', and data from before rights or hidden names changed. */
  async function tidy(owner: string) {
    const rights = JSON.stringify(projects()?.map(({ project_id, bias_reducer }) => [project_id, bias_reducer]) ?? null)
    if (rights === tidied) return
    tidied = rights
    // answered after the change: requested again, so that it can be stored
    const outdated = (query: Query) => isKept(query.queryKey) && answeredBlind.get(query) !== blindNow(query)
    void cache.invalidateQueries({ predicate: outdated })
    const entries = await readKept()
    const good = new Set(showable(entries, owner, build(), Date.now()))
    await dropKept(entries.filter((entry) => !good.has(entry)).map(({ id }) => id))
  }
  const now = () => void write().catch(logged)
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(now), quietMs)
  }
  const hidden = () => document.visibilityState === 'hidden' && now()

  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return
    if (event.action.type === 'fetch') askedBy.set(event.query, signedInAs())
    if (event.action.type !== 'success') return
    if (!askedBy.has(event.query)) askedBy.set(event.query, signedInAs())
    // optimistic changes keep the names they had
    if (!event.action.manual || !answeredBlind.has(event.query)) answeredBlind.set(event.query, blindNow(event.query))
    changed.add(event.query)
    soon()
  })
  window.addEventListener('offline', now)
  document.addEventListener('visibilitychange', hidden)
  soon()
  return () => {
    clearTimeout(timer)
    stop()
    window.removeEventListener('offline', now)
    document.removeEventListener('visibilitychange', hidden)
  }
}
