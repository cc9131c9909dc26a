// A part of the page is gone from the server because a newer build replaced it: the page reloads once.
const storageKey = 'reloaded_for_build'

/** Whether an error says that a lazily loaded part could not be fetched; each browser has its own words. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload CSS|Loading (CSS )?chunk/i.test(error.message)
  )
}

/** Whether to reload the page: once per build, so that a missing part never causes a loop, and not while offline. */
export function mayReload(error: unknown, build: string, seenBuild: string | null, online: boolean): boolean {
  return online && isMissingPart(error) && seenBuild !== build
}

/** Reloads the page if that can help; returns whether it does. */
export function reloadForNewBuild(error: unknown): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  if (!mayReload(error, build, sessionStorage.getItem(storageKey), navigator.onLine)) return false
  sessionStorage.setItem(storageKey, build)
  location.reload()
  return true
}

/** The console message for a part that failed to load: the same in every browser. */
export function chunkMessage(message: string): string {
  const file = message.split(/[/\s'"]/).flatMap((part) => /^.{1,200}\.(?:js|css)\b/.exec(part)?.[0] ?? [])[0] ?? 'of an older build'
  return `Loading ${file.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${file} failed`
}

/** Replaces the message of a failed import before callers see it. */
export function nameLostParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const payload = 'payload' in event ? event.payload : null
    if (!(payload instanceof Error)) return
    payload.message = chunkMessage(payload.message)
    console.error(payload.message)
  })
}
