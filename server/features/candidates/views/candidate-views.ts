// Candidates as shown on screens: a page or a person, always with the same few statements.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { sql } from 'kysely'
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { ListFilter, ListSort } from '@fairlead/domain/candidate/list-order'
import type { Profile } from '@fairlead/domain/shared/profile'
import { isHistoryEvent, type HistoryEvent, type Stage } from '@fairlead/domain/shared/stages'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { mayDecide } from '@fairlead/domain/project/project'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { profileFacts, type ProfileFacts } from '@fairlead/matching/explain/profile-facts'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { accessCandidate } from '../records/access-candidate.ts'
import { insertViews } from '../records/decision-record-store.ts'
import { readAtsStandings, type AtsStanding } from '../records/ats-standing.ts'
import { readApplications, type ApplicationView } from '../people/application-views.ts'
import { readTags, type Tag } from '../people/tag-views.ts'
import { countOnly, selectRows, type CandidateRow } from './candidate-rows.ts'
import { readNextSteps, type NextStep } from './next-step-views.ts'
import { readReplyNews, type ReplyNews } from './reply-views.ts'
import { readTalks, type Talk } from './talk-views.ts'
import { text } from '../texts/texts.ts'

const hourMs = 3_600_000
const maxRemembered = 50_000
/** Until when a view counts as the same, by user and candidate. Another process may record it once more, which changes nothing. */
const remembered = new Map<string, number>()

/** After the transaction that read them. Candidates of no batch are in no record. */
async function recordViews(ctx: ActorContext, rows: readonly { id: string; project_id: string; batch: number | null }[]): Promise<void> {
  const now = ctx.now().getTime()
  const keyOf = (candidateId: string) => `${ctx.userId} ${candidateId}`
  const isNew = (key: string) => Math.abs(now - (remembered.get(key) ?? 0)) >= hourMs
  const fresh = rows.filter(({ id, batch }) => batch !== null && isNew(keyOf(id)))
  if (fresh.length === 0) return
  await ctx.transaction(async (tx) => {
    for (const [projectId, candidates] of Map.groupBy(fresh, (row) => row.project_id))
      await insertViews(tx, ctx, { projectId, candidateIds: candidates.map(({ id }) => id), viewer: ctx.userId })
  })
  if (remembered.size > maxRemembered) remembered.clear()
  for (const { id } of fresh) remembered.set(keyOf(id), now)
}

export const pageSize = 50

export interface HistoryView {
  at: Date
  event: HistoryEvent
  detail: string | null
  isScheduled: boolean
  user: { id: string; name: string; picture: string | null } | null
}

export interface CandidateView {
  row: CandidateRow
  rejectionReasons: RejectionReason[]
  notInterestedReasons: NotInterestedReason[]
  profile: Profile
  assessment: Assessment | null
  facts: ProfileFacts
  sources: Record<string, { source: string; at: string }[]>
  project: Pick<LoadedProject, 'biasReducer' | 'settings'>
  history: HistoryView[]
  /** When this workspace last wrote to the same person in another project. */
  contactedElsewhere: { at: Date; by: string | null; projectName: string } | null
  /** Their state in the applicant tracking system; null when they were never meant to be pushed. */
  ats: AtsStanding | null
  /** The hiring manager's review and the interview; null when there is neither. */
  nextStep: NextStep | null
  /** null when not requested. */
  talk: Talk | null
  pause: Pause | null
  /** Their latest reply and its tasks; null for users who can't read email. */
  news: ReplyNews | null
  /** The workspace's tags on the person; [] for users who don't decide. */
  tags: Tag[]
  /** Earlier applications; [] for users who don't decide. */
  applications: ApplicationView[]
  /** The reader decides in the project. */
  mayDecide: boolean
}

/** The candidate is out of office: follow-ups wait until that day; `quote` is the sentence that named it. */
export interface Pause {
  until: string
  quote: string | null
}

/** null when nothing waits anymore. */
export function pauseOf(until: Date | null, quote: string | null, now: Date): Pause | null {
  return until && until > now ? { until: dayOfMoment(until), quote } : null
}

export interface CandidatePage {
  candidates: CandidateView[]
  total: number
  page: number
}

/** Page 1 is the first. The review queue is sorted by batch, then best first; other stages newest first by default.
 *  Sorting by name is refused where names are hidden. */
export async function listCandidates(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: { projectId: string; stage: Stage; page: number; compact?: boolean; sort?: ListSort | undefined; only?: ListFilter | undefined },
): Promise<CandidatePage> {
  const page = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'read')
    if (input.sort === 'name' && project.biasReducer) throw new Refusal('invalid_input', undefined, { sort: text.namesHidden })
    // history is for those who decide
    if (input.only === 'applied' && !mayDecide(project, ctx.actor)) throw new Refusal('not_permitted')
    const { stage, sort, only } = input
    const rows = await selectRows(tx, { projectId: project.id, stage, sort, only, offset: (input.page - 1) * pageSize, limit: pageSize })
    const candidates = await toViews(
      tx,
      ctx,
      vocabulary,
      project,
      rows,
      input.compact ? 'nothing' : whatFor(project, ctx),
      mayDecide(project, ctx.actor),
    )
    const total = only ? await countOnly(tx, project.id, stage, only) : (project.counts[stage] ?? 0)
    return { candidates, total, page: input.page }
  })
  await recordViews(ctx, rowsOf(page.candidates))
  return page
}

const rowsOf = (views: readonly CandidateView[]) => views.map(({ row }) => row)

