// Decides whether and how to push a candidate to the applicant tracking system.
import { mappedAs, type StageMapping } from '../project/ats-stages.ts'
import type { Stage } from '../shared/stages.ts'
import { text as atsPushText } from './texts/ats-push.ts'

/** `unknown`: a write may or may not have happened; its result is looked up before anything is written again. */
export const pushStates = ['queued', 'sending', 'unknown', 'sent', 'failed', 'cancelled'] as const
export type PushState = (typeof pushStates)[number]

export const pushStops = {
  get not_linked() {
    return atsPushText.noAtsLinked
  },
  get no_job() {
    return atsPushText.projectNotLinked
  },
  get sync_off() {
    return atsPushText.syncOff
  },
  get archived() {
    return atsPushText.projectArchived
  },
  get not_mapped() {
    return atsPushText.leftSyncedStage
  },
  get asked_not_to() {
    return atsPushText.askedForNoContact
  },
  get no_address() {
    return atsPushText.needsEmail
  },
} as const
export type PushStop = keyof typeof pushStops

export interface PushFacts {
  stage: Stage
  /** null = the project belongs to no job. */
  job: { isOn: boolean; stages: StageMapping } | null
  isLinked: boolean
  isArchived: boolean
  /** One of their addresses is suppressed. */
  isSuppressed: boolean
  address: string | null
  /** Someone requested it manually: the sync may be off and the stage unmapped. */
  isByHand: boolean
}

export type PushDecision = { go: true; stageId: string | null; stageName: string | null } | { go: false; reason: PushStop }

/**
 * Evaluated when a push is planned and again when it is sent, so that quick moves end at the candidate's current stage.
 * A manual push from an unmapped stage adds the candidate at the job's first stage, or leaves an existing one unchanged.
 */
export function decidePush(facts: PushFacts): PushDecision {
  const refusal = whyNotPush(facts)
  if (refusal) return { go: false, reason: refusal }
  const mapped = mappedTo(facts)
  if (!mapped && !facts.isByHand) return { go: false, reason: 'not_mapped' }
  return { go: true, stageId: mapped?.id ?? null, stageName: mapped?.name ?? null }
}

function whyNotPush(facts: PushFacts): PushStop | null {
  if (!facts.isLinked) return 'not_linked'
  if (!facts.job) return 'no_job'
  if (facts.isArchived) return 'archived'
  if (!facts.job.isOn && !facts.isByHand) return 'sync_off'
  if (facts.isSuppressed) return 'asked_not_to'
  return facts.address === null ? 'no_address' : null
}

function mappedTo({ job, stage }: PushFacts) {
  const row = mappedAs(stage)
  return row ? (job?.stages[row] ?? null) : null
}

/** How often a push is retried before a person has to act: together about two hours. */
export const maxTries = 12

/** Seconds until the next attempt; `asked` = what the gateway requested, at most an hour. */
export function waitBeforeTry(tries: number, requestedSeconds: number | null = null): number {
  return Math.min(3600, Math.max(requestedSeconds ?? 0, Math.min(900, 2 ** tries)))
}
