// The team inbox: conversations in every project whose email the user may open, those that need a reply first.
import { personNameAsText } from '@fairlead/domain/account/names'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import {
  inboxState,
  isAnswerOwed,
  labelsNeverSettled,
  labelsOwedAnAnswer,
  labelsThatLeaveNothing,
  settledStages,
  type InboxState,
} from '@fairlead/domain/conversation/inbox'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { Stage } from '@fairlead/domain/shared/stages'
import { sql, type RawBuilder } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

export interface InboxFilter {
  /** `open`: needs a reply, or waits for the candidate. */
  show: 'open' | 'snoozed' | 'done'
  projectId?: string | undefined
  label?: ReplyLabel | undefined
  mailboxId?: string | undefined
  /** 'none' = unassigned. */
  assigneeId?: string | undefined
  /** Only those with an open comment that mentions the user. */
  mentionsMe?: boolean | undefined
}

export interface InboxEntry {
  candidateId: string
  projectId: string
  projectName: string
  /** null when names are hidden: the ID would lead to the name in the talent pool. */
  personId: string | null
  name: string
  /** How many of the candidate's emails exist; sorting refers to these. */
  emails: number
  state: InboxState
  /** The candidate's last email, its classification, and whether that is certain. */
  mailId: string
  label: ReplyLabel | null
  isCertain: boolean
  subject: string
  /** Of the candidate's last email; null when names are hidden. */
  snippet: string | null
  receivedAt: Date
  sentAt: Date | null
  snoozedUntil: Date | null
  assignee: { id: string; name: string } | null
  /** An open comment mentions the user. */
  mentionsMe: boolean
}

export interface InboxView {
  entries: InboxEntry[]
  hasMore: boolean
  /** Who a conversation can be assigned to, and which mailboxes send email. */
  members: { id: string; name: string }[]
  mailboxes: { id: string; address: string }[]
}

const maxListed = 200
const snippetLength = 240

export function listInbox(ctx: ActorContext, filter: InboxFilter): Promise<InboxView> {
  return ctx.transaction(async (tx) => {
    const rows = await findConversations(tx, ctx, filter)
    const entries = rows.slice(0, maxListed).map((row) => toEntry(row, ctx.now()))
    const hasMore = rows.length > maxListed
    // no team data for users who can't open any project's email
    if (!(await mayOpenAny(tx, ctx))) return { entries, hasMore, members: [], mailboxes: [] }
    const read = rows.flatMap(({ mailbox }) => mailbox.split('mailbox:')[1] ?? [])
    return { entries, hasMore, members: await listMembers(tx, ctx), mailboxes: await listMailboxes(tx, ctx, read) }
  })
}

/** The conversations that need an answer, the longest wait first, at most `limit`. */
export function listUnanswered(ctx: ActorContext, limit: number): Promise<InboxEntry[]> {
  return ctx.transaction(async (tx) => {
    const rows = await findConversations(tx, ctx, { show: 'open' }, limit)
    return rows.map((row) => toEntry(row, ctx.now())).filter(({ state }) => state === 'needs_answer')
  })
}

export interface Unanswered {
  /** Candidates in Needs Attention whose conversation needs an answer, and those in other stages. */
  inAttention: number
  elsewhere: number
}

/** How many conversations need an answer, by project. */
export function countUnanswered(ctx: ActorContext): Promise<Map<string, Unanswered>> {
  return ctx.transaction(async (tx) => {
    const { rows } = await sql<Unanswered & { id: string }>`
      select project.id, count(*) filter (where candidate.stage = 'QUESTION')::int as "inAttention",
        count(*) filter (where candidate.stage <> 'QUESTION')::int as elsewhere
      ${conversations(ctx)} and ${isOpen(ctx.now())} and ${needsAnswer}
      group by project.id`.execute(tx)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  })
}

