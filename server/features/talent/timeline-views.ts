// Candidates' events in one statement: history, emails, comments, interviews, and scorecards, a page at a time.
import type { HistoryEvent } from '@fairlead/domain/shared/stages'
import type { TimelineKind, TimelinePlace } from '@fairlead/domain/conversation/timeline'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export interface TimelineRow {
  id: string
  kind: TimelineKind
  at: Date
  candidate_id: string
  /** For the history; null for other sources. */
  event: HistoryEvent | null
  /** 'email_sent', 'auto_reply'. */
  what: string
  by: string | null
  subject: string | null
  body: string | null
  reply_label: ReplyLabel | null
  /** Files of an email that was sent. */
  files: number
}

export interface TimelineEvent {
  id: string
  kind: TimelineKind
  at: Date
  label: string
  by: string | null
  subject: string | null
  text: string | null
  replyLabel: ReplyLabel | null
  /** How many files an email that was sent has. */
  files: number
  /** null for what belongs to no project. */
  projectId: string | null
  candidateId: string | null
}

export interface TimelineScope {
  /** Candidates in projects the user may open, and those whose email and scorecards they may read. */
  open: readonly string[]
  whole: readonly string[]
  kind?: TimelineKind | undefined
  before?: TimelinePlace | null
  now: Date
}

const eventsNamed = (...events: HistoryEvent[]) => events
const arrivals = eventsNamed('under_review', 'imported')
const sentLines = eventsNamed('outreach_email', 'follow_up_1', 'follow_up_2', 'follow_up_3')
const emails = [...sentLines, ...eventsNamed('scheduled_email')]
const linkedin = eventsNamed('linkedin_inmail', 'linkedin_invitation', 'linkedin_message')
const interviews = eventsNamed('interview')

const nameOf = (table: string) => sql`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`
const candidateOf = (table: string, ids: readonly string[]) => sql`${sql.ref(`${table}.candidate_id`)} = any(${ids}::text[])`

/** A sent email has its own event, with its text, for users who may read it. */
const history = ({ open, whole }: TimelineScope) => sql`
  select 'history:' || h.id as id,
    case when h.from_stage is null and h.event = any(${arrivals}::text[]) then 'added' when h.event = any(${emails}::text[]) then 'email'
      when h.event = any(${linkedin}::text[]) then 'linkedin' when h.event = any(${interviews}::text[]) then 'interview' else 'move' end as kind,
    h.at, h.candidate_id, h.event, case when h.is_scheduled then 'planned' else 'history' end as what, ${nameOf('u')} as by,
    case when ${candidateOf('h', whole)} then h.detail end as subject, null as body, null as reply_label
  from candidate_history h left join users u on u.id = h.user_id
  where ${candidateOf('h', open)} and not h.undone
    and not (${candidateOf('h', whole)} and h.event = any(${sentLines}::text[]) and exists (
      select from message m where m.candidate_id = h.candidate_id and m.state = 'sent'
        and m.sent_at between h.at - interval '5 minutes' and h.at + interval '5 minutes'))`

const sentEmails = ({ whole }: TimelineScope) => sql`
  select 'sent:' || m.id, 'email', m.sent_at, m.candidate_id, null, 'email_sent', coalesce(${nameOf('u')}, m.from_name), m.subject, m.body_text, null
  from message m left join users u on u.id = m.user_id
  where ${candidateOf('m', whole)} and m.state = 'sent' and m.sent_at is not null and m.kind in ('sequence', 'reply')`

const receivedEmails = ({ whole }: TimelineScope) => sql`
  select 'received:' || i.id, 'email', i.received_at, i.candidate_id, null, i.kind, null, i.subject,
    coalesce(nullif(i.reply_text, ''), i.body_text), i.label
  from inbound_mail i where ${candidateOf('i', whole)} and i.kind <> 'own'`

const comments = ({ open }: TimelineScope) => sql`
  select 'comment:' || c.id, 'comment', c.created_at, c.candidate_id, null, 'comment', ${nameOf('u')}, null, c.body, null
  from comment c join users u on u.id = c.user_id where ${candidateOf('c', open)}`

/** An interview's time in the calendar; bookings, moves, and cancellations are in the history. */
const pastInterviews = ({ open, now }: TimelineScope) => sql`
  select 'interview:' || n.id, 'interview', n.start_at, n.candidate_id, null, 'interview',
    (select string_agg(${nameOf('u')}, ', ' order by p.position) from interview_panelist p join users u on u.id = p.user_id
      where p.interview_id = n.id and p.role = 'interviewer' and not p.is_removed), null, null, null
  from interview n where ${candidateOf('n', open)} and n.state in ('booked', 'done') and n.start_at <= ${now}`

/** Only that a scorecard exists; its content is shown where scorecards may be compared. */
const scorecards = ({ whole }: TimelineScope) => sql`
  select 'scorecard:' || s.interview_id || ':' || s.user_id, 'scorecard', s.submitted_at, n.candidate_id, null, 'scorecard', ${nameOf('u')}, null, null, null
  from scorecard s join interview n on n.id = s.interview_id join users u on u.id = s.user_id
  where ${candidateOf('n', whole)} and s.submitted_at is not null`

const sources = [history, sentEmails, receivedEmails, comments, pastInterviews, scorecards]

/** In whole milliseconds, as in positions. */
function eventsOf(scope: TimelineScope): RawBuilder<unknown> {
  const { kind, before } = scope
  return sql`select id, kind, date_trunc('milliseconds', at) as at, candidate_id, event, what, by, subject, body, reply_label
    from (${sql.join(
      sources.map((source) => source(scope)),
      sql` union all `,
    )}) event
    where true ${kind ? sql`and kind = ${kind}` : sql``}
    ${before ? sql`and (date_trunc('milliseconds', at), id collate "C") < (${before.at}, ${before.id} collate "C")` : sql``}`
}

/** Newest first. */
export async function listEvents(tx: Tx, scope: TimelineScope, limit: number): Promise<TimelineRow[]> {
  if (scope.open.length === 0) return []
  // files are counted for the page only
  const { rows } = await sql<TimelineRow>`
    select page.*, case when what = 'email_sent'
      then (select count(*)::int from message_attachment a where a.message_id = substr(page.id, length('sent:') + 1)) else 0 end as files
    from (${eventsOf(scope)} order by 3 desc, id collate "C" desc limit ${limit}) page order by at desc, id collate "C" desc`.execute(tx)
  return rows
}

/** As many as a user with full access would see. */
export async function countEvents(tx: Tx, candidateIds: readonly string[], kind: TimelineKind | undefined, now: Date): Promise<number> {
  if (candidateIds.length === 0) return 0
  const scope = { open: candidateIds, whole: candidateIds, kind, now }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${eventsOf(scope)}) counted`.execute(tx)
  return rows[0]?.count ?? 0
}
