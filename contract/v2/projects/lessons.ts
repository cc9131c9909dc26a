import { lessonChanges } from '@fairlead/domain/project/lessons'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, json, list, whole } from '../../fields.ts'

const unit = z.enum(['factor', 'years', 'dollars']).nullable()

const lessonLine = z.object({
  key: z.string(),
  change: z.enum(lessonChanges),
  text: z.string(),
  why: z.string(),
  unit,
  amount: z.number().nullable(),
  is_off: z.boolean(),
  is_edited: z.boolean(),
})

export const lessonChoices = json(
  list(z.object({ key: z.string().min(1).max(100), is_off: flag.default(false), amount: z.number().optional() }), 200),
).default([])

/** The new version, and whether a search with it has started. */
export const lessonsChanged = z.object({ version: z.number().int(), is_searching: z.boolean() })

export const listLessons = call(
  'GET',
  'v2/projects/lessons',
  ['staff', 'unproven'],
  'What approvals and rejections taught the search, compared with the version in use, and all versions, newest first.',
  z.object({ project_id: id }),
  z.object({
    /** Number of the newest version; 0 before the first. */
    version: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    /** Decisions that were undone and teach nothing. */
    undone: z.number().int(),
    lines: z.array(
      lessonLine.extend({
        difference: z.enum(['new', 'changed', 'same', 'gone']),
        /** The amount before any edit. */
        learned_amount: z.number().nullable(),
        /** Candidates whose decisions led to it. */
        names: z.array(z.string()),
      }),
    ),
    versions: z.array(
      z.object({
        number: z.number().int(),
        made_at: z.string(),
        /** null when a search learned automatically. */
        made_by: z.string().nullable(),
        cause: z.enum(['search', 'accepted', 'undone', 'restored']),
        restored_number: z.number().int().nullable(),
        decisions: z.number().int(),
        lines: z.array(lessonLine),
      }),
    ),
    /** Candidates in Review without a decision, who would leave with a new search. */
    unseen: z.number().int(),
    /** A change to lessons in use searches again. */
    searches: z.boolean(),
  }),
)
export type ListLessons = CallType<typeof listLessons>

export const acceptLessons = call(
  'PUT',
  'v2/projects/lessons',
  ['staff', 'unproven'],
  'Saves what was learned with these changes as a new version that later searches use. If they change what the last search used, it starts again, and unreviewed candidates leave Review.',
  z.object({ project_id: id, version: whole, choices: lessonChoices }),
  lessonsChanged,
  { audit: 'learning_changed', also: { 409: 'There is a newer version.' } },
)
export type AcceptLessons = CallType<typeof acceptLessons>
