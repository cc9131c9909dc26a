// An independent reference in Python, asked one question at a time: JSON lines in and out.
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A Python with these modules and time zones; null when there is none. */
export function findPython(modules = 'zoneinfo'): string | null {
  const needs = `import ${modules}; import zoneinfo; zoneinfo.ZoneInfo("Europe/Berlin")`
  return ['python3', '/usr/bin/python3'].find((command) => spawnSync(command, ['-c', needs], { stdio: 'ignore' }).status === 0) ?? null
}

export interface Reference {
  ask<T>(question: object): Promise<T>
  stop(): void
}

/** Starts `script`, a program that responds to each line of JSON with one line. */
export function startReference(python: string, script: string): Reference {
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)))
  child.on('exit', (code) => {
    for (const request of waiting.splice(0)) request.reject(new Error(`The reference left with ${code}.`))
  })
  return {
    ask: <T>(question: object) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ resolve: (value) => resolve(value as T), reject })
        child.stdin.write(`${JSON.stringify(question)}\n`)
      }),
    stop: () => child.stdin.end(),
  }
}
