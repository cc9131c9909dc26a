// A project's sync settings: its job, the stage mapping, and automatic pushes.
import { entriesOf } from '@fairlead/domain/shared/records'
import {
  missingStages,
  mappableLabel,
  mappableStages,
  proposeStages,
  type MappableStage,
  type StageMapping,
} from '@fairlead/domain/project/ats-stages'
import type { Ats, AtsStage, AtsStatus } from '@fairlead/domain/ports/ats'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { record } from '../../platform/events.ts'
import { isTaken } from '../../platform/database.ts'
import { accessProject } from '../projects/records/access-project.ts'
import { findProjectJob, saveProjectJob, type ProjectJob } from './ats-job-store.ts'
import { findAtsLink } from './ats-link-store.ts'
import { accountTokenOf, awaitAts, openAccount } from './link-ats.ts'
import { text } from './texts/texts.ts'

export interface SyncView {
  integration: string | null
  status: AtsStatus
  job: ProjectJob | null
  isFormer: boolean
  rows: { stage: MappableStage; label: string; to: AtsStage | null; proposed: AtsStage | null; isGone: boolean }[]
  stages: AtsStage[]
}

/** A job chosen through a link that has ended is still named, without stages to choose from. */
export async function readSync(ctx: ActorContext, ats: Ats, secrets: Secrets, projectId: string): Promise<SyncView> {
  const { link, job } = await ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, projectId, 'read')
    return { link: await findAtsLink(tx), job: await findProjectJob(tx, projectId) }
  })
  const isFormer = job !== null && job.linkId !== link?.id
  const stages = link && job && !isFormer ? await awaitAts(ctx, link, ats.stages(accountTokenOf(ctx, secrets, link), job.jobId)) : []
  const state = { integration: link?.integration ?? null, status: link?.status ?? ('INCOMPLETE' as const), job, isFormer }
  return { ...state, stages, rows: isFormer ? [] : rowsOf(job?.stages ?? {}, stages) }
}

function rowsOf(mapping: StageMapping, stages: readonly AtsStage[]): SyncView['rows'] {
  const proposed = proposeStages(stages)
  const gone = stages.length > 0 ? missingStages(mapping, stages) : []
  return mappableStages.map((stage) => ({
    stage,
    label: mappableLabel(stage),
    // a stage may have been renamed there
    to: mapping[stage] ? (stages.find(({ id }) => id === mapping[stage]?.id) ?? mapping[stage]) : null,
    proposed: proposed[stage] ?? null,
    isGone: gone.includes(stage),
  }))
}

export interface ChangeSync {
  projectId: string
  jobId?: string | undefined
  isOn?: boolean | undefined
  stages?: Partial<Record<MappableStage, string | null>> | undefined
}

export async function changeSync(ctx: ActorContext, ats: Ats, secrets: Secrets, input: ChangeSync): Promise<SyncView> {
  // reveal nothing about the system to users who can't change it
  await ctx.transaction((tx) => accessProject(tx, ctx.actor, input.projectId, 'administer'))
  const { link, token } = await openAccount(ctx, secrets)
  const before = await ctx.transaction((tx) => findProjectJob(tx, input.projectId))
  const current = before?.linkId === link.id ? before : null
  const jobId = input.jobId ?? current?.jobId
  if (jobId === undefined) throw new Refusal('invalid_input', undefined, { job_id: text.chooseJob })
  const remote = current?.jobId === jobId ? null : await awaitAts(ctx, link, ats.job(token, jobId))
  if (current?.jobId !== jobId && !remote) throw new Refusal('not_found', text.unknownJob(link.integration))
  const stages = await awaitAts(ctx, link, ats.stages(token, jobId))
  const mapping = mappingOf(current?.jobId === jobId ? current.stages : proposeStages(stages), stages, input.stages ?? {})
  const job: ProjectJob = {
    projectId: input.projectId,
    linkId: link.id,
    integration: link.integration,
    jobId,
    remoteId: remote ? remote.remoteId : (current?.remoteId ?? null),
    name: remote?.name ?? current?.name ?? '',
    isOn: input.isOn ?? (current?.jobId === jobId && current.isOn),
    stages: mapping,
    isImported: current?.jobId === jobId ? current.isImported : false,
  }
  if (job.isOn && Object.keys(mapping).length === 0) throw new Refusal('invalid_input', text.mapStageToSend, { stages: text.mapStage })
  await ctx
    .transaction(async (tx) => {
      await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
      await saveProjectJob(tx, ctx, job)
      await record(tx, ctx, { type: 'project.saved', projectId: input.projectId })
    })
    .catch((error: unknown) => {
      if (isTaken(error, 'ats_job_once'))
        throw new Refusal('invalid_input', text.jobLinkedElsewhere, {
          job_id: text.jobLinkedElsewhere,
        })
      throw error
    })
  return { integration: link.integration, status: link.status, job, isFormer: false, stages, rows: rowsOf(mapping, stages) }
}

/** Only the job's current stages can be chosen; a chosen stage that is gone is still named until another is chosen. */
function mappingOf(before: StageMapping, stages: readonly AtsStage[], change: NonNullable<ChangeSync['stages']>): StageMapping {
  const mapping: StageMapping = { ...before }
  for (const [ownStage, id] of entriesOf(change)) {
    const stage = stages.find((atsStage) => atsStage.id === id)
    if (id === null) delete mapping[ownStage]
    else if (stage) mapping[ownStage] = { id: stage.id, name: stage.name }
    else if (mapping[ownStage]?.id !== id) throw new Refusal('invalid_input', text.theJobDoes, { stages: text.theJobDoes })
  }
  return mapping
}
