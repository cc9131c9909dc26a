// The only writer of the templates a workspace shares, and of their versions.
import { personNameAsText } from '@fairlead/domain/account/names'
import {
  cleanTeamTemplate,
  isSameTeamTemplate,
  keptTemplateVersions,
  maxTeamTemplates,
  validateTeamTemplate,
  type TeamTemplate,
} from '@fairlead/domain/outreach/team-template'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { text as texts } from '../texts/texts.ts'

export interface TemplateVersion {
  version: number
  template: TeamTemplate
  restoredFrom: number | null
  editedBy: string | null
  editedAt: Date
}

export type StoredTeamTemplate = TemplateVersion & { id: string }

interface SavedVersion {
  id: string
  version: number
}

const versionsOf = (tx: Tx) =>
  tx
    .selectFrom('team_template_version as entry')
    .leftJoin('users', 'users.id', 'entry.edited_by')
    .select(['entry.template_id', 'entry.version', 'entry.template', 'entry.restored_from', 'entry.edited_at'])
    .select(['users.first_name', 'users.last_name'])

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number]

const toVersion = (row: VersionRow): TemplateVersion => ({
  version: row.version,
  template: row.template,
  restoredFrom: row.restored_from,
  editedBy: personNameAsText(row.first_name ?? '', row.last_name ?? '') || null,
  editedAt: row.edited_at,
})

/** By name, each in its latest version. */
export function listTeamTemplates(ctx: ActorContext): Promise<StoredTeamTemplate[]> {
  return ctx.transaction(async (tx) => {
    const rows = await versionsOf(tx)
      .innerJoin('team_template', (join) =>
        join.onRef('team_template.id', '=', 'entry.template_id').onRef('team_template.version', '=', 'entry.version'),
      )
      .where('team_template.deleted_at', 'is', null)
      .orderBy(sql`lower(team_template.name)`)
      .execute()
    return rows.map((row) => ({ id: row.template_id, ...toVersion(row) }))
  })
}

