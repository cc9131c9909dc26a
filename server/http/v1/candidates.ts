import { changeCandidate, importCandidate, listCandidates } from '@fairlead/contract/v1/candidates'
import { Refusal } from '@fairlead/domain/refusal'
import { changeCandidate as saveChange } from '../../features/candidates/moves/change-candidate.ts'
import { listCandidates as readPage, pageSize } from '../../features/candidates/views/candidate-views.ts'
import { importPerson } from '../../features/candidates/imports/import-person.ts'
import { saveReferral } from '../../features/mail/inbound/save-referral.ts'
import { Answer, endpoint, ok } from '../endpoint.ts'
import { candidateToWire } from '../wire/candidate.ts'
import { readerOf } from '../wire/reader.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export const getCandidates = endpoint(listCandidates, async (ctx, { input, services }) => {
  const { candidates, total, page } = await readPage(ctx, services.vocabulary, {
    projectId: input.project_id,
    stage: input.status,
    page: input.page_idx ?? 1,
    compact: input.compact ?? false,
  })
  const reader = readerOf(ctx, services, 'v1')
  return { candidates: candidates.map((view) => candidateToWire(view, reader)), total, page_idx: page, page_size: pageSize }
})

export const postCandidates = endpoint(importCandidate, async (ctx, { input, services }) => {
  const request = {
    projectId: input.project_id,
    linkedinUrl: input.cand_linkedin_url,
    email: input.cand_email,
    name: input.cand_name,
    finding: input.cand_email_vendor === undefined ? null : { vendor: input.cand_email_vendor, isGuess: input.cand_email_guessed ?? true },
    requestedStage: input.status,
    referral: { sender: input.referral_sender ?? '', subject: input.referral_subject ?? '', body: input.referral_body ?? '' },
  }
  const { candidateId, wasThere } = await importPerson(ctx, services.vocabulary, request, saveReferral)
  return new Answer(wasThere ? 200 : 201, { candidate_id: candidateId, in_project: wasThere })
})

export const putCandidates = endpoint(changeCandidate, async (ctx, { input }) => {
  const { candidate_id: candidateId, project_id: projectId } = input
  const changes = {
    notes: input.notes,
    noteToHm: input.note_to_hm,
    email: input.updated_candidate_email,
    disableFollowups: input.disable_followups,
    approvalScore: input.approval_score,
    approvalScoreOther: input.approval_score_other,
  }
  const isChange = Object.values(changes).some((value) => value !== undefined)
  if (!isChange && !input.status) throw new Refusal('invalid_input', text.candidateChangeMissing)
  if (!input.status && (input.rejection_code?.length || input.not_interested_code?.length))
    throw new Refusal('invalid_input', text.reasonsWithoutStatus, { status: messages.fieldRequired })
  const move = input.status && {
    to: input.status,
    rejectionReasons: input.rejection_code,
    rejectionOther: input.rejection_reason_other ?? input.rejection_reason,
    badJobTitles: input.bad_job_titles,
    badCompanies: input.bad_companies,
    notInterestedReasons: input.not_interested_code,
    notInterestedOther: input.not_interested_reason_other,
    emailCandidate: input.email_candidate,
  }
  await saveChange(ctx, { candidateId, projectId, ...changes, move })
  return ok
})
