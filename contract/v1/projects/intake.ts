import { jobFields } from '@fairlead/domain/project/job-proposal'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, longText } from '../../fields.ts'

export const readJobDescription = call(
  'POST',
  'v1/projects/intake',
  ['staff', 'unproven'],
  'Proposes criteria from a job description (text, PDF, DOCX, or text file), each with the sentence it came from. Saves nothing.',
  z.object({
    /** The text, or a page's URL if pages may be opened. */
    text: longText.default(''),
    /** Also use a language model, if one is configured; takes up to 20 seconds. */
    model: flag.default(false),
  }),
  z.object({
    /** The text that was read, for the project's job description. */
    text: z.string(),
    proposals: z.array(
      z.object({
        field: z.enum(jobFields),
        value: z.string(),
        strength: z.enum(['must', 'nice']),
        /** The sentence, and the position of the evidence in it: [start, end). */
        evidence: z.object({ sentence: z.string(), start: z.number(), end: z.number() }),
        /** Read in the text by the product itself, or by a language model and proven by the text. */
        by: z.enum(['rules', 'model']),
        /** False for words that were not understood with confidence: shown, and used only when the user asks for it. */
        is_used: z.boolean(),
      }),
    ),
    /** The main language of the text; `code` is null when it is too short. */
    language: z.object({
      code: z.string().nullable(),
      name: z.string(),
      /** false: this language isn't supported, and few criteria will be found. */
      is_read: z.boolean(),
    }),
    /** Keywords found in addition to the proposed ones. */
    left_out: z.number(),
    /** Sentences with legally protected requirements; nothing was proposed from them. */
    warnings: z.array(z.object({ sentence: z.string(), warning: z.string() })),
    /** none: not configured; ready: can be requested with `model`; used; failed: only the rules' results are included. */
    model: z.enum(['none', 'ready', 'used', 'failed']),
  }),
  {
    audit: null,
    body: 'file',
    fileMegabytes: 16,
    also: { 413: 'The file or its text is too large.', 415: 'The file type is not supported, or the file has no text.' },
  },
)
export type ReadJobDescription = CallType<typeof readJobDescription>