/** null where there is none, or it is deleted. */
export async function findTeamTemplate(tx: Tx, id: string): Promise<TeamTemplate | null> {
  const row = await tx
    .selectFrom('team_template')
    .innerJoin('team_template_version as entry', (join) =>
      join.onRef('entry.template_id', '=', 'team_template.id').onRef('entry.version', '=', 'team_template.version'),
    )
    .select('entry.template')
    .where('team_template.id', '=', id)
    .where('team_template.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.template ?? null
}

/** The latest first; none where the template is deleted or there is none. */
export function listTemplateVersions(ctx: ActorContext, id: string): Promise<TemplateVersion[]> {
  return ctx.transaction(async (tx) => {
    if (!(await findTeamTemplate(tx, id))) return []
    const rows = await versionsOf(tx).where('entry.template_id', '=', id).orderBy('entry.version', 'desc').execute()
    return rows.map(toVersion)
  })
}

/** `version`: the one that was changed; null = a new template, or the same request again. */
export function saveTeamTemplate(
  ctx: ActorContext,
  { id, version, ...input }: { id: string; version: number | null; template: TeamTemplate },
): Promise<SavedVersion> {
  const template = cleanTeamTemplate(input.template)
  const wrong = validateTeamTemplate(template)
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
  return ctx.transaction(async (tx) => {
    await lockTemplates(tx, ctx)
    const all = await tx.selectFrom('team_template').select(['id', 'version', 'name', 'deleted_at']).execute()
    const before = all.find((entry) => entry.id === id)
    if (before && !before.deleted_at) {
      // the same request again, or nothing to save
      const latest = await findTeamTemplate(tx, id)
      if (latest && isSameTeamTemplate(latest, template)) return { id, version: before.version }
    }
    const siblings = all.filter((entry) => entry.id !== id && !entry.deleted_at)
    if (siblings.some(({ name }) => name.toLowerCase() === template.name.toLowerCase()))
      throw new Refusal('invalid_input', undefined, { name: texts.teamTemplateNameTaken })
    if (before) {
      if (before.deleted_at) throw new Refusal('edited_meanwhile', texts.teamTemplateDeleted)
      if (before.version !== version) throw new Refusal('edited_meanwhile')
      return addVersion(tx, ctx, { id, version: before.version + 1, template, restoredFrom: null })
    }
    if (version !== null) throw new Refusal('edited_meanwhile', texts.teamTemplateDeleted)
    if (siblings.length >= maxTeamTemplates)
      throw new Refusal('invalid_input', undefined, { name: texts.teamTemplatesMax(maxTeamTemplates) })
    await tx.insertInto('team_template').values({ id, workspace_id: ctx.workspaceId, name: template.name, version: 1 }).execute()
    return addVersion(tx, ctx, { id, version: 1, template, restoredFrom: null })
  })
}

/** `version`: the latest one that the user saw. */
export function restoreTemplateVersion(
  ctx: ActorContext,
  { id, restore, version }: { id: string; restore: number; version: number },
): Promise<SavedVersion> {
  return ctx.transaction(async (tx) => {
    await lockTemplates(tx, ctx)
    const latest = await tx.selectFrom('team_template').select(['version', 'deleted_at']).where('id', '=', id).executeTakeFirst()
    if (!latest || latest.deleted_at) throw new Refusal('edited_meanwhile', texts.teamTemplateDeleted)
    const rows = await versionsOf(tx).where('entry.template_id', '=', id).where('entry.version', 'in', [restore, latest.version]).execute()
    const earlier = rows.find((row) => row.version === restore)
    if (!earlier) throw new Refusal('not_found', texts.unknownTemplateVersion)
    const current = rows.find((row) => row.version === latest.version)
    if (current && isSameTeamTemplate(current.template, earlier.template)) return { id, version: latest.version }
    if (latest.version !== version) throw new Refusal('edited_meanwhile')
    await assertNameFree(tx, id, earlier.template.name)
    return addVersion(tx, ctx, { id, version: latest.version + 1, template: earlier.template, restoredFrom: restore })
  })
}

/** Its versions stay until the nightly cleanup, so that it can be restored. */
export function deleteTeamTemplate(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.updateTable('team_template').set({ deleted_at: ctx.now() }).where('id', '=', id).where('deleted_at', 'is', null).execute()
  })
}

export function undeleteTeamTemplate(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await lockTemplates(tx, ctx)
    const row = await tx.selectFrom('team_template').select(['name', 'deleted_at']).where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('not_found', texts.unknownTeamTemplate)
    if (!row.deleted_at) return
    await assertNameFree(tx, id, row.name)
    const { siblings } = await tx
      .selectFrom('team_template')
      .select((eb) => eb.fn.countAll<string>().as('siblings'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(siblings) >= maxTeamTemplates) throw new Refusal('invalid_input', texts.teamTemplatesMax(maxTeamTemplates))
    await tx.updateTable('team_template').set({ deleted_at: null }).where('id', '=', id).execute()
  })
}

/** One change of a workspace's templates at a time: names, versions, and their number are checked before it. */
async function lockTemplates(tx: Tx, ctx: ActorContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team templates of ${ctx.workspaceId}`}, 0))`.execute(tx)
}

async function assertNameFree(tx: Tx, id: string, name: string): Promise<void> {
  const owner = await tx
    .selectFrom('team_template')
    .select('id')
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (owner) throw new Refusal('invalid_input', texts.teamTemplateNameGone(name))
}

async function addVersion(
  tx: Tx,
  ctx: ActorContext,
  { id, version, template, restoredFrom }: SavedVersion & { template: TeamTemplate; restoredFrom: number | null },
): Promise<SavedVersion> {
  await tx.updateTable('team_template').set({ version, name: template.name }).where('id', '=', id).execute()
  await tx
    .insertInto('team_template_version')
    .values({
      workspace_id: ctx.workspaceId,
      template_id: id,
      version,
      template: JSON.stringify(template),
      restored_from: restoredFrom,
      edited_by: ctx.userId,
      edited_at: ctx.now(),
    })
    .execute()
  await tx
    .deleteFrom('team_template_version')
    .where('template_id', '=', id)
    .where('version', '<=', version - keptTemplateVersions)
    .execute()
  return { id, version }
}
