// Whether the workspace is already in touch with a person elsewhere, and the teammate to ask first.
import { dayText } from '../shared/dates.ts'
import type { Stage } from '../shared/stages.ts'
import { isInTouch } from '../shared/stages.ts'
import { text as inTouchText } from './texts/in-touch.ts'

export const touchKinds = ['hired', 'offer', 'interview', 'conversation', 'sequence'] as const
export type TouchKind = (typeof touchKinds)[number]

export interface TouchFacts {
  stage: Stage
  /** Start of the next booked interview; null = none. */
  interviewAt: Date | null
  /** A first message was sent, by email or another way. */
  contactedAt: Date | null
  repliedAt: Date | null
  /** An email of a sequence is waiting to be sent. */
  hasQueued: boolean
}

/**
 * Why another project must not write to this person; null when it may. The furthest contact counts: a hire before an offer, an
 * offer before an interview, an interview before a conversation.
 */
export function touchOf({ stage, interviewAt, contactedAt, repliedAt, hasQueued }: TouchFacts): TouchKind | null {
  if (stage === 'HIRED') return 'hired'
  if (stage === 'OFFER') return 'offer'
  if (interviewAt) return 'interview'
  if (isInTouch(stage) && (contactedAt !== null || repliedAt !== null)) return 'conversation'
  return hasQueued ? 'sequence' : null
}

export interface Touch {
  kind: TouchKind
  /** The colleague responsible; null when unknown. */
  by: string | null
  /** The hire, the offer, the interview, or the last contact. */
  at: Date
  /** null when the reader may not open that project. */
  projectName: string | null
}

/** 'a sequence is running (Robin Reyes, Nov 20, 2026, project Sales Lead)'; the date is in UTC. */
export function touchSentence({ kind, by, at: time, projectName }: Touch): string {
  const day = dayText(time, 'UTC')
  const project = projectName ? inTouchText.project(projectName) : inTouchText.anotherProject
  return `${inTouchText.phrases[kind]} (${[by, day, project].filter(Boolean).join(', ')})`
}

/** Why adding a person needs a confirmation: states who and when. */
export function inTouchElsewhere(touches: readonly Touch[]): string {
  return inTouchText.inTouch(touches.map(touchSentence).join('; '))
}

/** Why a first message is refused: states who and when. */
export function inTouchSentence(touches: readonly Touch[]): string {
  return inTouchText.teamInTouch(touches.map(touchSentence).join('; '))
}
