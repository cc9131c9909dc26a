// POST {V1}projects/intake: criteria read out of a job description.
import { jobFields } from '@fairlead/domain/project/job-proposal'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { longText } from '../../fields.ts'

export const readJobDescription = call(
  'POST',
  'v1/projects/intake',
  'Proposes criteria from a job description, as text or as a PDF, DOCX or text file, each with the sentence that proves it. Saves nothing.',
  z.object({ text: longText.default('') }),
  z.object({
    /** What was read, for the job description of a project. */
    text: z.string(),
    proposals: z.array(
      z.object({
        field: z.enum(jobFields),
        value: z.string(),
        strength: z.enum(['must', 'nice']),
        /** A piece of the text, and where in it the proving words stand: [start, end). */
        evidence: z.object({ sentence: z.string(), start: z.number(), end: z.number() }),
      }),
    ),
    /** Keywords found beyond those that are proposed. */
    left_out: z.number(),
  }),
  {
    body: 'file',
    also: { 413: 'The file or its text is too large.', 415: 'The file is of no kind that can be read, or holds no words.' },
  },
)
export type ReadJobDescription = CallType<typeof readJobDescription>
