// The latest replies and tasks of all candidates on a page, in one statement each.
import type { PersonFlag } from '@fairlead/domain/candidate/person-flags'
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import type { TaskDetails, TaskKind } from '@fairlead/domain/conversation/tasks'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface LastReply {
  id: string
  /** null when it wasn't classified, as with automatic receipts. */
  label: ReplyLabel | null
  confident: boolean
  text: string
  because: string | null
  at: Date
}

export interface ReplyTask {
  id: string
  kind: TaskKind
  /** 'YYYY-MM-DD' */
  day: string | null
  quote: string | null
  details: TaskDetails
}

export interface ReplyNews {
  last: LastReply | null
  tasks: ReplyTask[]
  flag: { kind: PersonFlag; quote: string | null; at: Date } | null
}

const longestShown = 600

/** By candidate. Bounces and replies from copied colleagues aren't the candidate's words. */
export async function readReplyNews(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, ReplyNews>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    last: (Omit<LastReply, 'at'> & { at: string }) | null
    tasks: ReplyTask[] | null
    flag: { kind: PersonFlag; quote: string | null; at: string } | null
  }>`
    select c.id,
      (select json_build_object('id', i.id, 'label', i.label, 'confident', coalesce(i.confident, false), 'because', i.because, 'at', i.received_at,
          'text', left(coalesce(nullif(i.reply_text, ''), i.body_text), ${longestShown}))
        from inbound_mail i where i.candidate_id = c.id and (i.label is not null or i.matched_by = 'hand') and i.kind in ('person', 'auto_reply')
        order by i.received_at desc, i.created_at desc limit 1) as last,
      (select json_agg(json_build_object('id', t.id, 'kind', t.kind, 'day', to_char(t.due_at at time zone 'UTC', 'YYYY-MM-DD'), 'quote', t.quote,
          'details', t.details) order by t.due_at nulls last, t.number)
        from task t where t.candidate_id = c.id and t.state = 'open') as tasks,
      (select json_build_object('kind', f.kind, 'quote', f.quote, 'at', f.at)
        from person_flag f where f.person_id = c.person_id order by f.kind limit 1) as flag
    from candidate c where c.id = any(${candidateIds})`.execute(tx)
  return new Map(
    rows.map(({ id, last, tasks, flag }) => [
      id,
      { last: last && { ...last, at: new Date(last.at) }, tasks: tasks ?? [], flag: flag && { ...flag, at: new Date(flag.at) } },
    ]),
  )
}

/** The latest email of each candidate in their own words; candidates who haven't written are left out. */
export async function readLastReplies(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, { text: string; at: Date }>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('inbound_mail')
    .distinctOn('candidate_id')
    .select(['candidate_id', 'reply_text', 'body_text', 'received_at'])
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where('kind', '=', 'person')
    .orderBy('candidate_id')
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ candidate_id, reply_text, body_text, received_at }) => {
      const text = reply_text.trim() || extractReply(body_text)
      return candidate_id && text ? [[candidate_id, { text, at: received_at }] as const] : []
    }),
  )
}
