// Saves settings: only the given fields change, and users can't overwrite changes they haven't seen.
import { templateOf } from '@fairlead/domain/outreach/sequence'
import { comparedText } from '@fairlead/domain/outreach/template-test'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { closeReviewLinks } from '../../accounts/security/link-store.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { accessProject } from '../records/access-project.ts'
import { assertMayMark, changeSettings } from './change-settings.ts'
import { saveSettings, saveSwitches } from '../records/project-store.ts'
import { readNames, type SettingsView } from './read-project-settings.ts'
import { closeTemplateTest, findRunningTest, insertTemplateTest, reopenTemplateTest } from './template-test-store.ts'
import { text as texts } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface SaveProjectSettings {
  projectId: string
  change: Partial<ProjectSettings>
  isPeq?: boolean | undefined
  /** The version the user saw; without it the change applies to the current one. */
  version?: number | undefined
}

export function saveProjectSettings(ctx: ActorContext, input: SaveProjectSettings): Promise<SettingsView> {
  return ctx.transaction((tx) => saveSettingsWithin(tx, ctx, input))
}

/** The same as part of a larger change. */
export async function saveSettingsWithin(tx: Tx, ctx: ActorContext, input: SaveProjectSettings): Promise<SettingsView> {
  const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
  if (input.version !== undefined && input.version !== project.version) throw new Refusal('edited_meanwhile')
  assertMayMark(project, ctx.actor, { isPeq: input.isPeq, peqDict: input.change.peqDict })
  const settings = changeSettings(project.settings, input.change)
  const collaborator = settings.collaborators.find((c) => normaliseEmail(c.email) === ctx.actor.email)
  if (settings.collaborators.length > 0 && collaborator?.role !== 'owner' && !ctx.actor.isSuperAdmin)
    throw new Refusal('invalid_input', undefined, { collaborators: texts.locksOutSelf })
  if (project.status !== 'draft' && settings.projectName.trim() === '')
    throw new Refusal('invalid_input', undefined, { project_name: messages.fieldRequired })
  const version = await saveSettings(tx, project, settings, ctx.userId)
  if (input.change.outreachTemplates) await renewTemplateTest(tx, ctx, project.id, settings)
  const emails = settings.collaborators.map(({ email }) => normaliseEmail(email))
  const removed = project.collaborators.map(({ email }) => email).filter((email) => !emails.includes(email))
  await closeReviewLinks(tx, { workspaceId: ctx.workspaceId, projectId: project.id, emails: removed }, ctx.now())
  const isPeq = input.isPeq ?? project.isPeq
  if (isPeq !== project.isPeq) await saveSwitches(tx, project.id, { isPeq })
  if (isPeq !== project.isPeq || JSON.stringify(settings.peqDict) !== JSON.stringify(project.settings.peqDict))
    await recordAuditEvent(tx, {
      workspaceId: project.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      kind: 'staff_mark_changed',
      projectId: project.id,
    })
  if (ctx.actor.openedBy && peopleOf(settings) !== peopleOf(project.settings)) throw new Refusal('staff_session', texts.notForStaff)
  if (rosterOf(settings) !== rosterOf(project.settings)) {
    const { workspaceId, userId, actor } = ctx
    const event = { workspaceId, userId, actor: actor.email, target: settings.projectName, details: { now: rosterOf(settings) } }
    await recordAuditEvent(tx, { ...event, kind: 'roster_changed' })
  }
  await record(tx, ctx, { type: 'project.saved', projectId: project.id })
  return { ...project, settings, version, isPeq, names: await readNames(tx, settings) }
}

/** The people that the settings give a role, an interview, or a place as sender. */
function peopleOf({ collaborators, schedulingPreferences, outreachTemplates, senderName }: ProjectSettings): string {
  const senders = outreachTemplates.map(({ userEmail }) => userEmail)
  return JSON.stringify([collaborators, schedulingPreferences, senders, senderName])
}

/** The roster as text, for comparing and logging: at most 20 entries. */
function rosterOf({ collaborators }: ProjectSettings): string {
  const entries = collaborators.map(({ email, role }) => `${normaliseEmail(email)} (${role})`).toSorted()
  return entries.length > 20 ? `${entries.slice(0, 20).join(', ')} and ${entries.length - 20} more` : entries.join(', ')
}

/** A test compares the texts it was started with: changing one of them ends the test and starts the next one. */
async function renewTemplateTest(
  tx: Tx,
  ctx: ActorContext,
  projectId: string,
  { outreachTemplates }: Pick<ProjectSettings, 'outreachTemplates'>,
): Promise<void> {
  const running = await findRunningTest(tx, projectId)
  if (!running) return
  const [a, b] = [templateOf(outreachTemplates, running.template_a), templateOf(outreachTemplates, running.template_b)]
  if (a && b && comparedText(a) === running.text_a && comparedText(b) === running.text_b) return
  await closeTemplateTest(tx, running.id, { reason: a && b ? 'text_changed' : 'template_deleted', at: ctx.now() })
  // a temporarily empty text is saved as well: until it is complete, the test writes to no one
  if (!a || !b || (await reopenTemplateTest(tx, projectId, a, b))) return
  await insertTemplateTest(tx, { workspaceId: ctx.workspaceId, projectId, a, b, startedBy: null, at: ctx.now() })
}
