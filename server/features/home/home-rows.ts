// Interviews, open requests to hiring managers, mentions, and unwritten scorecards of a user's projects.
import { personNameAsText } from '@fairlead/domain/account/names'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { scorecardLinkDays } from '@fairlead/domain/interview/scorecard'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

type Projects = readonly { id: string }[]
const idsOf = (projects: Projects) => projects.map(({ id }) => id)

interface PersonInProject {
  /** null where the user can't open the project. */
  projectId: string | null
  projectName: string
  candidateId: string
  name: string
}

interface PersonRow {
  project_id: string
  project_name: string
  bias_reducer: boolean
  candidate_id: string
  person_name: string
}

const personIn = (row: PersonRow): PersonInProject => ({
  projectId: row.project_id,
  projectName: row.project_name,
  candidateId: row.candidate_id,
  name: shownName(row.person_name, row.bias_reducer),
})

/** The columns of a `PersonRow`; `source` has the columns candidate_id and project_id. */
const personColumns = sql`project.id as project_id, project.name as project_name, project.bias_reducer, candidate.id as candidate_id,
  person.name as person_name`
const withPerson = sql`join candidate on candidate.id = source.candidate_id
  join project on project.id = source.project_id
  join person on person.id = candidate.person_id`

export interface HomeInterview extends PersonInProject {
  id: string
  start: Date
  end: Date
  kind: 'video' | 'phone' | 'place'
  where: string
  interviewers: string[]
  /** The user holds it. */
  isMine: boolean
}

interface Interviews {
  projects: Projects
  readable: ReadonlyMap<string, unknown>
  endOfDay: Date
  limit: number
}

/** Booked for today and not over: the user's own, and those of their projects. */
export async function findInterviews(
  tx: Tx,
  ctx: ActorContext,
  { projects, readable, endOfDay, limit }: Interviews,
): Promise<HomeInterview[]> {
  const { rows } = await sql<
    PersonRow & {
      id: string
      start_at: Date
      end_at: Date
      meeting_kind: HomeInterview['kind']
      meeting_where: string
      candidate_phone: string | null
      panel: { id: string; first: string; last: string }[]
    }
  >`
    select source.id, source.start_at, source.end_at, source.meeting_kind, source.meeting_where, source.candidate_phone, ${personColumns},
      (select json_agg(json_build_object('id', u.id, 'first', u.first_name, 'last', u.last_name) order by p.position)
         from interview_panelist p join users u on u.id = p.user_id where p.interview_id = source.id) as panel
    from interview source ${withPerson}
    where source.workspace_id = ${ctx.workspaceId} and source.state = 'booked'
      and source.end_at > ${ctx.now()} and source.start_at < ${endOfDay}
      and (source.project_id = any(${idsOf(projects)}::text[])
        or exists (select from interview_panelist p where p.interview_id = source.id and p.user_id = ${ctx.userId}))
    order by source.start_at, source.id limit ${limit}`.execute(tx)
  return rows.map((row) => ({
    ...personIn(row),
    projectId: readable.has(row.project_id) ? row.project_id : null,
    id: row.id,
    start: row.start_at,
    end: row.end_at,
    kind: row.meeting_kind,
    where: row.candidate_phone ?? row.meeting_where,
    interviewers: row.panel.map(({ first, last }) => personNameAsText(first, last)),
    isMine: row.panel.some(({ id }) => id === ctx.userId),
  }))
}

export interface ManagerRequest {
  email: string
  /** Of the teammate with that address, else the address. */
  name: string
  since: Date
}

/** The hiring managers who were asked and haven't decided, by project, the longest wait first. */
export async function findRequests(tx: Tx, projects: Projects): Promise<Map<string, ManagerRequest[]>> {
  const { rows } = await sql<{ project_id: string; email: string; first: string | null; last: string | null; since: Date }>`
    select r.project_id, r.email, u.first_name as first, u.last_name as last, min(greatest(r.sent_at, c.stage_at)) as since
    from manager_request r
    join candidate c on c.id = r.candidate_id and c.project_id = r.project_id and c.stage = 'HIRING_MANAGER'
    left join users u on u.email = r.email and u.workspace_id = r.workspace_id
    where r.project_id = any(${idsOf(projects)}::text[])
    group by 1, 2, 3, 4 order by since limit 1000`.execute(tx)
  return Map.groupBy(
    rows.map(({ first, last, ...row }) => ({ ...row, name: first === null ? row.email : personNameAsText(first, last ?? '') })),
    (row) => row.project_id,
  )
}

