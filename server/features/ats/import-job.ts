// Imports an ATS job as a draft with criteria, once; a repeated import opens the existing project.
import type { Ats, AtsJobText } from '@fairlead/domain/ports/ats'
import { acceptProposals } from '@fairlead/domain/project/accept-proposals'
import { proposeStages } from '@fairlead/domain/project/ats-stages'
import { validateJobText } from '@fairlead/domain/project/job-text'
import type { ProjectType } from '@fairlead/domain/project/project'
import { emptySettings, type ProjectSettings } from '@fairlead/domain/project/settings'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { accessProject } from '../projects/records/access-project.ts'
import { createProject } from '../projects/settings/create-project.ts'
import { readJobDescription, type JobReaders } from '../projects/intake/read-job-description.ts'
import { findProjectOfJob, saveProjectJob } from './ats-job-store.ts'
import { awaitAts, openAccount } from './link-ats.ts'
import { text as texts } from './texts/texts.ts'

export interface ImportJob {
  jobId: string
  type: ProjectType
  /** The setup flow; null = its type's. */
  setupFlow: SetupFlow | null
}

export interface ImportedJob {
  projectId: string
  isNew: boolean
}

/** Accepts every proposal, because a person reviews the draft before any search. */
export async function importJob(
  ctx: ActorContext,
  ats: Ats,
  { secrets, readers, input }: { secrets: Secrets; readers: JobReaders; input: ImportJob },
): Promise<ImportedJob> {
  const { link, token } = await openAccount(ctx, secrets)
  const existing = await ctx.transaction((tx) => ofThisUser(tx, ctx, link.id, input.jobId))
  if (existing) return { projectId: existing, isNew: false }
  const job = await awaitAts(ctx, link, ats.job(token, input.jobId))
  if (!job) throw new Refusal('not_found', texts.jobGone(link.integration))
  const stages = await awaitAts(ctx, link, ats.stages(token, job.id))
  const settings = await settingsOf(readers, job)
  return ctx.transaction(async (tx) => {
    // two concurrent clicks: the second finds the first one's project
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${link.id} ${job.id}`}, 8021))`.execute(tx)
    const existing = await ofThisUser(tx, ctx, link.id, job.id)
    if (existing) return { projectId: existing, isNew: false }
    const projectId = await createProject(
      { ...ctx, transaction: (work) => work(tx) },
      { type: input.type, settings: { ...settings, setupFlow: input.setupFlow, isSelfServe: input.type === 'self-serve' } },
    )
    await saveProjectJob(tx, ctx, {
      projectId,
      linkId: link.id,
      integration: link.integration,
      jobId: job.id,
      remoteId: job.remoteId,
      name: job.name,
      // nothing is sent before someone has checked the mapping
      isOn: false,
      stages: proposeStages(stages),
      isImported: true,
    })
    return { projectId, isNew: true }
  })
}

/** A project in the workspace that this user may not open isn't a secret here: the job belongs to the whole workspace. */
async function ofThisUser(tx: Tx, ctx: ActorContext, linkId: string, jobId: string): Promise<string | null> {
  const projectId = await findProjectOfJob(tx, linkId, jobId)
  if (projectId === null) return null
  await accessProject(tx, ctx.actor, projectId, 'read').catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal('not_permitted', texts.importedByColleague)
    throw error
  })
  return projectId
}

async function settingsOf(readers: JobReaders, job: AtsJobText): Promise<Partial<ProjectSettings> & { projectName: string }> {
  const settings: ProjectSettings = {
    ...emptySettings,
    projectName: job.name,
    jobTitle: job.name,
    jobTitles: [job.name],
    jobDescription: job.description,
    locations: job.locations,
  }
  const named = { projectName: settings.projectName, jobTitle: settings.jobTitle, jobTitles: settings.jobTitles }
  const whole = { ...named, jobDescription: settings.jobDescription, locations: settings.locations }
  // a job without a text is still a job
  if (validateJobText(job.description)) return whole
  // a text that takes too long to read loses the proposals, not the project
  const { proposals } = await readJobDescription(readers, job.description, null, false).catch((error: unknown) => {
    if (error instanceof Refusal) return { proposals: [] }
    throw error
  })
  // the system knows the job's location better than the text
  const accepted = proposals.filter(({ field }) => field !== 'location' || job.locations.length === 0)
  return { ...whole, ...acceptProposals(settings, accepted) }
}