export async function readCandidate(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: { projectId?: string | undefined; candidateId: string },
): Promise<CandidateView> {
  const candidateView = await ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const rows = await selectRows(tx, { projectId: project.id, candidateId: candidate.id, offset: 0, limit: 1 })
    const [view] = await toViews(tx, ctx, vocabulary, project, rows, whatFor(project, ctx), mayDecide(project, ctx.actor))
    // they may have moved to another project between two statements
    if (!view) throw new Refusal('candidate_not_found')
    return view
  })
  await recordViews(ctx, rowsOf([candidateView]))
  return candidateView
}

/** The next candidate of the review queue, the best of the oldest batch; null when no one is left. */
export async function readNext(ctx: ActorContext, vocabulary: Vocabulary, projectId: string): Promise<CandidateView | null> {
  const next = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const rows = await selectRows(tx, { projectId: project.id, stage: 'UNDER_REVIEW', offset: 0, limit: 1 })
    const [view] = await toViews(tx, ctx, vocabulary, project, rows, whatFor(project, ctx), mayDecide(project, ctx.actor))
    return view ?? null
  })
  await recordViews(ctx, rowsOf(next ? [next] : []))
  return next
}

/** Some candidates of a stage for a guest: longest wait first, without comments and email. */
export async function viewsForGuest(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  project: LoadedProject,
  selection: { stage: Stage; ids: readonly string[]; limit: number },
): Promise<CandidateView[]> {
  const { stage, ids, limit } = selection
  const rows = await selectRows(tx, { projectId: project.id, stage, ids, offset: 0, limit })
  await insertViews(tx, ctx, { projectId: project.id, candidateIds: rows.map(({ id }) => id), viewer: 'guest' })
  return (await toViews(tx, ctx, vocabulary, project, rows, 'nothing', false)).toReversed()
}

/** Email is for deciders; comment-only users see only comments. */
const whatFor = (project: LoadedProject, ctx: ActorContext) => (mayDecide(project, ctx.actor) ? 'everything' : 'comments')

async function toViews(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  project: LoadedProject,
  rows: CandidateRow[],
  detail: 'nothing' | 'comments' | 'everything',
  withReplies: boolean,
): Promise<CandidateView[]> {
  const ids = rows.map((row) => row.id)
  const lines = ids.length === 0 ? [] : await selectHistory(tx, ids)
  const byCandidate = Map.groupBy(lines, (line) => line.candidate_id)
  const elsewhere = ids.length === 0 ? [] : await selectContacted(tx, rows)
  const talks = detail === 'nothing' ? null : await readTalks(tx, ids, detail === 'everything')
  const standings = await readAtsStandings(tx, ids)
  const news = withReplies ? await readReplyNews(tx, ids) : null
  const people = withReplies ? rows.map((row) => row.person_id) : []
  const tags = await readTags(tx, people)
  const applications = await readApplications(tx, people)
  const nextSteps = await readNextSteps(tx, ids)
  const titles = preferencesOf(project.settings).jobTitles
  const today = ctx.now().toISOString().slice(0, 7)
  return rows.map((row) => ({
    row,
    rejectionReasons: row.rejection_reasons,
    notInterestedReasons: row.not_interested_reasons,
    profile: row.profile,
    facts: profileFacts(vocabulary, row.profile, titles, today),
    talk: talks?.get(row.id) ?? (talks ? { comments: [], emails: [], isSending: false } : null),
    pause: pauseOf(row.paused_until, row.pause_quote, ctx.now()),
    ats: standings.get(row.id) ?? null,
    news: news?.get(row.id) ?? null,
    tags: tags.get(row.person_id) ?? [],
    applications: applications.get(row.person_id) ?? [],
    mayDecide: withReplies,
    nextStep: nextSteps.get(row.id) ?? null,
    assessment: row.assessment,
    sources: row.sources,
    project,
    contactedElsewhere: contactOf(elsewhere.find((contact) => contact.person_id === row.person_id)),
    history: (byCandidate.get(row.id) ?? []).flatMap(({ event, ...line }) => {
      // a newer version may have written others
      if (!isHistoryEvent(event)) return []
      const user = line.user_id
        ? { id: line.user_id, name: `${line.first_name ?? ''} ${line.last_name ?? ''}`.trim(), picture: line.profile_picture }
        : null
      return [{ at: line.at, event, detail: line.detail, isScheduled: line.is_scheduled, user }]
    }),
  }))
}

function selectHistory(tx: Tx, candidateIds: string[]) {
  return tx
    .selectFrom('candidate_history')
    .leftJoin('users', 'users.id', 'candidate_history.user_id')
    .selectAll('candidate_history')
    .select(['users.first_name', 'users.last_name', 'users.profile_picture'])
    .where('candidate_history.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('candidate_history.at')
    .orderBy('candidate_history.id')
    .execute()
}

function selectContacted(tx: Tx, rows: CandidateRow[]) {
  return tx
    .selectFrom('candidate')
    .innerJoin('project', 'project.id', 'candidate.project_id')
    .leftJoin('message', (join) => join.onRef('message.candidate_id', '=', 'candidate.id').on('message.step', '=', 0))
    .select(['candidate.person_id', 'candidate.contacted_at', 'project.name', 'message.from_name'])
    .where('candidate.person_id', '=', sql<string>`any(${rows.map((row) => row.person_id)})`)
    .where('candidate.project_id', '<>', must(rows[0]).project_id)
    .where('candidate.contacted_at', 'is not', null)
    .orderBy('candidate.contacted_at', 'desc')
    .execute()
}

function contactOf(
  contact: { contacted_at: Date | null; name: string; from_name: string | null } | undefined,
): CandidateView['contactedElsewhere'] {
  return contact?.contacted_at ? { at: contact.contacted_at, by: contact.from_name, projectName: contact.name } : null
}

/** The hiring manager's rating, as stored, and the candidate's name. */
export function readStoredApproval(tx: Tx, candidateId: string) {
  return tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['approval_score', 'approval_score_other', 'person.name'])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow()
}
