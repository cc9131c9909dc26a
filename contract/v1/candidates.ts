import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, longText, pageIndex, text, texts, whole } from '../fields.ts'
import { candidatePage } from '../shapes/candidate.ts'
import { notInterestedReasons, rejectionReasons } from '../shapes/rejection.ts'
import { stageField } from '../stages.ts'

export const listCandidates = call(
  'GET',
  'v1/candidates',
  ['staff', 'unproven'],
  'One page (50) of the candidates in a stage, best or newest first.',
  z.object({ project_id: id, status: stageField, page_idx: pageIndex.optional(), compact: flag.optional() }),
  candidatePage,
)
export type ListCandidates = CallType<typeof listCandidates>

export const importCandidate = call(
  'POST',
  'v1/candidates',
  ['unproven'],
  'Imports a person into a project by LinkedIn URL and email: 201 imported, 200 already there.',
  z.object({
    project_id: id,
    cand_linkedin_url: text.default(''),
    status: stageField.optional(),
    cand_email: text.default(''),
    /** From v1/candidates/import/check, if the address is its result: it stays marked as found by the email finder. */
    cand_email_vendor: text.optional(),
    cand_email_guessed: flag.optional(),
    cand_name: text.default(''),
    referral_sender: text.optional(),
    referral_subject: text.optional(),
    referral_body: longText.optional(),
  }),
  z.object({ candidate_id: z.string(), in_project: z.boolean() }),
  { audit: 'candidates_added', status: 201, also: { 200: 'The person was already in this project.' } },
)
export type ImportCandidate = CallType<typeof importCandidate>

export const changeCandidate = call(
  'PUT',
  'v1/candidates',
  ['unproven'],
  'Moves a candidate, or changes their notes, address, or follow-ups.',
  z.object({
    candidate_id: id,
    project_id: id.optional(),
    status: stageField.optional(),
    rejection_code: rejectionReasons.optional(),
    rejection_reason: text.optional(),
    rejection_reason_other: longText.optional(),
    bad_job_titles: texts.optional(),
    bad_companies: texts.optional(),
    not_interested_code: notInterestedReasons.optional(),
    not_interested_reason_other: longText.optional(),
    notes: longText.optional(),
    note_to_hm: longText.optional(),
    updated_candidate_email: text.optional(),
    disable_followups: flag.optional(),
    approval_score: whole.pipe(z.number().min(1).max(3)).optional(),
    approval_score_other: longText.optional(),
    /** For a move to Rejected or Scheduling: whether to email the candidate; defaults to the project's setting. */
    email_candidate: flag.optional(),
  }),
  done,
  { audit: 'candidate_decided', also: { 417: 'The interviewer must sync a calendar first.' } },
)
export type ChangeCandidate = CallType<typeof changeCandidate>
