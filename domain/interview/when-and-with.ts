// The time and the people of an interview, as shown to the team in the host's time zone.
import { momentText } from '../shared/dates.ts'
import { text as interviewerText } from './texts/interviewer.ts'

/** 'Tue, Nov 24, 2026, 10:00 (Europe/Berlin) with Ada Field'; `start` is an instant in ms. */
export function whenAndWith(start: number, host: { name: string; timeZone: string }): string {
  return interviewerText.timeWith(momentText(new Date(start), host.timeZone), host.name)
}
