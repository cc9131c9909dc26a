// A project's tests and their results, computed from the emails themselves.
import { stepOfStage, steps } from '@fairlead/domain/insight/steps'
import { templateOf } from '@fairlead/domain/outreach/sequence'
import { replyWindowDays, resultOf, type TestResult, type TestVersion, type VersionCounts } from '@fairlead/domain/outreach/template-test'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import { stages } from '@fairlead/domain/shared/stages'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import type { TemplateTestRow } from '../../projects/settings/template-test-store.ts'

export interface TemplateTestView {
  id: string
  startedAt: Date
  endedAt: Date | null
  endReason: TemplateTestRow['end_reason']
  templates: Record<TestVersion, { name: string; subject: string; text: string }>
  result: TestResult
}

const interestedStages = stages.filter((stage) => {
  const step = stepOfStage(stage)
  return step !== null && steps.indexOf(step) >= steps.indexOf('interested')
})

/** More are stored, but not shown. */
const maxShown = 20

export function listTemplateTests(ctx: ActorContext, projectId: string): Promise<TemplateTestView[]> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    if (!mayDo('read_analytics', project, ctx.actor)) throw new Refusal('not_permitted')
    const rows = await tx
      .selectFrom('template_test')
      .selectAll()
      .where('project_id', '=', project.id)
      .orderBy(sql`ended_at is null`, 'desc')
      .orderBy('started_at', 'desc')
      .limit(maxShown)
      .execute()
    const counts = await countVersions(
      tx,
      ctx.now(),
      rows.map(({ id }) => id),
    )
    const nameOf = (row: TemplateTestRow, name: string) =>
      row.ended_at ? name : (templateOf(project.settings.outreachTemplates, name)?.name ?? name)
    return rows.map((row) => ({
      id: row.id,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      endReason: row.end_reason,
      templates: {
        a: { name: nameOf(row, row.template_a), ...firstEmailOf(row.text_a) },
        b: { name: nameOf(row, row.template_b), ...firstEmailOf(row.text_b) },
      },
      result: resultOf(counts(row.id, 'a'), counts(row.id, 'b')),
    }))
  })
}

/** The text that a test compares. */
function firstEmailOf(compared: string): { subject: string; text: string } {
  const parts: unknown = JSON.parse(compared)
  const [subject, text]: unknown[] = Array.isArray(parts) ? parts : []
  return { subject: typeof subject === 'string' ? subject : '', text: typeof text === 'string' ? text : '' }
}

const nothing: VersionCounts = { sent: 0, counted: 0, replied: 0, interested: 0 }

/** Counts replies like the analytics: from a person, without requests to stop and out-of-office notices. */
async function countVersions(
  tx: Tx,
  now: Date,
  testIds: readonly string[],
): Promise<(testId: string, version: TestVersion) => VersionCounts> {
  if (testIds.length === 0) return () => nothing
  const { rows } = await sql<{ test_id: string; version: TestVersion } & VersionCounts>`
    select test_id, version, count(*)::int as sent, (count(*) filter (where is_counted))::int as counted,
      (count(*) filter (where is_counted and has_replied))::int as replied,
      (count(*) filter (where is_counted and has_replied and is_interested))::int as interested
    from (
      select message.template_test_id as test_id, message.test_version as version,
        message.sent_at <= ${now}::timestamptz - make_interval(days => ${replyWindowDays}) as is_counted,
        exists (
          select from inbound_mail where inbound_mail.candidate_id = message.candidate_id and inbound_mail.kind = 'person'
            and inbound_mail.label not in ('unsubscribe', 'data_request', 'out_of_office') and inbound_mail.mailbox not like 'information:%'
            and inbound_mail.received_at >= message.sent_at
            and inbound_mail.received_at < message.sent_at + make_interval(days => ${replyWindowDays})
        ) as has_replied,
        exists (
          select from candidate_history where candidate_history.candidate_id = message.candidate_id and not candidate_history.undone
            and candidate_history.at >= message.sent_at and candidate_history.to_stage = any(${interestedStages})
        ) as is_interested
      from message
      where message.template_test_id = any(${testIds}) and message.state = 'sent' and message.bounced_at is null
    ) as email
    group by test_id, version`.execute(tx)
  const byVersion = new Map(rows.map(({ test_id: id, version, ...counts }) => [`${id} ${version}`, counts]))
  return (testId, version) => byVersion.get(`${testId} ${version}`) ?? nothing
}
