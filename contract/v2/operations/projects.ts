import { healthGroups } from '@fairlead/domain/operations/health'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { projectTypeField } from '../../code-fields.ts'
import { pageIndex, text } from '../../fields.ts'
import { boardProject } from '../../shapes/operations.ts'

/** Shared by all operations calls. */
export const staffOnly = { 404: 'Not internal staff: responds as if the call did not exist.' }

const optional = text.optional()

export const listBoard = call(
  'GET',
  'v2/operations/projects',
  ['unproven'],
  'Every live project of every workspace by health, 50 per page, with the rules; candidates are not read. Internal staff and super admins only.',
  z.object({
    group: z.enum(healthGroups).optional(),
    type: projectTypeField.optional(),
    owner: optional,
    text: optional,
    sort: z.enum(['urgency', 'age', 'newest']).default('urgency'),
    page_idx: pageIndex.optional(),
  }),
  z.object({
    projects: z.array(boardProject),
    total: z.number().int(),
    /** Projects by group, regardless of the filter. */
    groups: z.record(z.string(), z.number().int()),
    /** The rules for health: the first match decides. */
    rules: z.array(z.object({ operations_status: z.string(), says: z.string() })),
  }),
  { also: staffOnly },
)
export type ListBoard = CallType<typeof listBoard>
