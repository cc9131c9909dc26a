// Labels of a classified reply and an email's state.
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import { plannedText } from './planned.ts'
import { shortDate } from '../../ui/time.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

const labels: Record<string, string> = candidateRepliesText.replyLabels

export function replyLabel(label: string): string {
  return labels[label] ?? label
}

/** '92% sure' */
export function replySentence(reply: Pick<NonNullable<WireThreadEntry['reply']>, 'confidence'>): string {
  return candidateRepliesText.percentSure(Math.round(reply.confidence * 100))
}

/** The label of our email: 'Initial outreach', 'Follow-Up #1', or null for a manual reply. */
export function stepName(step: number | null): string | null {
  if (step === null) return null
  return candidateRepliesText.stepName(step)
}

/** 'Follow-Up #1 on Nov 24' for a waiting email; one scheduled by a user has the full time, with the zone. */
export function scheduledText(entry: Pick<WireThreadEntry, 'step' | 'due_date' | 'is_scheduled'>, now = new Date()): string {
  const name = stepName(entry.step) ?? candidateRepliesText.reply
  if (entry.is_scheduled && entry.due_date) return candidateRepliesText.plannedFor(name, plannedText(entry.due_date, now))
  return entry.due_date ? candidateRepliesText.onDate(name, shortDate(entry.due_date, now)) : candidateRepliesText.noDateYet(name)
}
