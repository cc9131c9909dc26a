// Which past applicants a team may write to again: how long it waits after a rejection, and reasons after which it never does.
import type { Application } from '../shared/application.ts'
import { applicationSentence } from '../candidate/application.ts'
import { dayAsMoment, dayText } from '../shared/dates.ts'
import { text as recontactText } from './texts/recontact.ts'

export interface RecontactRule {
  /** Months after a rejection or a withdrawal; 0 = no wait. */
  months: number
  /** Words of a rejection's reason after which no one is written to; compared without case. */
  reasons: readonly string[]
}

export const recontactLimits = { months: 60, reasons: 20, reasonLength: 100 } as const

/** Trimmed, without empty and repeated ones. */
export const cleanReasons = (reasons: readonly string[]): string[] => {
  const cleaned = reasons.map((reason) => reason.trim().slice(0, recontactLimits.reasonLength)).filter((reason) => reason !== '')
  return [...new Map(cleaned.map((reason) => [reason.toLowerCase(), reason])).values()].slice(0, recontactLimits.reasons)
}

/** The same day some months later; the last day of a shorter month. Both 'YYYY-MM-DD'. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export interface RecontactStop {
  application: Application
  /** The first day on which they may be written to again; null = never, or not while they are in the process. */
  until: string | null
}

/**
 * Why someone may not be written to first: they were hired, they are in a process that began less than the rule's months ago,
 * a rejection's reason is on the list, or it is too recent. An application without a day stops no one by its age.
 * @param today 'YYYY-MM-DD'
 * @returns the longest stop; null when they may be written to
 */
export function recontactStop(rule: RecontactRule, applications: readonly Application[], today: string): RecontactStop | null {
  let stop: RecontactStop | null = null
  for (const application of applications) {
    const { outcome, reason, appliedOn, endedOn } = application
    const isListed = rule.reasons.some((words) => reason.toLowerCase().includes(words.toLowerCase()))
    if (outcome === 'hired' || isListed) return { application, until: null }
    const day = outcome === 'open' ? appliedOn : (endedOn ?? appliedOn)
    const until = day === null ? null : monthsAfter(day, rule.months)
    if (until === null || until <= today || (stop?.until && stop.until >= until)) continue
    stop = { application, until }
  }
  return stop
}

/** 'Applied in 2026 for Account Executive, rejected. Your team writes to past applicants again from March 3, 2027.' */
export function recontactSentence({ application, until }: RecontactStop): string {
  // a reason is free text that may name the person, whose name may be hidden
  return recontactText.stopped(
    applicationSentence({ ...application, reason: '' }),
    until === null ? null : dayText(dayAsMoment(until), 'UTC'),
  )
}
