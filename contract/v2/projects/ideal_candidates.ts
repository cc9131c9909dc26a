import { traitKinds } from '@fairlead/domain/project/ideal-traits'
import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { json, list } from '../../fields.ts'
import { idealCandidate, idealResume } from '../../shapes/ideal-candidate.ts'

export const readIdealCandidates = call(
  'POST',
  'v2/projects/ideal_candidates',
  ['staff', 'unproven'],
  'What the talent pool or their résumés say about these ideal candidates, and what the search learns from them. Saves nothing.',
  z.object({ ideal_candidates: json(list(idealCandidate, limits.idealCandidates)) }),
  z.object({
    /** In the requested order. */
    people: z.array(
      z.object({
        /** false: not in the talent pool, so nothing is learned from them yet. */
        known: z.boolean(),
        name: z.string(),
        title: z.string(),
        company: z.string(),
        location: z.string(),
      }),
    ),
    traits: z.array(
      z.object({
        /** The key for `ideal_traits_left_out`, which excludes it from the search. */
        key: z.string(),
        kind: z.enum(traitKinds),
        label: z.string(),
        /** Who has it: indexes of `people`. */
        from: z.array(z.number().int()),
      }),
    ),
    /** Whole years of work of the least and the most experienced. */
    years: z.object({ min: z.number().int(), max: z.number().int(), from: z.array(z.number().int()) }).nullable(),
  }),
  { audit: 'project_changed' },
)
export type ReadIdealCandidates = CallType<typeof readIdealCandidates>

export const readIdealResume = call(
  'POST',
  'v2/projects/ideal_candidates/resume',
  ['staff', 'unproven'],
  'Reads a résumé (PDF, DOCX, text, or JSON Resume) as an ideal candidate: jobs, education, skills, place. Protected traits are not read, and nothing is saved.',
  z.object({}),
  z.object({ resume: idealResume }),
  {
    audit: null,
    body: 'file',
    fileMegabytes: 16,
    also: { 413: 'The file or its text is too large.', 415: 'The file type is not supported, or the file is not a résumé.' },
  },
)
export type ReadIdealResume = CallType<typeof readIdealResume>
