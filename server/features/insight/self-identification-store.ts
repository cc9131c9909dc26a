// The only reader and writer of self-identification, which the app's database role can't access.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { checkSelfIdentification, type SelfIdentification } from '@fairlead/domain/insight/self-identification'
import { publish, smallestGroup } from '@fairlead/domain/insight/small-groups'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { systemContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { DB } from '../../platform/schema.ts'
import { findLink, openLink } from '../accounts/security/link-store.ts'
import { loadCandidate } from '../candidates/records/access-candidate.ts'
import { loadProject } from '../projects/records/access-project.ts'
import { text } from './texts/texts.ts'

const purpose = 'self_identification'
const days = 365
const gone = () => new Refusal('not_found', text.linkExpired)

/** The link's table has a different hash of the token, so that neither leads to the other. */
const keyOf = (token: string) => createHash('sha256').update(`answer about oneself: ${token}`).digest()

/** The secret of a candidate's form, returned once; null when it isn't offered, or the candidate already has one. */
export function offerSelfIdentification(
  database: Database,
  { workspaceId, candidateId }: { workspaceId: string; candidateId: string },
  now: () => Date,
): Promise<string | null> {
  const ctx = systemContext(database, workspaceId, now)
  return ctx.transaction(async (tx) => {
    const candidate = await loadCandidate(tx, candidateId, true)
    if (!candidate) return null
    const offer = await tx
      .selectFrom('self_identification_offer')
      .select('offered')
      .where('project_id', '=', candidate.projectId)
      .executeTakeFirst()
    if (!offer?.offered) return null
    const before = await tx
      .selectFrom('link')
      .select('created_at')
      .where('candidate_id', '=', candidateId)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    return before ? null : openLink(tx, ctx, { purpose, candidateId, days })
  })
}

export interface SelfIdentificationForm {
  jobTitle: string
  hiringCompany: string
  /** Their answers, as long as they keep them. */
  answer: SelfIdentification | null
}

export async function readForm(database: Database, token: string, now: Date): Promise<SelfIdentificationForm> {
  const { workspaceId, project } = await projectOf(database, token, now)
  const answer = await database.system
    .selectFrom('self_identification')
    .select(['gender', 'ethnicity'])
    .where('answer_key', '=', keyOf(token))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return { jobTitle: project.jobTitle, hiringCompany: project.hiringCompany, answer: answer ?? null }
}

/** Replaces an earlier answer. */
export async function saveAnswer(database: Database, token: string, answer: SelfIdentification, now: Date): Promise<void> {
  const { workspaceId, project } = await projectOf(database, token, now)
  const wrong = checkSelfIdentification(answer)
  if (wrong) throw new Refusal('invalid_input', undefined, wrong)
  await database.system.transaction().execute(async (tx) => {
    // an answer stays with its project when the candidate is transferred
    const row = await tx
      .insertInto('self_identification')
      .values({ answer_key: keyOf(token), workspace_id: workspaceId, project_id: project.id, ...answer })
      .onConflict((conflict) => conflict.column('answer_key').doUpdateSet({ ...answer, is_published: false }))
      .returning('project_id')
      .executeTakeFirstOrThrow()
    await publishWhenEnough(tx, workspaceId, row.project_id)
  })
}

/** Withdraws the answer; repeating it changes nothing. */
export async function withdrawAnswer(database: Database, token: string, now: Date): Promise<void> {
  const { workspaceId } = await projectOf(database, token, now)
  await database.system
    .deleteFrom('self_identification')
    .where('answer_key', '=', keyOf(token))
    .where('workspace_id', '=', workspaceId)
    .execute()
}

async function projectOf(database: Database, token: string, now: Date) {
  const link = await findLink(database.system, token, purpose, now)
  if (!link?.candidateId) throw gone()
  return database.inWorkspace(link.workspaceId, async (tx) => {
    const candidate = await loadCandidate(tx, must(link.candidateId), false)
    const project = candidate && (await loadProject(tx, candidate.projectId))
    if (!project) throw gone()
    return { workspaceId: link.workspaceId, project }
  })
}

/** Published groups change in steps of enough people, so that comparing two readings reveals no answer. */
async function publishWhenEnough(tx: Kysely<DB>, workspaceId: string, projectId: string): Promise<void> {
  const offer = { project_id: projectId, workspace_id: workspaceId }
  await tx
    .insertInto('self_identification_offer')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('self_identification_offer').select('project_id').where('project_id', '=', projectId).forUpdate().execute()
  const answers = await tx
    .selectFrom('self_identification')
    .select(['gender', 'ethnicity', 'is_published'])
    .where('project_id', '=', projectId)
    .execute()
  if (answers.filter((answer) => !answer.is_published).length < smallestGroup) return
  await tx.updateTable('self_identification').set({ is_published: true }).where('project_id', '=', projectId).execute()
  await tx
    .updateTable('self_identification_offer')
    .set({ published: JSON.stringify(publish(answers)) })
    .where('project_id', '=', projectId)
    .execute()
}

/** Whether a project offers self-identification. */
export async function saveOffer(tx: Tx, project: { id: string; workspaceId: string }, offered: boolean): Promise<void> {
  await tx
    .insertInto('self_identification_offer')
    .values({ project_id: project.id, workspace_id: project.workspaceId, offered })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ offered }))
    .execute()
}
