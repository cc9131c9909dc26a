// Who interviews in a project, and in how many interviews.
import type { InterviewPart } from './interview-parts.ts'

export interface SchedulingPreferences {
  phoneScreenerEmail: string | null
  /** Addresses of additional interviewers. */
  interviewers: string[]
  /** All of them attend each interview; otherwise as many as `seats`, those with the fewest interviews first. */
  isPanel: boolean
  seats: number
  /** Addresses of those who learn to interview: one of them sits in if they are free. */
  trainees: string[]
  /** Several interviews in one day instead of a single one, each with its own interviewers; empty = a single one. */
  parts: InterviewPart[]
  /** The parts are held in this order; otherwise in any that suits everyone. */
  keepOrder: boolean
}

export const emptySchedulingPreferences: SchedulingPreferences = {
  phoneScreenerEmail: null,
  interviewers: [],
  isPanel: false,
  seats: 1,
  trainees: [],
  parts: [],
  keepOrder: false,
}