function toEntry(row: Row, now: Date): InboxEntry {
  const facts = {
    receivedAt: row.due_at ?? row.received_at,
    owed: isAnswerOwed(row.due_at && { label: row.due_label, isCertain: row.due_certain ?? false, receivedAt: row.due_at }, {
      stage: row.stage,
      stageAt: row.stage_at,
    }),
    sentAt: row.sent_at,
    emails: row.emails,
    seenEmails: row.seen_emails ?? 0,
    snoozedUntil: row.snoozed_until,
    isDone: row.done_at !== null,
  }
  const state = inboxState(facts, now)
  return {
    candidateId: row.candidate_id,
    projectId: row.project_id,
    projectName: row.project_name,
    personId: row.bias_reducer ? null : row.person_id,
    emails: row.emails,
    name: shownName(row.person_name, row.bias_reducer),
    state,
    mailId: row.mail_id,
    label: row.label,
    isCertain: row.confident ?? true,
    // candidates write their names into both
    subject: row.bias_reducer ? '' : row.subject,
    snippet: row.bias_reducer ? null : row.reply_text.replaceAll(/\s+/g, ' ').trim().slice(0, snippetLength),
    receivedAt: row.received_at,
    sentAt: row.sent_at,
    snoozedUntil: state === 'snoozed' ? row.snoozed_until : null,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: personNameAsText(row.first_name ?? '', row.last_name ?? '') },
    mentionsMe: row.mentions_me,
  }
}

interface Row {
  candidate_id: string
  project_id: string
  project_name: string
  bias_reducer: boolean
  person_id: string
  person_name: string
  stage: Stage
  stage_at: Date
  mail_id: string
  label: ReplyLabel | null
  confident: boolean | null
  /** The last email that is more than thanks or an absence. */
  due_label: ReplyLabel | null
  due_certain: boolean | null
  due_at: Date | null
  subject: string
  reply_text: string
  received_at: Date
  mailbox: string
  emails: number
  sent_at: Date | null
  seen_emails: number | null
  snoozed_until: Date | null
  done_at: Date | null
  assignee_id: string | null
  first_name: string | null
  last_name: string | null
  mentions_me: boolean
}

/** The candidate's own messages: no automatic email, no calendar responses, and nothing from copied colleagues, which has no label. */
const isTheirs = sql`kind = 'person' and invitation is null and (label is not null or matched_by = 'hand')`

/** The same rules as `inboxState`, so that excluded conversations don't displace listed ones. */
const isSorted = sql`coalesce(theirs.emails <= care.seen_emails, false)`
const isDone = sql`(${isSorted} and care.done_at is not null)`
const isOpen = (now: Date) => sql`not ${isDone} and not ${isSnoozed(now)}`
const isSnoozed = (now: Date) => sql`coalesce(${isSorted} and care.done_at is null and care.snoozed_until > ${now}, false)`
const isUnanswered = (since: RawBuilder<unknown>) => sql`(${since} is not null and (ours.sent_at is null or ours.sent_at < ${since}))`
const isAwake = sql`(${isSorted} and care.snoozed_until > coalesce(due.received_at, last.received_at))`
const isSettled = sql`(candidate.stage = any(${settledStages}::text[]) and candidate.stage_at >= due.received_at
  and coalesce(due.label <> all(${labelsNeverSettled}::text[]), true))`
const needsAnswer = sql`case
  when ${isAwake} then ${isUnanswered(sql`care.snoozed_until`)}
  else ${isUnanswered(sql`due.received_at`)} and not ${isSettled} and (due.label is null or due.label = any(${labelsOwedAnAnswer}::text[])) end`
const needsCheck = sql`(not ${needsAnswer} and not ${isSettled} and ${isUnanswered(sql`due.received_at`)} and not coalesce(due.confident, false))`

/** A resolved comment asks no one anymore. */
const mentions = ({ userId }: ActorContext) => sql`exists (
  select from comment join comment_mention mention on mention.comment_id = comment.id
  where comment.candidate_id = candidate.id and comment.resolved_at is null and mention.user_id = ${userId})`

/** The roster gives an unverified address nothing, except to the project's owner. */
function mayOpen({ email, isSuperAdmin, isUnproven = false, userId }: ActorContext['actor']) {
  return sql`(
    ${isSuperAdmin} or (not ${isUnproven} or project.owner_id = ${userId}) and (
      exists (select from project_collaborator c where c.project_id = project.id and c.email = ${email} and c.roster_role in ('owner', 'member'))
      or not exists (select from project_collaborator c where c.project_id = project.id)))`
}

