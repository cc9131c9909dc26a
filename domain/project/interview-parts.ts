// An interview day: several interviews of one candidate, each with its own length and interviewers, held one after another.
import { isEmail, normaliseEmail } from '../shared/validation.ts'
import { text } from './texts/interview-parts.ts'
import { must } from '../shared/records.ts'

/** One interview of the day. */
export interface InterviewPart {
  name: string
  minutes: number
  /** Minutes without an interview after it, unless it is the last one. */
  pause: number
  /** Addresses. */
  interviewers: string[]
  /** How many of them hold it together; null = all. */
  seats: number | null
}

export const maxParts = 8
/** Of each part; lengths and pauses are whole steps. */
export const partRanges = { minutes: [15, 240], pause: [0, 120] } as const
export const partStep = 5
const maxDayMinutes = 600

/** How many of its interviewers a part needs. */
export const seatsOf = ({ seats, interviewers }: Pick<InterviewPart, 'seats' | 'interviewers'>): number =>
  Math.min(seats ?? interviewers.length, interviewers.length)

/** The error for a day's interviews, or null; no parts = a single interview. */
export function checkParts(parts: readonly InterviewPart[]): string | null {
  if (parts.length === 0) return null
  if (parts.length < 2 || parts.length > maxParts) return text.count(maxParts)
  const isWhole = (value: number, [min, max]: readonly [number, number]) => value % partStep === 0 && value >= min && value <= max
  for (const { name, minutes, pause, interviewers } of parts) {
    if (name.trim() === '' || name.length > 80) return text.nameEach
    if (!isWhole(minutes, partRanges.minutes)) return text.minutes(name)
    if (!isWhole(pause, partRanges.pause)) return text.pause(name)
    if (interviewers.length === 0 || !interviewers.every(isEmail)) return text.interviewers(name)
  }
  const total = parts.reduce((sum, { minutes, pause }) => sum + minutes + pause, 0)
  if (total > maxDayMinutes) return text.tooLong(maxDayMinutes / 60)
  const members = parts.map(({ interviewers }) => [...new Set(interviewers.map(normaliseEmail))])
  return seatEveryone(
    members,
    parts.map((part, index) => seatsOf({ seats: part.seats, interviewers: must(members[index]) })),
  )
    ? null
    : text.tooFewPeople
}

/**
 * Who holds which part, everyone at most one: `seats` of each list, preferably its first ones; null when there are too few
 * people. An augmenting path for each seat (Kuhn), so the work is bounded by seats times members.
 */
export function seatEveryone(free: readonly (readonly string[])[], seats: readonly number[]): string[][] | null {
  const partOf = new Map<string, number>()
  const seat = (part: number, tried: Set<string>): boolean => {
    for (const person of must(free[part])) {
      const taken = partOf.get(person)
      if (taken === part || tried.has(person)) continue
      tried.add(person)
      if (taken === undefined || seat(taken, tried)) {
        partOf.set(person, part)
        return true
      }
    }
    return false
  }
  for (const [part, count] of seats.entries()) for (let n = 0; n < count; n++) if (!seat(part, new Set())) return null
  return free.map((people, part) => people.filter((person) => partOf.get(person) === part))
}
