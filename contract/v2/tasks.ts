import { disputeSubjects } from '@fairlead/domain/candidate/your-data'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id } from '../fields.ts'
import { taskShape } from '../shapes/task.ts'

export const listTasks = call(
  'GET',
  'v2/tasks',
  ['staff', 'unproven'],
  'Open tasks, earliest first, at most 500: candidates to check back with, recommended people, and requests about personal data. With a project, only its tasks.',
  z.object({ project_id: id.optional() }),
  z.array(
    taskShape.extend({
      project_id: z.string(),
      project_name: z.string(),
      candidate_id: z.string(),
      candidate_name: z.string(),
      date: z.string(),
      may_close: z.boolean(),
    }),
  ),
)
export type ListTasks = CallType<typeof listTasks>

export const changeTask = call(
  'PUT',
  'v2/tasks',
  ['unproven'],
  'Sets the day when the team is reminded to check back with a candidate.',
  z.object({ task_id: id, due_date: z.string() }),
  done,
  { audit: 'conversation_sorted' },
)
export type ChangeTask = CallType<typeof changeTask>

export const closeTask = call(
  'POST',
  'v2/tasks/close',
  ['unproven'],
  'Closes a task. A request about personal data needs a note about what was done, and an admin of the workspace.',
  z.object({ task_id: id, state: z.enum(['done', 'dismissed']), outcome: z.string().optional() }),
  done,
  { audit: 'conversation_sorted' },
)
export type CloseTask = CallType<typeof closeTask>

export const addReferred = call(
  'POST',
  'v2/tasks/referral',
  ['unproven'],
  'Adds a recommended person to the project of the candidate who recommended them, and closes the task. Nothing is sent.',
  z.object({ task_id: id, name: z.string(), email: z.string(), linkedin_url: z.string().optional() }),
  z.object({ candidate_id: z.string(), in_project: z.boolean() }),
  { audit: 'conversation_sorted' },
)
export type AddReferred = CallType<typeof addReferred>

export const unflagPerson = call(
  'DELETE',
  'v2/tasks/flag',
  ['unproven'],
  "Removes the wrong-person mark from a candidate: the workspace's projects can contact them again.",
  z.object({ project_id: id, candidate_id: id }),
  done,
  { audit: 'conversation_sorted' },
)
export type UnflagPerson = CallType<typeof unflagPerson>

export const readDispute = call(
  'GET',
  'v2/tasks/dispute',
  ['staff', 'unproven'],
  'What a candidate says is wrong about them, and the score before and after if it is accepted.',
  z.object({ task_id: id }),
  z.object({
    about: z.enum(disputeSubjects),
    /** The reason or requirement; null for a fact. */
    claim: z.string().nullable(),
    change: z.string(),
    statement: z.string().nullable(),
    /** Both for talent/resume. */
    person_id: z.string(),
    document_id: z.string().nullable(),
    document_name: z.string().nullable(),
    due_date: z.string().nullable(),
    /** On the card; null = not ranked by software. */
    score: z.number().nullable(),
    /** As a search would give today; `after` is null when the fact is gone. */
    before: z.number().nullable(),
    after: z.number().nullable(),
    missed_before: z.array(z.string()),
    missed_after: z.array(z.string()),
  }),
)
export type ReadDispute = CallType<typeof readDispute>

export const settleDispute = call(
  'POST',
  'v2/tasks/dispute',
  ['unproven'],
  'Accepts or declines what a candidate disputes. An accepted change is stated by the person from then on. They get the answer by email.',
  z.object({ task_id: id, accept: flag, reason: z.string() }),
  done,
  { audit: 'conversation_sorted' },
)
export type SettleDispute = CallType<typeof settleDispute>
