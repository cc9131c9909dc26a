// {V2}home: what waits for the user, across their projects.
import { taskKinds } from '@fairlead/domain/conversation/tasks'
import { isTimeZone } from '@fairlead/domain/interview/interviewer'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { text as english } from '../texts/texts.ts'

const project = z.object({ project_id: z.string(), project_name: z.string(), hiring_company: z.string() })
const candidate = { candidate_id: z.string(), candidate_name: z.string() }
/** null where the user can't open the project. */
const place = { project_id: z.string().nullable(), project_name: z.string() }
const count = z.number().int()
const date = z.string()

export const readHome = call(
  'GET',
  'v2/home',
  ['staff', 'unproven'],
  'What waits for the user in all of their projects, by kind, at most 50 of each; projects are listed in full.',
  z.object({
    /** Today is the day in this zone. */
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, { error: () => english.noSuchTimeZone })
      .default('UTC'),
  }),
  z.object({
    /** Mailboxes, sending domains, and calendars that don't work. */
    trouble: z.array(
      z.object({ kind: z.enum(['mailbox', 'shared_mailbox', 'domain', 'calendar']), name: z.string(), reason: z.string().nullable() }),
    ),
    /** Booked for today and not over, earliest first. */
    interviews: z.array(
      z.object({
        id: z.string(),
        ...place,
        ...candidate,
        start: date,
        end: date,
        meeting_kind: z.enum(['video', 'phone', 'place']),
        /** The link, the number, or the place. */
        meeting_where: z.string(),
        interviewers: z.array(z.string()),
        is_mine: z.boolean(),
      }),
    ),
    /** How many candidates need an answer in all projects. */
    answer_count: count,
    /** The longest wait first. */
    answers: z.array(
      project.extend({
        ...candidate,
        /** The classification of the last email. */
        label: z.enum(replyLabels).nullable(),
        /** null if names are hidden. */
        snippet: z.string().nullable(),
        received_date: date,
        assignee_name: z.string().nullable(),
      }),
    ),
    /** Candidates in Needs Attention without a conversation that needs an answer. */
    attention: z.array(project.extend({ count })),
    /** Candidates to review, the newest batch first. */
    review: z.array(project.extend({ count, ready_date: date.nullable() })),
    /** Interested candidates without a decision: the user's own first, then the longest wait. */
    decisions: z.array(
      project.extend({
        count,
        /** The tab is the recruiter's, not the hiring manager's. */
        is_recruiter: z.boolean(),
        /** Who else was asked and hasn't decided. */
        managers: z.array(z.string()),
        /** The user was asked. */
        is_asked: z.boolean(),
        since: date.nullable(),
      }),
    ),
    /** Searches that failed or found no one. */
    searches: z.array(project.extend({ problem: z.enum(['failed', 'found_no_one']), date: date.nullable() })),
    /** Open tasks without a day, or due today or earlier. */
    tasks: z.array(
      project.extend({
        ...candidate,
        kind: z.enum(taskKinds),
        /** The recommended person. */
        referred_name: z.string().nullable(),
        due_date: z.string().nullable(),
      }),
    ),
    /** Open comments that mention the user. */
    mentions: z.array(z.object({ ...place, ...candidate, by: z.string(), text: z.string(), date })),
    /** Interviews that the user held without submitting a scorecard. */
    scorecards: z.array(z.object({ interview_id: z.string(), ...place, ...candidate, date })),
    /** Offer letters that wait for the user's approval. `by`: who wrote it; '' when they are gone. */
    approvals: z.array(z.object({ ...place, ...candidate, by: z.string() })),
    /** Saved searches of the talent pool with people who were added since the user looked. */
    /** For admins: people who must be told that the workspace has their data. */
    notices: z.object({ overdue: count, soon: count }),
    new_people: z.array(z.object({ search_id: z.string(), name: z.string(), people: count, since: date.nullable() })),
    /** Drafts that the user may finish, newest first. */
    drafts: z.array(project.extend({ date })),
    has_projects: z.boolean(),
  }),
)
export type ReadHome = CallType<typeof readHome>
