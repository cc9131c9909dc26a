// Reads interviews: one with everything its emails need, and lists for the team.
import { greetingName } from '@fairlead/domain/shared/person-name'
import { fieldOf, must } from '@fairlead/domain/shared/records'
import { personNameAsText } from '@fairlead/domain/account/names'
import { approvalSentence, readApproval } from '@fairlead/domain/candidate/approval'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { Meeting } from '@fairlead/domain/interview/booking'
import { fullName } from '@fairlead/domain/shared/profile'
import { sql } from 'kysely'
import { mayDecide } from '@fairlead/domain/project/project'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import { accessProject, loadProject } from '../../projects/records/access-project.ts'
import type { Canceller } from './interview-store.ts'

export interface InterviewView {
  id: string
  projectId: string
  projectName: string
  jobTitle: string
  hiringCompany: string
  candidateId: string
  /** The full name, even if the project hides it. */
  candidateName: string
  candidateFirstName: string
  /** Their email address; null = none. */
  candidateEmail: string | null
  hostUserId: string
  hostName: string
  hostEmail: string
  /** Everyone who holds it, the host first. */
  interviewers: { userId: string; name: string; email: string }[]
  /** Those who sit in; the candidate isn't told their names. */
  trainees: { userId: string; name: string; email: string }[]
  /** The interviewers' names as text. */
  interviewerNames: string
  state: 'held' | 'booked' | 'cancelled' | 'done'
  start: Date
  end: Date
  /** The candidate's time zone. */
  candidateTimeZone: string
  meeting: Meeting
  /** The day of several interviews that it belongs to, and its part in it; null for a single interview. */
  day: { id: string; part: number; name: string } | null
  /** Why the calendar can't make the room; null while nothing is wrong. */
  roomTrouble: string | null
  /** The number the interviewer calls; null when they don't call. */
  candidatePhone: string | null
  uid: string
  sequence: number
  /** The sequence at the last change of its time or state. */
  settledSequence: number
  movedFrom: Date | null
  cancelledBy: Canceller | null
  cancelReason: string
  dayReminderAt: Date | null
  hourReminderAt: Date | null
  /** When the scorecards were opened for comparison. */
  debriefedAt: Date | null
  /** The hiring manager's comment on approval, as a sentence; '' = none. Not for the candidate. */
  assessment: string
  /** The project hides identities. */
  isBiasReduced: boolean
}

const rows = (tx: Tx) =>
  tx
    .selectFrom('interview')
    .innerJoin('project', 'project.id', 'interview.project_id')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .innerJoin('users', 'users.id', 'interview.host_user_id')
    .selectAll('interview')
    .select(['project.name as project_name', 'project.job_title', 'project.hiring_company', 'bias_reducer', 'project.settings'])
    .select(['preferred_email', 'bad_emails', 'person.profile', 'approval_score', 'approval_score_other'])
    .select(
      sql<
        { id: string; first: string; last: string; email: string; role: 'interviewer' | 'trainee' }[]
      >`(select json_agg(json_build_object('id', u.id, 'first', u.first_name, 'last', u.last_name, 'email', u.email, 'role', p.role) order by p.position)
           from interview_panelist p join users u on u.id = p.user_id where p.interview_id = interview.id and p.role <> 'declined')`.as(
        'panelists',
      ),
    )
    .select(['users.email as host_email', 'users.first_name as host_first_name', 'users.last_name as host_last_name'])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function toView(row: Row): InterviewView {
  const { profile } = row
  const inRole = (role: 'interviewer' | 'trainee') =>
    row.panelists
      .filter((member) => member.role === role)
      .map(({ id, first, last, email }) => ({ userId: id, name: personNameAsText(first, last), email }))
  const interviewers = inRole('interviewer')
  const allowsWorkEmails = fieldOf(row.settings, 'allow_work_emails') !== false
  return {
    id: row.id,
    projectId: row.project_id,
    projectName: row.project_name,
    jobTitle: row.job_title,
    hiringCompany: row.hiring_company,
    candidateId: row.candidate_id,
    candidateName: fullName(profile),
    candidateFirstName: greetingName(profile),
    candidateEmail: addressOf({ preferredEmail: row.preferred_email, badEmails: row.bad_emails, profile }, allowsWorkEmails),
    hostUserId: row.host_user_id,
    hostName: personNameAsText(row.host_first_name, row.host_last_name),
    hostEmail: row.host_email,
    interviewers,
    trainees: inRole('trainee'),
    interviewerNames: namesInWords(interviewers.map(({ name }) => name)),
    state: row.state,
    start: row.start_at,
    end: row.end_at,
    candidateTimeZone: row.candidate_time_zone,
    day: row.day_id === null ? null : { id: row.day_id, part: row.part, name: row.part_name },
    meeting: { kind: row.meeting_kind, where: row.meeting_where, room: row.room },
    roomTrouble: row.room === 'pending' ? row.room_why : null,
    candidatePhone: row.candidate_phone,
    uid: row.uid,
    sequence: row.sequence,
    settledSequence: row.settled_sequence,
    movedFrom: row.moved_from,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    dayReminderAt: row.day_reminder_at,
    hourReminderAt: row.hour_reminder_at,
    debriefedAt: row.debriefed_at,
    assessment: approvalSentence(readApproval(row.approval_score, row.approval_score_other)),
    isBiasReduced: row.bias_reducer,
  }
}

