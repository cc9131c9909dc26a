// Compares the product's calendar reader with an independent one, around clock changes in every zone.
import path from 'node:path'
import { occurrences } from '../occurrences.ts'
import { readIcs } from '../read-ics.ts'
import { offsetAt } from '../zones.ts'
import { chanceOf, randomCalendar, type Asked } from './random-calendar.ts'
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { must } from '@fairlead/domain/shared/records'

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

export interface Comparison {
  calendars: number
  /** Busy times in all calendars. */
  times: number
  zones: number
  /** Zones whose clocks change between 2025 and 2030, each tested around one of its changes. */
  changing: number
  /** Excluded zones: Node's and Python's tz databases differ on them, so any reader would differ. */
  unlike: string[]
  differences: { asked: Asked; own: string[]; other: string[] }[]
}

const years = Array.from({ length: 6 }, (_, index) => 2025 + index)

/** The instants of clock changes in the zone between 2025 and 2030. */
function changesOf(zone: string): number[] {
  const days = Array.from({ length: 6 * 366 }, (_, index) => Date.UTC(2025, 0, 1 + index)).filter((day) => day < Date.UTC(2031, 0))
  return days.flatMap((day, index) => {
    const before = days[index - 1]
    if (before === undefined || offsetAt(before, zone) === offsetAt(day, zone)) return []
    let [low, high] = [before, day]
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000
      if (offsetAt(middle, zone) === offsetAt(low, zone)) low = middle
      else high = middle
    }
    return [high]
  })
}

/** `count` calendars starting with this seed; every zone (or one in `zoneStep`) takes a turn, around each of its changes in order. */
export async function compareWithReference(python: string, count: number, seed: number, zoneStep = 1): Promise<Comparison> {
  const reference = startReference(python, path.join(import.meta.dirname, 'reference.py'))
  try {
    const zones: { zone: string; changes: number[] }[] = []
    const unlike: string[] = []
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % zoneStep === 0)) {
      const changes = changesOf(zone)
      const instants = [
        ...changes.flatMap((change) => [change - 60_000, change]),
        ...years.flatMap((year) => Array.from({ length: 24 }, (_, index) => Date.UTC(year, index / 2, 1 + 14 * (index % 2)))),
      ]
      const offsets = await reference.ask<number[] | null>({ zone, instants })
      const isAlike = offsets !== null && instants.every((instant, index) => offsetAt(instant, zone) === must(offsets[index]) * 1000)
      if (isAlike) zones.push({ zone, changes })
      else unlike.push(zone)
    }
    const names = zones.map(({ zone }) => zone)
    const comparison: Comparison = {
      calendars: 0,
      times: 0,
      zones: zones.length,
      changing: zones.filter(({ changes }) => changes.length > 0).length,
      unlike,
      differences: [],
    }
    for (let number = 0; number < count; number += 1) {
      const chance = chanceOf(seed * 1_000_003 + number)
      const { zone, changes } = must(zones[number % zones.length])
      const turn = Math.floor(number / zones.length)
      const centre =
        changes[(turn + (number % zones.length)) % (changes.length || 1)] ??
        Date.UTC(must(years[chance(6)]), chance(12), 1 + chance(28), chance(24))
      const question = randomCalendar(chance, zone, names, centre)
      const expected = (await reference.ask<unknown[][]>(question)).map((occurrence) => JSON.stringify(occurrence)).toSorted()
      const actual = busyOf(question).toSorted()
      comparison.calendars += 1
      comparison.times += expected.length
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        comparison.differences.push({ asked: question, own: actual, other: expected })
    }
    return comparison
  } finally {
    reference.stop()
  }
}

function busyOf({ ics, zone, owner, from, to }: Asked): string[] {
  const { events } = readIcs(ics, [owner])
  return occurrences(events, new Date(from), new Date(to), zone).map((occurrence) =>
    JSON.stringify([occurrence.uid, occurrence.start.getTime(), occurrence.end.getTime(), occurrence.isAllDay, occurrence.isTentative]),
  )
}

/** The details for investigating a difference. */
export function describeDifference({ asked: sample, own: actual, other: expected }: Comparison['differences'][number]): string {
  const onlyOwn = actual.filter((interval) => !expected.includes(interval))
  const onlyOther = expected.filter((interval) => !actual.includes(interval))
  const window = `${new Date(sample.from).toISOString()} to ${new Date(sample.to).toISOString()} in ${sample.zone}`
  return `${sample.ics}\n${window}\nonly ours: ${onlyOwn.join(' ')}\nonly theirs: ${onlyOther.join(' ')}`
}