export interface Mention extends PersonInProject {
  by: string
  text: string
  at: Date
}

const longestText = 240

/** Open comments that mention the user, newest first. */
export async function findMentions(
  tx: Tx,
  ctx: ActorContext,
  { projects, limit }: { projects: Projects; limit: number },
): Promise<Mention[]> {
  const { rows } = await sql<PersonRow & { body: string; created_at: Date; first: string; last: string }>`
    select source.body, source.created_at, author.first_name as first, author.last_name as last, ${personColumns}
    from comment_mention mention join comment source on source.id = mention.comment_id
    join users author on author.id = source.user_id ${withPerson}
    where mention.user_id = ${ctx.userId} and source.resolved_at is null and source.project_id = any(${idsOf(projects)}::text[])
    order by source.created_at desc limit ${limit}`.execute(tx)
  return rows.map((row) => ({
    ...personIn(row),
    by: personNameAsText(row.first, row.last),
    text: row.body.replaceAll(/\s+/g, ' ').trim().slice(0, longestText),
    at: row.created_at,
  }))
}

export interface HomeApproval extends PersonInProject {
  by: string
}

/** Drafts of offer letters that wait for the user's approval, the longest wait first. */
export async function findApprovals(
  tx: Tx,
  ctx: ActorContext,
  { projects, limit }: { projects: Projects; limit: number },
): Promise<HomeApproval[]> {
  const { rows } = await sql<PersonRow & { first: string | null; last: string | null }>`
    select author.first_name as first, author.last_name as last, ${personColumns}
    from offer_approval approval join offer_letter letter on letter.id = approval.letter_id
    join candidate on candidate.id = letter.candidate_id
    join project on project.id = candidate.project_id
    join person on person.id = candidate.person_id
    left join users author on author.id = letter.saved_by
    where approval.user_id = ${ctx.userId} and letter.state = 'draft' and candidate.stage = 'OFFER'
      and approval.version is distinct from letter.version and candidate.project_id = any(${idsOf(projects)}::text[])
    order by letter.created_at, letter.id limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...personIn(row), by: personNameAsText(row.first ?? '', row.last ?? '') }))
}

export interface HomeSearchAlert {
  searchId: string
  name: string
  people: number
  since: Date | null
}

/** Saved searches with new people that the user hasn't looked at. */
export async function findNewPeople(tx: Tx, ctx: ActorContext, limit: number): Promise<HomeSearchAlert[]> {
  const rows = await tx
    .selectFrom('pool_alert')
    .innerJoin('pool_search', 'pool_search.id', 'pool_alert.search_id')
    .select(['pool_search.id', 'pool_search.name', 'pool_alert.people', 'pool_alert.since'])
    .where('user_id', '=', ctx.userId)
    .where('people', '>', 0)
    .orderBy('pool_search.name')
    .limit(limit)
    .execute()
  return rows.map(({ id, ...row }) => ({ searchId: id, ...row }))
}

export interface HomeScorecard extends PersonInProject {
  interviewId: string
  end: Date
}

/** Interviews that the user held without submitting a scorecard, newest first; the link in the email is valid as long. */
export async function findScorecards(
  tx: Tx,
  ctx: ActorContext,
  { projects, limit }: { projects: Projects; limit: number },
): Promise<HomeScorecard[]> {
  const { rows } = await sql<PersonRow & { id: string; end_at: Date }>`
    select source.id, source.end_at, ${personColumns}
    from interview_panelist panelist join interview source on source.id = panelist.interview_id ${withPerson}
    where panelist.user_id = ${ctx.userId} and source.state in ('booked', 'done') and source.debriefed_at is null
      and source.end_at <= ${ctx.now()} and source.end_at > ${ctx.now()}::timestamptz - make_interval(days => ${scorecardLinkDays})
      and candidate.stage not in ('REJECTED', 'NOT_INTERESTED', 'HIRED')
      and source.project_id = any(${idsOf(projects)}::text[])
      and not exists (select from scorecard s where s.interview_id = source.id and s.user_id = ${ctx.userId} and s.submitted_at is not null)
    order by source.end_at desc limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...personIn(row), interviewId: row.id, end: row.end_at }))
}
