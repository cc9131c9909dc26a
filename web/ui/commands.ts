// What the screen can do besides its shortcuts, by name, for the command palette.
import { useLayoutEffect, useRef } from 'react'

type Commands = Readonly<Record<string, () => void>>

const screens = new Set<{ current: Commands }>()
const watchers = new Set<() => void>()

const find = (id: string) => [...screens].map(({ current }) => current[id]).find((run) => run !== undefined)

/** Offers these while the component is on screen. */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => {
    screens.add(latest)
    for (const watcher of watchers) watcher()
    return () => void screens.delete(latest)
  }, [])
}

/** How long a screen may take to appear. */
const patienceMs = 10_000

/** Runs a command of the screen; if it isn't there, of the one that `open` leads to, once it has appeared. */
export function runCommand(id: string, open: () => void): void {
  const run = find(id)
  if (run) return run()
  const watcher = () => {
    const command = find(id)
    if (!command) return
    watchers.delete(watcher)
    command()
  }
  watchers.add(watcher)
  setTimeout(() => watchers.delete(watcher), patienceMs)
  open()
}
