// Both sets of stage names: the older WARM_LEADS_* names in V1, the newer ones in V2; both are accepted everywhere.
import { entriesOf, isKeyOf } from '@fairlead/domain/shared/records'
import { isClosingStage, isStage, sharedStages, stages, type Stage } from '@fairlead/domain/shared/stages'
import { z } from 'zod'
import { text as texts } from './texts/texts.ts'

const older = {
  WARM_LEADS_RECRUITER: 'AUTOPILOT_RECRUITER',
  WARM_LEADS_QUESTION: 'QUESTION',
  WARM_LEADS_HM: 'HIRING_MANAGER',
  WARM_LEADS_HM_APPROVED: 'HIRING_MANAGER_APPROVED',
  WARM_LEADS_AWAITING_INFO: 'AWAITING_INFO',
} as const satisfies Record<string, Stage>

export type WireStage = Stage | keyof typeof older

/** Either name -> the domain's stage; null for an unknown name. */
export function stageFromWire(name: string): Stage | null {
  const upper = name.trim().toUpperCase()
  if (isStage(upper)) return upper
  return isKeyOf(older, upper) ? older[upper] : null
}

/**
 * The name in a version's responses: the older one in V1, the newer one in V2. In V1 an offer or a hire is an interview, its
 * last stage.
 */
export function stageToWire(stage: Stage, base: 'v1' | 'v2'): WireStage {
  if (base === 'v2') return stage
  if (isClosingStage(stage)) return 'INTERVIEWING'
  const old = entriesOf(older).find(([, newer]) => newer === stage)
  return old?.[0] ?? stage
}

/** The key of a stage's counter: candidates_{tab}_count. */
export function counterName(stage: Stage): string {
  if (stage === 'UNDER_REVIEW') return 'candidates_review_count'
  return `candidates_${stageToWire(stage, 'v1').toLowerCase()}_count`
}

const readStage = (allowed: readonly Stage[]) =>
  z.string().transform((value, context) => {
    const stage = stageFromWire(value)
    if (stage && allowed.includes(stage)) return stage
    context.addIssue({ code: 'custom', message: texts.noSuchStage([...allowed, ...Object.keys(older)]) })
    return z.NEVER
  })

/** A stage in both versions. */
export const stageField = readStage(sharedStages)

/** A stage of V2: Offer and Hired as well. */
export const stageFieldV2 = readStage(stages)
