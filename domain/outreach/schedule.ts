// The send time of a scheduled message.
import { Refusal } from '../refusal.ts'
import { text as scheduleText } from './texts/schedule.ts'

export interface ScheduleForm {
  /** 'YYYY-MM-DD' in the sender's time zone; '' = not chosen. */
  date: string
  /** 'HH:MM' in the sender's time zone; '' = not chosen. */
  time: string
  isScheduled: boolean
}

const farthestDays = 365

/** Why it can't be sent at that time, or null; up to a minute late is accepted. */
export function validateSendTime(time: Date | null, now: Date): string | null {
  if (!time) return scheduleText.chooseDateAndTime
  if (time.getTime() < now.getTime() - 60_000) return scheduleText.chooseFutureTime
  return time.getTime() > now.getTime() + farthestDays * 86_400_000 ? scheduleText.chooseTimeWithinYear : null
}

/** When to send, or null = immediately: a time is used only when the date, the time, and the flag are all set. */
export function scheduledAt({ date, time, isScheduled }: ScheduleForm): Date | null {
  if (!isScheduled || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null
  const local = new Date(`${date}T${time}:00`)
  return Number.isNaN(local.getTime()) ? null : local
}

/**
 * `scheduled_date` of the API: blank or absent is null (immediately), else a date with time and zone as in RFC 3339. Refuses
 * incomplete times, times more than a minute ago, and times more than a year ahead.
 */
export function readScheduledDate(text: string | undefined, now: Date): Date | null {
  const written = text?.trim() ?? ''
  if (written === '') return null
  const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/i.test(written) ? new Date(written) : null
  const refuse = (sentence: string) => new Refusal('invalid_input', sentence, { scheduled_date: sentence })
  if (!date || Number.isNaN(date.getTime())) throw refuse(scheduleText.invalidDateAndTime)
  const problem = validateSendTime(date, now)
  if (problem) throw refuse(problem)
  return date <= now ? null : date
}
