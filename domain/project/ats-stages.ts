// Maps our stages to the stages of a job in the applicant tracking system.
import type { Stage } from '../shared/stages.ts'
import type { AtsStage } from '../ports/ats.ts'
import { tabLabel, tabOfStage } from './tabs.ts'

/** Stages that can be mapped, in process order. Review queues, rejections, and refusals are never pushed. */
export const mappableStages = [
  'APPROVED',
  'CONTACTED',
  'QUESTION',
  'AWAITING_INFO',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'INTERVIEWING',
  'OFFER',
  'HIRED',
] as const
export type MappableStage = (typeof mappableStages)[number]

/** Name and ID of the job's stage; the name stays readable after the stage is deleted. */
export type StageMapping = Partial<Record<MappableStage, AtsStage>>

/** The row of the mapping used for a stage: both stages called Interested share one. null = never mapped. */
export function mappedAs(stage: Stage): MappableStage | null {
  if (stage === 'AUTOPILOT_RECRUITER') return 'HIRING_MANAGER'
  return mappableStages.find((mappable) => mappable === stage) ?? null
}

export function mappableLabel(stage: MappableStage): string {
  return tabLabel(tabOfStage(stage))
}

/** Names, best first. People who haven't agreed to anything are mapped only to stages made for them. */
const alike: Record<MappableStage, readonly RegExp[]> = {
  APPROVED: [/\b(sourced|prospect|lead)s?\b/i],
  CONTACTED: [/\b(contacted|reached out|outreach)\b/i],
  QUESTION: [],
  AWAITING_INFO: [],
  HIRING_MANAGER: [/\b(application )?review\b/i, /\b(new|applied|application|inbox)\b/i, /\bscreen/i],
  HIRING_MANAGER_APPROVED: [/\bphone\b/i, /\brecruiter\b/i, /\bscreen/i, /\bschedul/i],
  INTERVIEWING: [/\b(hiring manager|first|1st|technical) .{0,60}interview\b/i, /\binterview/i, /\bon-?site\b/i, /\bpanel\b/i],
  // only mapped manually, because its effects in the other system can't be undone from here
  OFFER: [],
  HIRED: [],
}

/** Proposes a mapping by stage name; each stage is proposed once. */
export function proposeStages(stages: readonly AtsStage[]): StageMapping {
  const taken = new Set<string>()
  const mapping: StageMapping = {}
  for (const ownStage of mappableStages) {
    const match = alike[ownStage]
      .map((name) => stages.find((stage) => !taken.has(stage.id) && name.test(stage.name)))
      .find((stage) => stage !== undefined)
    if (!match) continue
    taken.add(match.id)
    mapping[ownStage] = { id: match.id, name: match.name }
  }
  return mapping
}

/** Our stages whose counterpart the job no longer has. */
export function missingStages(mapping: StageMapping, stages: readonly AtsStage[]): MappableStage[] {
  return mappableStages.filter((ownStage) => mapping[ownStage] && !stages.some((stage) => stage.id === mapping[ownStage]?.id))
}
