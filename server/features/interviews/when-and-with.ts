// When an interview is and with whom, as the team reads it: in the host's own zone.
import { clockOf } from '@fairlead/domain/interview/slot-reasons'
import { wallAt } from '@fairlead/domain/interview/zone-clock'
import type { Interviewer } from '../projects/interviewers.ts'

export function whenAndWith(start: Date, { name, settings }: Pick<Interviewer, 'name' | 'settings'>): string {
  const { date, minutes } = wallAt(settings.timeZone, start.getTime())
  return `${date} ${clockOf(minutes)} (${settings.timeZone}) with ${name}`
}
