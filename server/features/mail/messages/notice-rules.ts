// What the law of a person's place requires an email to say: the workspace's rules, and what applies to each recipient.
import { ownSource } from '@fairlead/domain/candidate/own-statements'
import {
  missingPart,
  noticeBlock,
  noticeLines,
  rulesFor,
  rulesOn,
  type Applying,
  type NoticeLine,
  type NoticeRule,
  type NoticeSettings,
} from '@fairlead/domain/outreach/notice-rules'
import type { NoticePart } from '@fairlead/domain/reference/tables'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import type { Language } from '@fairlead/domain/shared/language'
import type { Place } from '@fairlead/domain/shared/profile'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readReferenceTables } from '../../../platform/reference.ts'
import { residenceOf } from './candidate-time.ts'

type Context = Pick<WorkspaceContext, 'workspaceId' | 'now'>

export interface WorkspaceNotices {
  company: string
  postalAddress: string | null
  settings: NoticeSettings
  /** The rules that are on. */
  rules: NoticeRule[]
}

export async function readWorkspaceNotices(tx: Tx, { workspaceId }: Pick<Context, 'workspaceId'>): Promise<WorkspaceNotices> {
  const row = await tx
    .selectFrom('workspace')
    .select(['name', 'postal_address', 'notice_settings'])
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const settings = row.notice_settings
  return { company: row.name, postalAddress: row.postal_address, settings, rules: rulesOn(readReferenceTables().noticeRules, settings) }
}

/** What applies to one recipient. */
export interface PersonNotice extends Applying {
  toldParts: NoticePart[]
  /** A person of the shared pool, who doesn't exist: emails to them wait for nothing. */
  isFictional: boolean
  /** Why an email must wait: something that a rule asks for isn't set up. */
  missing: string | null
  lines(text: string, language: Language): NoticeLine[]
}

interface NoticedPerson {
  personId: string
  place: Place | null
}

interface PersonRow {
  id: string
  sources: string[]
  is_fictional: boolean
  is_ranked: boolean
  told: NoticePart[]
}

/** Whether an email was or may have been received; it has the alias `m`. */
export const wasReceived = sql<boolean>`m.state in ('sent', 'committing', 'unknown') and m.bounced_at is null`

/** Whether such an email told the person about their data, as far as a law sets a time for it. */
export const hasTold = sql<boolean>`m.notice_parts && '{source,rights}'::text[]`

/** The parts that someone in `records` (id, standing: the record they were merged into) was told. */
const toldParts = sql`
  select records.standing as id, part from records join candidate c on c.person_id = records.id join message m on m.candidate_id = c.id,
    unnest(m.notice_parts) as part where ${wasReceived}
  union select records.standing, part from records join message m on m.person_id = records.id, unnest(m.notice_parts) as part where ${wasReceived}`

/** By person. */
export async function readPersonNotices(tx: Tx, ctx: Context, people: readonly NoticedPerson[]): Promise<Map<string, PersonNotice>> {
  if (people.length === 0) return new Map()
  const workspace = await readWorkspaceNotices(tx, ctx)
  const ids = people.map(({ personId }) => personId)
  const { rows } = await sql<PersonRow>`
    with records as (
      select id, id as standing from person where id = any(${ids}::text[])
      union all select id, merged_into from person where merged_into = any(${ids}::text[])
    ), told as (${toldParts})
    select p.id, p.workspace_id is null or p.shadows is not null as is_fictional,
      array(select distinct entry ->> 'source' from jsonb_each(p.sources) as field, jsonb_array_elements(field.value) as entry order by 1) as sources,
      exists (select from candidate c where c.person_id = p.id and c.score is not null) as is_ranked,
      array(select part from told where told.id = p.id) as told
    from person p where p.id = any(${ids}::text[])`.execute(tx)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return new Map(people.map(({ personId, place }) => [personId, noticeOf(workspace, place, rowOf.get(personId), dayOfMoment(ctx.now()))]))
}

/** Without a row, of someone new to the workspace. */
function noticeOf(workspace: WorkspaceNotices, place: Place | null, row: PersonRow | undefined, today: string): PersonNotice {
  const { rules, settings, company, postalAddress } = workspace
  const named = row?.sources ?? []
  const isIndirect = named.length === 0 || named.some((source) => source !== ownSource)
  const applying = rulesFor(rules, { residence: residenceOf(place), isIndirect, isRanked: row?.is_ranked ?? true }, today)
  const toldParts = row?.told ?? []
  const isFictional = row?.is_fictional ?? true
  const gaps = { company, sources: named.filter((source) => source !== ownSource) }
  return {
    ...applying,
    toldParts,
    isFictional,
    missing: isFictional ? null : missingPart(applying.rules, postalAddress),
    lines: (text, language) =>
      noticeLines({ rules: applying.rules, wording: settings.wording, language, gaps, text, toldParts, postalAddress }),
  }
}

/** What is added to an email, and what it then has told. */
export function addedNotice(lines: readonly NoticeLine[]): { notice: string | null; notice_parts: NoticePart[] } {
  return { notice: noticeBlock(lines), notice_parts: lines.filter(({ place }) => place !== 'footer').map(({ part }) => part) }
}
