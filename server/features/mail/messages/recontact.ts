// Which past applicants the workspace writes to again: admins set the rule, and first messages keep it.
import { recontactSentence, recontactStop, cleanReasons, type RecontactRule } from '@fairlead/domain/outreach/recontact'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { saveWorkspaceRecontact } from '../../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { readApplications } from '../../candidates/people/application-views.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'

/** Past applicants that a preview looks at. */
const maxPreviewed = 20_000
const samples = 3

async function readRule(tx: Tx, { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>): Promise<RecontactRule> {
  const row = await tx
    .selectFrom('workspace')
    .select(['recontact_months', 'recontact_reasons'])
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return { months: row.recontact_months, reasons: row.recontact_reasons }
}

/** By person, the sentence that says why the rule holds back a first message; without those who may be written to. */
export async function readRecontactStops(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'workspaceId' | 'now'>,
  personIds: readonly string[],
  draft: Partial<RecontactRule> = {},
): Promise<Map<string, string>> {
  const applications = await readApplications(tx, personIds)
  if (applications.size === 0) return new Map()
  const rule = { ...(await readRule(tx, ctx)), ...draft }
  const today = ctx.now().toISOString().slice(0, 10)
  return new Map(
    [...applications].flatMap(([personId, listed]) => {
      const stop = recontactStop(rule, listed, today)
      return stop ? [[personId, recontactSentence(stop)] as const] : []
    }),
  )
}

export interface RecontactPage extends RecontactRule {
  canManage: boolean
  /** People with an earlier application, and how many of them the rule holds back. */
  applicants: number
  heldBack: number
  /** Why some of those are held back. */
  samples: string[]
}

/** The rule and what it holds back; with a `draft`, what that would hold back instead. */
export function showRecontact(ctx: ActorContext, draft: Partial<RecontactRule>): Promise<RecontactPage> {
  return ctx.transaction(async (tx) => {
    const rule = { ...(await readRule(tx, ctx)), ...draft }
    // nothing about someone whose name this user must not learn
    const hidden = await readHiddenPeople(tx, ctx)
    const listed = await tx
      .selectFrom('person')
      .select('id')
      .where('id', 'in', (eb) =>
        eb.selectFrom('person_application').select('person_id').where('workspace_id', '=', ctx.workspaceId).distinct(),
      )
      .limit(maxPreviewed)
      .execute()
    const people = listed.filter(({ id }) => !hidden.has(id))
    const stops = await readRecontactStops(
      tx,
      ctx,
      people.map(({ id }) => id),
      draft,
    )
    const stopped = people.filter(({ id }) => stops.has(id))
    return {
      ...rule,
      canManage: await isWorkspaceAdmin(tx, ctx.actor),
      applicants: people.length,
      heldBack: stopped.length,
      samples: stopped.slice(0, samples).flatMap(({ id }) => stops.get(id) ?? []),
    }
  })
}

/** First messages that are planned already are checked by the new rule when they are due. */
export function saveRecontact(ctx: ActorContext, input: RecontactRule): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const rule = { months: input.months, reasons: cleanReasons(input.reasons) }
    await saveWorkspaceRecontact(tx, ctx.workspaceId, rule)
    await recordAuditEvent(tx, {
      kind: 'settings_changed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      details: { recontact_months: rule.months, recontact_reasons: rule.reasons.join(', ') },
    })
  })
}
