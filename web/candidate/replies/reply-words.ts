// How a classified reply and the state of an email are said.
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import { plannedText } from './planned.ts'
import { shortDate } from '../../ui/time.ts'

const labels: Record<string, string> = {
  interested: 'Interested',
  question: 'Question',
  not_interested: 'Not interested',
  not_now: 'Not now',
  referral: 'Recommends someone else',
  wrong_person: 'Wrong person',
  data_request: 'Personal data request',
  out_of_office: 'Out of office',
  unsubscribe: 'Unsubscribe',
  unclear: 'Unclear',
}

export function replyLabel(label: string): string {
  return labels[label] ?? label
}

/** '92% sure' */
export function replySentence(reply: Pick<NonNullable<WireThreadEntry['reply']>, 'confidence'>): string {
  return `${Math.round(reply.confidence * 100)}% sure`
}

/** What an email of ours is called: 'Initial outreach', 'Follow-Up #1', null for an answer by hand. */
export function stepName(step: number | null): string | null {
  if (step === null) return null
  return step === 0 ? 'Initial outreach' : `Follow-Up #${step}`
}

/** 'Follow-Up #1 on Nov 24' for an email that still waits; one whose time a person set says it whole, with the zone. */
export function scheduledText(entry: Pick<WireThreadEntry, 'step' | 'due_date' | 'is_scheduled'>, now = new Date()): string {
  const name = stepName(entry.step) ?? 'Answer'
  if (entry.is_scheduled && entry.due_date) return `${name} planned for ${plannedText(entry.due_date, now)}`
  return entry.due_date ? `${name} on ${shortDate(entry.due_date, now)}` : `${name}, no date yet`
}