async function mayOpenAny(tx: Tx, ctx: ActorContext): Promise<boolean> {
  const { rows } = await sql`
    select from project where workspace_id = ${ctx.workspaceId} and not is_archived and ${mayOpen(ctx.actor)} limit 1`.execute(tx)
  return rows.length > 0
}

/** Every conversation the user may open, with its last email, our last one, and how it was sorted. */
const conversations = (ctx: ActorContext) => sql`
    from (
      select candidate_id, count(*)::int as emails from inbound_mail
      where workspace_id = ${ctx.workspaceId} and candidate_id is not null and ${isTheirs} group by candidate_id) theirs
    join candidate on candidate.id = theirs.candidate_id
    join project on project.id = candidate.project_id
    join lateral (
      select id, label, confident, subject, reply_text, received_at, mailbox from inbound_mail
      where candidate_id = candidate.id and ${isTheirs} order by received_at desc, created_at desc limit 1) last on true
    left join lateral (
      select label, confident, received_at from inbound_mail
      where candidate_id = candidate.id and ${isTheirs} and (label is null or label <> all(${labelsThatLeaveNothing}::text[]))
      order by received_at desc, created_at desc limit 1) due on true
    left join lateral (
      select max(sent_at) as sent_at from message where candidate_id = candidate.id and state = 'sent') ours on true
    left join conversation care on care.candidate_id = candidate.id
    left join person on person.id = candidate.person_id
    left join users assignee on assignee.id = care.assignee_id and assignee.disabled_at is null and assignee.removed_at is null
    where candidate.workspace_id = ${ctx.workspaceId} and not project.is_archived and ${mayOpen(ctx.actor)}`

async function findConversations(tx: Tx, ctx: ActorContext, filter: InboxFilter, limit = maxListed + 1): Promise<Row[]> {
  const now = ctx.now()
  const conditions = {
    open: isOpen(now),
    snoozed: isSnoozed(now),
    done: isDone,
  }[filter.show]
  const { projectId, label, mailboxId, assigneeId } = filter
  const { rows } = await sql<Row>`
    select candidate.id as candidate_id, project.id as project_id, project.name as project_name, project.bias_reducer,
      person.id as person_id, person.name as person_name, candidate.stage, candidate.stage_at, last.id as mail_id, last.label, last.confident,
      due.label as due_label, due.confident as due_certain, due.received_at as due_at, last.subject, last.reply_text, last.received_at, last.mailbox, theirs.emails,
      ours.sent_at, care.seen_emails, care.snoozed_until, care.done_at, assignee.id as assignee_id, assignee.first_name, assignee.last_name,
      ${mentions(ctx)} as mentions_me
    ${conversations(ctx)} and ${conditions}
      ${projectId ? sql`and project.id = ${projectId}` : sql``}
      ${label ? sql`and last.label = ${label}` : sql``}
      ${mailboxId ? sql`and last.mailbox = ${`mailbox:${mailboxId}`}` : sql``}
      ${assigneeId === 'none' ? sql`and assignee.id is null` : assigneeId ? sql`and assignee.id = ${assigneeId}` : sql``}
      ${filter.mentionsMe ? sql`and ${mentions(ctx)}` : sql``}
    order by ${needsAnswer} desc, ${needsCheck} desc, case when ${needsAnswer} then due.received_at end,
      last.received_at desc, candidate.id
    limit ${limit}`.execute(tx)
  return rows
}

async function listMembers(tx: Tx, ctx: ActorContext): Promise<InboxView['members']> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_name, last_name }) => ({ id, name: personNameAsText(first_name, last_name) }))
}

/** Shared ones, the user's own, and those where the listed emails were read. */
function listMailboxes(tx: Tx, ctx: ActorContext, read: readonly string[]): Promise<InboxView['mailboxes']> {
  return tx
    .selectFrom('mailbox')
    .select(['id', 'address'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('disconnected_at', 'is', null)
    .where((eb) =>
      eb.or([eb('is_shared', '=', true), eb('user_id', '=', ctx.userId), eb('id', '=', sql<string>`any(${[...new Set(read)]}::text[])`)]),
    )
    .orderBy('address')
    .execute()
}
