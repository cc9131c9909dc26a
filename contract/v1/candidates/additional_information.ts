// The candidate's page behind an email link. GET changes nothing; only POST writes.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { longText, text } from '../../fields.ts'
import { resumeReading } from '../../shapes/resume-reading.ts'

export const readInformationRequest = call(
  'GET',
  'v1/candidates/additional_information',
  ['guest'],
  'What the link asks the candidate for.',
  z.object({ token: text }),
  z.object({ first_name: z.string(), item: z.string(), job_title: z.string(), hiring_company: z.string(), product_name: z.string() }),
)
export type ReadInformationRequest = CallType<typeof readInformationRequest>

export const sendInformation = call(
  'POST',
  'v1/candidates/additional_information',
  ['guest'],
  'Sends the requested information: text, a file (multipart, up to 10 MB, after the fields), or both. The link can be used once.',
  z.object({ token: text, message: longText.default('') }),
  z.object({
    ok: z.literal(true),
    /** The content read from the file; null without a readable file. */
    resume: resumeReading,
    /** Why nothing was read from the file; '' when something was, or without a file. */
    resume_note: z.string(),
    /** Secret of the voluntary self-identification form, if the project offers it and hasn't before. */
    self_identification: z.string().nullable(),
  }),
  { audit: 'candidate_changed', body: 'file' },
)
export type SendInformation = CallType<typeof sendInformation>
