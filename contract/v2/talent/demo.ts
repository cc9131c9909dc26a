import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

const state = z.object({
  /** People the workspace itself has added. */
  people: z.number().int(),
  /** Whether the workspace finds the demo's fictional people. */
  is_in_demo: z.boolean(),
  /** Fictional people in the workspace's projects; after leaving, those who are still to be removed. */
  candidates: z.number().int(),
  projects: z.number().int(),
  can_leave: z.boolean(),
})
export type WireDemo = z.infer<typeof state>

export const readDemo = call(
  'GET',
  'v2/talent/demo',
  ['staff', 'unproven'],
  'How many people the workspace has added, and how many fictional people of the demo are in its projects.',
  nothing,
  state,
)
export type ReadDemo = CallType<typeof readDemo>

export const leaveDemo = call(
  'DELETE',
  'v2/talent/demo',
  ['unproven'],
  'Leaves the demo: the workspace no longer finds fictional people, and those in its projects are removed with their emails, in the background. Admins only; repeated calls remove what remains.',
  nothing,
  state,
  { audit: 'itself', also: { 409: 'An interview with a fictional person is booked.' } },
)
export type LeaveDemo = CallType<typeof leaveDemo>
