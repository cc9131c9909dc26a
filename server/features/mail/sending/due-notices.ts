// Who must be told that the workspace has their data: people whose data isn't from themselves, where a law sets a time for it.
import { dueGroup, dueGroups, rulesFor, soonDays, tellBy, type DueGroup } from '@fairlead/domain/outreach/notice-rules'
import { ownSource } from '@fairlead/domain/candidate/own-statements'
import { addDays, dayOfMoment, type Day } from '@fairlead/domain/shared/days'
import type { Place } from '@fairlead/domain/shared/profile'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { residenceOf } from '../messages/candidate-time.ts'
import { hasTold, readWorkspaceNotices, wasReceived } from '../messages/notice-rules.ts'

/** Those due first; a larger workspace sees that there are more. */
export const maxDue = 20_000

export interface DuePerson {
  id: string
  name: string
  place: Place | null
  due: Day
  group: DueGroup
  /** An email to tell them was written: there is only one. */
  isWritten: boolean
}

export interface DueFilter {
  importId?: string | undefined
  personIds?: readonly string[] | undefined
  group?: DueGroup | undefined
}

type Context = Pick<WorkspaceContext, 'workspaceId' | 'now'>

interface Row {
  id: string
  name: string
  place: Place | null
  created_at: Date
  contacted_at: Date | null
  is_written: boolean
}

const ofPool = (ctx: Context) =>
  sql`p.workspace_id = ${ctx.workspaceId} and p.shadows is null and p.erased_at is null and p.merged_into is null`
const placeOf = sql`coalesce(p.profile -> 'place', 'null'::jsonb)`

/** Whether a rule with a time limit applies today to someone at a place; null when there are no such rules. */
async function readTimeLimits(tx: Tx, ctx: Context): Promise<((place: Place | null) => boolean) | null> {
  const { rules } = await readWorkspaceNotices(tx, ctx)
  const timed = rules.filter(({ clock }) => clock)
  const today = dayOfMoment(ctx.now())
  return timed.length === 0
    ? null
    : (place) => rulesFor(timed, { residence: residenceOf(place), isIndirect: true, isRanked: true }, today).rules.length > 0
}

/** The places of people in the pool, as stored. */
async function findPlaces(tx: Tx, ctx: Context, applies: (place: Place | null) => boolean): Promise<string[]> {
  const { rows } = await sql<{ key: string; place: Place | null }>`
    select ${placeOf}::text as key, ${placeOf} as place from person p where ${ofPool(ctx)} group by 2`.execute(tx)
  return rows.filter(({ place }) => applies(place)).map(({ key }) => key)
}

/** Everyone who wasn't told, the most urgent first; `soonOnly` leaves those out whose day is more than a week away. */
export async function findDue(tx: Tx, ctx: Context, { importId, personIds, group }: DueFilter, soonOnly = false): Promise<DuePerson[]> {
  const applies = await readTimeLimits(tx, ctx)
  if (!applies) return []
  // reading everyone's place takes longer than the few whose day is near
  const places = soonOnly ? null : await findPlaces(tx, ctx, applies)
  const today = dayOfMoment(ctx.now())
  const soon = addDays(today, soonDays)
  const ofWorkspace = sql`m.workspace_id = ${ctx.workspaceId}`
  const standing = sql`coalesce(r.merged_into, r.id)`
  const ofCandidates = sql`join candidate c on c.id = m.candidate_id join person r on r.id = c.person_id`
  const telling = sql`${ofWorkspace} and ((${wasReceived} and ${hasTold}) or m.page_opened_at is not null)`
  const { rows } = await sql<Row>`
    with told as (
      select ${standing} as id from message m ${ofCandidates} where ${telling}
      union select ${standing} from message m join person r on r.id = m.person_id where ${telling}
    ), contact as (
      select id, min(sent_at) as at from (
        select ${standing} as id, m.sent_at from message m ${ofCandidates} where ${ofWorkspace} and m.kind = 'sequence' and m.sent_at is not null
        union all select ${standing}, m.sent_at from linkedin_message m ${ofCandidates} where ${ofWorkspace} and m.sent_at is not null
      ) as contacts group by id
    )
    select p.id, p.name, p.profile -> 'place' as place, p.created_at, contact.at as contacted_at,
      exists (select from message m where m.workspace_id = p.workspace_id and m.person_id = p.id and m.state <> 'cancelled') as is_written
    from person p left join contact on contact.id = p.id
    where ${ofPool(ctx)} and not exists (select from told where told.id = p.id)
      and (p.sources = '{}' or exists (select from jsonb_each(p.sources) as f, jsonb_array_elements(f.value) as e where e ->> 'source' <> ${ownSource}))
      and (${places}::text[] is null or ${placeOf}::text = any(${places}::text[]))
      and (${!soonOnly} or contact.at is not null or p.created_at < ${ctx.now()}::timestamptz - interval '20 days')
      and (${importId ?? null}::text is null or exists (select from import_change i where i.import_id = ${importId ?? null} and i.person_id = p.id))
      and (${personIds ?? null}::text[] is null or p.id = any(${personIds ?? null}::text[]))
    order by least(p.created_at + interval '1 month', contact.at), p.id limit ${maxDue}`.execute(tx)
  const people = rows
    .filter(({ place }) => applies(place))
    .map(({ created_at, contacted_at, is_written, ...row }): DuePerson => {
      const due = tellBy(created_at, contacted_at)
      return { ...row, due, group: dueGroup(due, soon, today), isWritten: is_written }
    })
  return people.filter((person) => (group ? person.group === group : !soonOnly || person.group !== 'later'))
}

/** How many are due in each group. */
export function countGroups(people: readonly DuePerson[]): Record<DueGroup, number> {
  const counts = Object.groupBy(people, (person) => person.group)
  return { overdue: 0, soon: 0, later: 0, ...Object.fromEntries(dueGroups.map((group) => [group, counts[group]?.length ?? 0])) }
}
