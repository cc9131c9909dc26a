// The columns of a candidate that a move changes.
import type { MoveDetails } from '@fairlead/domain/candidate/move-details'
import type { Move } from '@fairlead/domain/candidate/moves'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import type { Stage } from '@fairlead/domain/shared/stages'
import { storedNotInterested, storedRejection } from '../../platform/stored-codes.ts'

const dated: Partial<Record<Stage, 'approved_at' | 'contacted_at' | 'interview_at'>> = {
  APPROVED: 'approved_at',
  CONTACTED: 'contacted_at',
  INTERVIEWING: 'interview_at',
}

/** `now`: when the candidate moved. */
export function columnsOfMove(move: Move, details: MoveDetails, now: Date) {
  const date = dated[move.to]
  return {
    stage: move.to,
    stage_at: now,
    processed: details.processed ?? true,
    ...(date && !details.isUndo ? { [date]: now } : {}),
    ...(dated[move.from] && details.isUndo ? { [dated[move.from]!]: null } : {}),
    ...(details.interviewAt === undefined ? {} : { interview_at: details.interviewAt }),
    ...(details.verdict === undefined ? {} : { verdict: details.verdict, verdict_at: details.verdict ? now : null }),
    // moving on ends the wait for a reply
    ...(move.from === 'AWAITING_INFO' ? { kept_for: null, kept_at: null } : {}),
    ...(details.rejection === undefined ? {} : rejectionColumns(details.rejection)),
    ...(details.notInterested === undefined
      ? {}
      : {
          not_interested_codes: details.notInterested?.reasons.map(storedNotInterested.write) ?? [],
          not_interested_other: details.notInterested?.other ?? null,
        }),
    ...(details.attention === undefined ? {} : { attention: details.attention ? JSON.stringify(details.attention) : null }),
    ...(details.offer === undefined ? {} : { offer_day: details.offer?.day ?? null, offer_note: details.offer?.note || null }),
    start_day: details.startDay,
  }
}

export function rejectionColumns(rejection: RejectionForm | null) {
  return {
    rejection_codes: rejection?.reasons.map(storedRejection.write) ?? [],
    rejection_other: rejection?.other || null,
    bad_job_titles: rejection?.badJobTitles ?? [],
    bad_companies: rejection?.badCompanies ?? [],
  }
}