/** One interview in any state; null when there is none, such as a released hold. */
export async function readInterview(tx: Tx, id: string): Promise<InterviewView | null> {
  const row = await rows(tx).where('interview.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** A single interview, or those of a day in the order of their times. */
export type BookedParts = { parts: readonly [InterviewView, ...InterviewView[]] }

export async function readParts(tx: Tx, ids: readonly string[]): Promise<BookedParts> {
  const [first, ...rest] = (await rows(tx).where('interview.id', 'in', ids).orderBy('start_at').execute()).map(toView)
  if (!first) throw new Error('A booked interview is missing.')
  return { parts: [first, ...rest] }
}

export interface TeamInterview extends InterviewView {
  /** As the project shows it. */
  shownCandidate: string
  mayDecline: boolean
  mayMove: boolean
  mayCancel: boolean
}

/** Interviews of a project or candidate the actor may read; without either, the actor's own upcoming ones. Excludes holds. */
export function listInterviews(
  ctx: ActorContext,
  { projectId, candidateId }: { projectId?: string | undefined; candidateId?: string | undefined },
): Promise<TeamInterview[]> {
  return ctx.transaction(async (tx) => {
    let query = rows(tx).where('interview.state', '<>', 'held').orderBy('start_at').limit(500)
    if (candidateId !== undefined) {
      const { candidate, project } = await accessCandidate(tx, ctx.actor, { candidateId, projectId }, 'read')
      query = query.where('interview.candidate_id', '=', candidate.id).where('interview.project_id', '=', project.id)
    } else if (projectId === undefined)
      query = query
        .where('interview.id', 'in', (eb) =>
          eb.selectFrom('interview_panelist').select('interview_id').where('user_id', '=', ctx.userId).where('role', '<>', 'declined'),
        )
        .where('interview.state', '=', 'booked')
        .where('end_at', '>', ctx.now())
    else query = query.where('interview.project_id', '=', (await accessProject(tx, ctx.actor, projectId, 'read')).id)
    const views = (await query.execute()).map(toView)
    const decides = new Map<string, boolean>()
    for (const id of new Set(views.map((view) => view.projectId))) {
      const project = await loadProject(tx, id)
      decides.set(id, project !== null && mayDecide(project, ctx.actor))
    }
    return views.map((view) => {
      const isIn = (members: InterviewView['interviewers']) => members.some(({ userId }) => userId === ctx.userId)
      const isBooked = view.state === 'booked'
      const isAhead = isBooked && view.start > ctx.now()
      const mayCancel = isBooked && (isIn(view.interviewers) || must(decides.get(view.projectId)))
      return {
        ...view,
        shownCandidate: shownName(view.candidateName, view.isBiasReduced),
        mayDecline: isAhead && isIn([...view.interviewers, ...view.trainees]),
        mayMove: isAhead && mayCancel,
        mayCancel,
      }
    })
  })
}
