// When and how someone interviews: working hours in their own zone, the shape of an interview, and where it takes place.
import { entriesOf } from '../shared/records.ts'
import { messages } from '../shared/messages.ts'
import { checkRoomLink } from './room.ts'
import { text as interviewerText } from './texts/interviewer.ts'

/** Monday first. */
export const weekdayName = (day: Weekday): string => interviewerText.weekdays[day] ?? ''
/** 0 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A time range within one day, 'HH:MM' to 'HH:MM' in the interviewer's zone; '24:00' ends a day. */
export interface WorkingHours {
  day: Weekday
  start: string
  end: string
}

export const meetingKinds = ['video', 'phone', 'place'] as const
export type MeetingKind = (typeof meetingKinds)[number]

/** Where the room of a video interview comes from: made by the interviewer's calendar for each interview, or from their link. */
export const roomSources = ['calendar', 'link'] as const
export type RoomSource = (typeof roomSources)[number]

/** Days without interviews, inclusive: 'YYYY-MM-DD' in the interviewer's calendar. */
export interface DaysOff {
  from: string
  to: string
  name: string
}

export interface InterviewerSettings {
  timeZone: string
  hours: WorkingHours[]
  slotMinutes: number
  /** Time between two possible starts; null = the length of an interview. */
  slotStepMinutes: number | null
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Minimum notice for a booking. */
  noticeHours: number
  /** How far ahead a booking may be. */
  horizonDays: number
  /** Maximum interviews per day; null = no limit. */
  dailyLimit: number | null
  /** Maximum interviews from Monday to Sunday; null = no limit. */
  weeklyLimit: number | null
  daysOff: DaysOff[]
  meetingKind: MeetingKind
  meetingRoom: RoomSource
  /** May contain `{interview}`, which makes it a link of its own for each interview. */
  meetingLink: string
  meetingPhone: string
  meetingPlace: string
}

export const defaultInterviewer: InterviewerSettings = {
  timeZone: 'UTC',
  hours: ([0, 1, 2, 3, 4] as const).map((day) => ({ day, start: '09:00', end: '17:00' })),
  slotMinutes: 30,
  slotStepMinutes: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  noticeHours: 24,
  horizonDays: 14,
  dailyLimit: 4,
  weeklyLimit: null,
  daysOff: [],
  meetingKind: 'phone',
  meetingRoom: 'link',
  meetingLink: '',
  meetingPhone: '',
  meetingPlace: '',
}

/** From and to, inclusive. */
export const interviewerRanges = {
  slotMinutes: [15, 240],
  slotStepMinutes: [5, 240],
  bufferBeforeMinutes: [0, 120],
  bufferAfterMinutes: [0, 120],
  noticeHours: [0, 336],
  horizonDays: [1, 90],
  dailyLimit: [1, 20],
  weeklyLimit: [1, 100],
} as const

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Minutes since midnight; null when invalid. */
export function minutesOf(time: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= 1440 ? minutes : null
}

/** The error for one day's hours, in any order, or null. */
export function validateHours(hours: readonly Pick<WorkingHours, 'start' | 'end'>[], slotMinutes: number): string | null {
  const spans = hours
    .flatMap(({ start, end }) => {
      const [from, to] = [minutesOf(start), minutesOf(end)]
      return from === null || to === null ? [] : [{ from, to }]
    })
    .toSorted((a, b) => a.from - b.from)
  if (spans.length < hours.length) return interviewerText.enterBothTimes
  if (spans.some(({ from, to }) => to <= from)) return interviewerText.endBeforeStart
  if (spans.some(({ to }, index) => spans.slice(index + 1, index + 2).some(({ from }) => from < to)))
    return interviewerText.theseTimesOverlap
  return spans.some(({ from, to }) => to - from < slotMinutes) ? interviewerText.hoursTooShort(slotMinutes) : null
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The error for a list of days off, or null. */
export function validateDaysOff(daysOff: readonly DaysOff[]): string | null {
  if (daysOff.some(({ from, to }) => !isDate(from) || !isDate(to))) return interviewerText.enterBothDates
  if (daysOff.some(({ from, to }) => to < from)) return interviewerText.lastDayBeforeFirst
  return daysOff.some(({ name }) => name.trim() === '' || name.length > 100) ? interviewerText.nameLength : null
}

/** True for 'YYYY-MM-DD' of an existing day. */
function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Errors by API field name; hours by day as `hours_0` … `hours_6`. Empty when valid. */
export function checkInterviewer(settings: InterviewerSettings): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!isTimeZone(settings.timeZone)) wrong.time_zone = interviewerText.chooseTimeZone
  for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
    const problem = validateHours(
      settings.hours.filter((span) => span.day === day),
      settings.slotMinutes,
    )
    if (problem) wrong[`hours_${day}`] = problem
  }
  if (settings.hours.length === 0) wrong.hours = interviewerText.chooseOneDay
  for (const [name, [min, max]] of entriesOf(interviewerRanges)) {
    const value = settings[name]
    if (value === null) continue
    if (!Number.isInteger(value) || value < min || value > max) wrong[snake(name)] = interviewerText.wholeNumber(min, max)
  }
  const daysOffProblem = validateDaysOff(settings.daysOff)
  if (daysOffProblem) wrong.days_off = daysOffProblem
  if (settings.meetingKind === 'video' && settings.meetingRoom === 'link') {
    const problem = settings.meetingLink.trim() === '' ? messages.fieldRequired : checkRoomLink(settings.meetingLink)
    if (problem) wrong.meeting_link = problem
  }
  if (
    settings.meetingKind === 'phone' &&
    settings.meetingPhone.trim() !== '' &&
    !/^[+(]?\d[\d\s()./-]{4,}$/.test(settings.meetingPhone.trim())
  )
    wrong.meeting_phone = interviewerText.invalidPhoneNumber
  if (settings.meetingKind === 'place' && settings.meetingPlace.trim() === '') wrong.meeting_place = messages.fieldRequired
  return wrong
}

/** Total weekly hours. */
export function hoursPerWeek(hours: readonly WorkingHours[]): number {
  const minutes = hours.reduce((sum, { start, end }) => sum + Math.max(0, (minutesOf(end) ?? 0) - (minutesOf(start) ?? 0)), 0)
  return Math.round((minutes / 60) * 10) / 10
}
