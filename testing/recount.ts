// Counts the analytics a second time, independently: directly from the stored rows in SQL, without the product's counting code.
import { sql } from 'kysely'
import type { Database } from '../server/platform/database.ts'

export interface Sum {
  measure: string
  project_id: string
  day: string
  source: string
  key1: string
  key2: string
  n: number
  total: number
}

/** All daily sums of a workspace, in a fixed order. */
export async function recount(database: Database, workspaceId: string): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
with stretch as (
  -- where a candidate was between two transfers
  select c.id as candidate_id, coalesce(t.from_project, c.project_id) as project_id, t.at as ends,
    lag(t.at) over (partition by c.id order by t.at nulls last) as begins,
    c.rejection_reasons, c.not_interested_reasons, case when p.workspace_id is null then 'pool' else p.source end as brought
  from candidate c
  join person p on p.id = c.person_id
  cross join lateral (
    select at, from_project from transfer where transfer.candidate_id = c.id union all select null::timestamptz, null::text
  ) t
  where c.workspace_id = ${workspaceId}
), s as (select *, row_number() over (order by candidate_id, ends) as sid from stretch
), line as (
  select s.sid, h.*, h.from_stage in ('UNDER_REVIEW', 'QUEUE') and h.to_stage not in ('UNDER_REVIEW', 'QUEUE') as is_verdict
  from s join candidate_history h on h.candidate_id = s.candidate_id and h.at >= coalesce(s.begins, '-infinity') and h.at < coalesce(s.ends, 'infinity')
  where h.to_stage is not null
), path as (
  select *, row_number() over w as nr, lead(at) over w as next_at, count(*) over (partition by sid) as size
  from line where not undone window w as (partition by sid order by at, id)
), entry as (
  select p.sid, p.at as joined, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD') as joined_day, s.project_id, s.ends, s.rejection_reasons, s.not_interested_reasons, l.to_stage as last_stage, l.from_stage as last_from, l.at as last_at,
    case when s.begins is not null then 'transfer' when p.event = 'under_review' then 'search' else s.brought end as source
  from path p join s using (sid) join path l on l.sid = p.sid and l.nr = l.size
  where p.nr = 1
), mail as (
  select s.sid, m.sent_at as at, m.step, coalesce(m.template_name, '') as template, m.subject_template,
    row_number() over (partition by s.sid order by m.sent_at, m.step) as nr
  from s join message m on m.candidate_id = s.candidate_id and m.kind = 'sequence' and m.state = 'sent'
    and m.sent_at >= coalesce(s.begins, '-infinity') and m.sent_at < coalesce(s.ends, 'infinity')
), reply as (
  select s.sid, i.received_at as at from s join inbound_mail i on i.candidate_id = s.candidate_id and i.kind = 'person'
    and i.label not in ('unsubscribe', 'data_request', 'out_of_office') and i.mailbox not like 'information:%'
    and i.received_at >= coalesce(s.begins, '-infinity') and i.received_at < coalesce(s.ends, 'infinity')
), hint as (
  select sid, at, case to_stage when 'APPROVED' then 2 when 'CONTACTED' then 3 when 'AUTOPILOT_RECRUITER' then 5 when 'HIRING_MANAGER' then 5
    when 'AWAITING_INFO' then 5 when 'HIRING_MANAGER_APPROVED' then 6 when 'INTERVIEWING' then 7 when 'OFFER' then 8 when 'HIRED' then 9 else 0 end as step from path
  union all select sid, at, 1 from path where is_verdict
  union all select sid, at, 3 from mail
), contact as (
  select sid, min(at) as at from hint where step = 3 group by sid
), all_hints as (
  select * from hint
  union all select p.sid, p.at, 4 from path p join contact c on c.sid = p.sid and p.at >= c.at where p.to_stage in ('QUESTION', 'NOT_INTERESTED')
  union all select r.sid, r.at, 4 from reply r join contact c on c.sid = r.sid and r.at >= c.at
), came as (
  select e.sid, n.step, name, min(h.at) as at
  from entry e cross join unnest(array[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], array['added', 'reviewed', 'approved', 'contacted', 'answered', 'interested', 'scheduling', 'interviewing', 'offered', 'hired']) as n(step, name)
  join all_hints h on h.sid = e.sid and h.step >= n.step
  group by e.sid, n.step, name
), first_mail as (
  select * from mail where nr = 1
), warm as (
  select sid, at from path where to_stage in ('AUTOPILOT_RECRUITER', 'HIRING_MANAGER', 'AWAITING_INFO', 'HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'OFFER', 'HIRED')
), first_reply as (
  select m.sid, min(r.at) as at from first_mail m join reply r on r.sid = m.sid and r.at >= m.at group by m.sid
), first_warm as (
  select m.sid, min(w.at) as at from first_mail m join warm w on w.sid = m.sid and w.at >= m.at group by m.sid
), sequence as (
  -- who was written to, and what came of it
  select m.sid, m.at, m.step, m.template, m.subject_template, r.at as replied, w.at as interested
  from first_mail m left join first_reply r on r.sid = m.sid left join first_warm w on w.sid = m.sid
), outcome as (
  select *, 'contacted' as what from sequence union all select *, 'replied' from sequence where replied is not null
  union all select *, 'interested' from sequence where interested is not null
), credited as (
  select q.sid, 'replied' as what, max(m.nr) as nr from sequence q join mail m on m.sid = q.sid and m.at <= q.replied group by q.sid
  union all select q.sid, 'interested', max(m.nr) from sequence q join mail m on m.sid = q.sid and m.at <= coalesce(q.replied, q.interested)
    where q.interested is not null group by q.sid
  union all select sid, 'contacted', nr from mail
), way as (
  select distinct on (sid) sid, at, case event when 'outreach_email' then 'mail' when 'linkedin_inmail' then 'inmail' when 'linkedin_invitation' then 'invitation' else 'hand' end as name
  from path where to_stage = 'CONTACTED' order by sid, nr
), furthest as (
  select distinct on (sid) sid, name from came order by sid, step desc
), one as (
  select 'reached' as measure, c.sid, e.joined as at, c.name as key1, '' as key2, 0 as total from came c join entry e using (sid)
  union all select 'happened', sid, at, name, '', 0 from came
  union all select 'ended', e.sid, e.joined, f.name,
    case when e.ends is not null then 'moved' when e.last_stage = 'REJECTED' then 'rejected' when e.last_stage = 'NOT_INTERESTED' then 'declined' else 'open' end, 0 from entry e join furthest f on f.sid = e.sid
  union all select 'stay', p.sid, coalesce(p.next_at, e.ends), p.to_stage, null, round(extract(epoch from coalesce(p.next_at, e.ends) - p.at))::int
    from path p join entry e using (sid) where coalesce(p.next_at, e.ends) is not null
  union all select 'waiting', p.sid, p.at, p.to_stage, '', 0 from path p join entry e using (sid) where p.nr = p.size and e.ends is null
  union all select 'review', sid, at, coalesce(user_id, ''), case when to_stage in ('REJECTED', 'NOT_INTERESTED') then 'rejected' else 'approved' end, 0 from path where is_verdict
  union all select 'decision', p.sid, p.at, coalesce(p.user_id, ''), null, round(extract(epoch from p.at - e.joined))::int from path p join entry e using (sid) where p.is_verdict
  union all select 'taken_back', l.sid, l.at, coalesce(l.user_id, ''), '', 0 from line l where l.undone and l.is_verdict
  union all select 'template', sid, at, template, what, 0 from outcome where step = 0
  union all select 'subject', sid, at, subject_template, what, 0 from outcome where step = 0 and subject_template is not null
  union all select 'answer_time', sid, at, template, null, round(extract(epoch from replied - at))::int from sequence where step = 0 and replied is not null
  union all select 'mail', m.sid, m.at, m.step || ' ' || m.template, c.what, 0 from credited c join mail m on m.sid = c.sid and m.nr = c.nr
  union all select 'way', sid, at, name, 'contacted', 0 from way
  union all select distinct 'way', v.sid, v.at, v.name, 'interested', 0 from way v join warm w on w.sid = v.sid and w.at >= v.at
  union all select 'rejected', sid, last_at, case when last_from in ('UNDER_REVIEW', 'QUEUE') then 'review' else 'later' end, '', 0 from entry where ends is null and last_stage = 'REJECTED'
  union all select distinct 'reason', sid, last_at, reason, case when last_from in ('UNDER_REVIEW', 'QUEUE') then 'review' else 'later' end, 0
    from entry cross join unnest(rejection_reasons) as reason where ends is null and last_stage = 'REJECTED'
  union all select 'declined', sid, last_at, '', '', 0 from entry where ends is null and last_stage = 'NOT_INTERESTED'
  union all select distinct 'decline_reason', sid, last_at, reason, '', 0 from entry cross join unnest(not_interested_reasons) as reason where ends is null and last_stage = 'NOT_INTERESTED'
)
select o.measure, e.project_id, to_char(o.at at time zone 'UTC', 'YYYY-MM-DD') as day,
  case when o.measure in ('reached', 'happened', 'ended') then e.source else '' end as source, o.key1,
  coalesce(o.key2, case when o.total < 1 then '0' else (1 + floor(ln(o.total::float8) / ln(1.1::float8)))::text end) as key2,
  count(*)::int as n, sum(o.total)::bigint as total
from one o join entry e using (sid)
group by 1, 2, 3, 4, 5, 6
order by 1, 2, 3, 4, 5, 6`.execute(database.system)
  return rows
}

/** The sums as the product stores them, in the same order. */
export async function keptSums(database: Database, workspaceId: string): Promise<Sum[]> {
  return (
    database.system
      .selectFrom('insight_count')
      .select(['measure', 'project_id', 'day', 'source', 'key1', 'key2', 'n', 'total'])
      .where('workspace_id', '=', workspaceId)
      .where('grain', '=', 'd')
      .where('project_id', '<>', '')
      // those by source once, without adding their sums again
      .where((eb) => eb.or([eb('source', '<>', ''), eb('measure', 'not in', ['reached', 'happened', 'ended'])]))
      .orderBy('measure')
      .orderBy('project_id')
      .orderBy('day')
      .orderBy('source')
      .orderBy('key1')
      .orderBy('key2')
      .execute()
  )
}
