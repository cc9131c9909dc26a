// A person's timeline across the projects the user can open; events of other projects are only counted.
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { notInterestedLabel } from '@fairlead/domain/candidate/not-interested'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import {
  byPlace,
  firstWords,
  placeText,
  readPlaceText,
  timelineAccess,
  timelinePage,
  type TimelineKind,
} from '@fairlead/domain/conversation/timeline'
import { Refusal } from '@fairlead/domain/refusal'
import { historyLabel, isHistoryEvent } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessCandidate } from '../candidates/records/access-candidate.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { loadProject, type LoadedProject } from '../projects/records/access-project.ts'
import { accessPerson, type LoadedPerson } from './access-person.ts'
import { readOwnEvents } from './person-events.ts'
import { countEvents, listEvents, type TimelineEvent, type TimelineRow } from './timeline-views.ts'
import { text } from './texts/texts.ts'

export interface TimelineView {
  events: TimelineEvent[]
  next: string | null
  elsewhere: number
  projects: { projectId: string; projectName: string; candidateId: string; isArchived: boolean }[]
}

interface Filter {
  kind?: TimelineKind | undefined
  /** The position where the page begins. */
  before?: string | undefined
}

export function readPersonTimeline(
  ctx: ActorContext,
  input: Filter & { personId: string; projectId?: string | undefined },
): Promise<TimelineView> {
  return ctx.transaction(async (tx) => readTimeline(tx, ctx, await accessPerson(tx, ctx, input.personId), input))
}

/** A project that hides names doesn't lead to others, which would reveal who they are. */
export function readCandidateTimeline(
  ctx: ActorContext,
  input: Filter & { projectId: string; candidateId: string; ofProjectId?: string | undefined },
): Promise<TimelineView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const person = await accessPerson(tx, ctx, candidate.personId)
    const projectId = project.biasReducer ? project.id : input.ofProjectId
    return readTimeline(tx, ctx, person, { kind: input.kind, before: input.before, projectId }, project.biasReducer)
  })
}

async function readTimeline(
  tx: Tx,
  ctx: ActorContext,
  person: LoadedPerson,
  filter: Filter & { projectId?: string | undefined },
  isHidden = false,
): Promise<TimelineView> {
  const before = filter.before === undefined ? null : readPlaceText(filter.before)
  if (filter.before !== undefined && before === null) throw new Refusal('invalid_input', text.noSuchPage, { before: text.noSuchPage })
  const candidates = await readCandidates(tx, ctx, person)
  const visible = candidates.filter(({ project, access }) => access !== 'count' && (filter.projectId ?? project.id) === project.id)
  if (filter.projectId !== undefined && visible.length === 0) throw new Refusal('project_not_found')
  const idsOf = (list: typeof candidates) => list.map(({ candidateId }) => candidateId)
  const { kind } = filter
  const scope = { open: idsOf(visible), whole: idsOf(visible.filter(({ access }) => access === 'whole')), kind, before, now: ctx.now() }
  const rows = await listEvents(tx, scope, timelinePage + 1)
  const candidateOf = new Map(candidates.map((candidate) => [candidate.candidateId, candidate]))
  // events outside of projects are left out when only one project is visible
  const ownEvents = filter.projectId === undefined ? await readOwnEvents(tx, ctx, person) : []
  const all = [
    ...rows.map((row) => eventOf(row, candidateOf.get(row.candidate_id))),
    ...ownEvents.filter((event) => (kind ?? event.kind) === event.kind && (before === null || byPlace(before, event) < 0)),
  ].toSorted(byPlace)
  const events = all.slice(0, timelinePage)
  const last = events.at(-1)
  const closed = filter.projectId === undefined ? candidates.filter(({ access }) => access === 'count') : []
  return {
    events: events.map((event) => withoutName(event, person, candidateOf.get(event.candidateId ?? '')?.project.biasReducer ?? false)),
    next: all.length > timelinePage && last ? placeText(last) : null,
    elsewhere: await countEvents(tx, idsOf(closed), kind, ctx.now()),
    projects: candidates
      .filter(({ access, project }) => access !== 'count' && (!isHidden || project.id === filter.projectId))
      .map(({ candidateId, project }) => ({
        projectId: project.id,
        projectName: project.name,
        candidateId,
        isArchived: project.isArchived,
      })),
  }
}

interface CandidateOfPerson {
  candidateId: string
  project: LoadedProject
  access: ReturnType<typeof timelineAccess>
  /** Why they were rejected, or aren't interested. */
  decided: { since: Date; reasons: string } | null
}

async function readCandidates(tx: Tx, ctx: ActorContext, { id, shadows, mergedIds }: LoadedPerson) {
  const rows = await tx
    .selectFrom('candidate')
    .select([
      'id',
      'project_id',
      'stage',
      'stage_at',
      'rejection_reasons',
      'rejection_other',
      'not_interested_reasons',
      'not_interested_other',
    ])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', 'in', [id, ...mergedIds, ...(shadows ? [shadows] : [])])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const candidates: CandidateOfPerson[] = []
  for (const row of rows) {
    const project = await loadProject(tx, row.project_id)
    if (!project) continue
    const reasons = [
      ...row.rejection_reasons.map(rejectionLabel),
      row.rejection_other,
      ...row.not_interested_reasons.map(notInterestedLabel),
      row.not_interested_other,
    ].filter((reason): reason is string => Boolean(reason))
    const isDecided = row.stage === 'REJECTED' || row.stage === 'NOT_INTERESTED'
    candidates.push({
      candidateId: row.id,
      project,
      access: timelineAccess(project, ctx.actor),
      decided: isDecided && reasons.length > 0 ? { since: row.stage_at, reasons: reasons.join(', ') } : null,
    })
  }
  return candidates
}

const longestBody = 2000

function eventOf(row: TimelineRow, candidate: CandidateOfPerson | undefined): TimelineEvent {
  const decided = candidate?.access === 'whole' && row.kind === 'move' ? candidate.decided : null
  const isDecision = decided !== null && Math.abs(row.at.getTime() - decided.since.getTime()) < 1000
  const isEmail = row.kind === 'email' && row.event === null
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    label: labelOf(row),
    by: row.by,
    subject: isDecision ? decided.reasons : row.subject,
    text: row.body === null ? null : isEmail ? firstWords(row.body) : row.body.slice(0, longestBody),
    replyLabel: row.reply_label,
    files: row.files,
    projectId: candidate?.project.id ?? null,
    candidateId: row.candidate_id,
  }
}

function labelOf({ event, kind, what: source }: TimelineRow): string {
  if (event !== null) {
    // a newer version may have written others
    if (!isHistoryEvent(event)) return text.timelineOther
    if (kind === 'added' && event === 'under_review') return text.timelineAdded
    const label = historyLabel(event)
    return source === 'planned' && event !== 'scheduled_email' ? text.timelinePlanned(label) : label
  }
  return Object.entries(text.timelineLabels).find(([name]) => name === source)?.[1] ?? text.timelineOther
}

/** If a project hides the name, neither emails nor comments reveal it. */
function withoutName(event: TimelineEvent, { profile, hiddenBy }: LoadedPerson, isHidden: boolean): TimelineEvent {
  if (hiddenBy === null && !isHidden) return event
  const hide = hiderOf(profile, emailsOf(profile), true)
  return { ...event, label: hide(event.label), subject: event.subject && hide(event.subject), text: event.text && hide(event.text) }
}
