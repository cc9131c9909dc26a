// The hiring manager's queue for the API: the part of the panel's data needed for a decision, without addresses.
import type { WireWaiting } from '@fairlead/contract/v2/manager_review'
import { hideIn, hiderOf, withoutAddresses } from '@fairlead/domain/candidate/hidden-person'
import type { ManagerQueue, WaitingCandidate } from '../../features/interviews/reviews/read-manager-queue.ts'
import type { ReasonGate } from '../../features/candidates/views/reason-gate.ts'
import { candidateToWire } from './candidate.ts'

export function managerQueueToWire({ project, email, decided, waiting }: ManagerQueue, gate: ReasonGate) {
  return {
    job_title: project.settings.jobTitle,
    hiring_company: project.settings.hiringCompany,
    sender_name: project.settings.senderName,
    manager_email: email,
    rejection_emails: project.settings.rejectionEmails,
    decided,
    candidates: waiting.map((entry) => hideIn(waitingToWire(entry, gate), withoutAddresses, new Set(['id']))),
  }
}

/** Uses the candidate's own conversion, so that a project that hides names hides the same here. */
function waitingToWire({ view, reply, hasWithdrawn }: WaitingCandidate, gate: ReasonGate): WireWaiting {
  const wire = candidateToWire(view, { base: 'v2', isRecruiterProfile: false, reasons: gate })
  const hide = view.project.biasReducer ? hiderOf(view.profile, [view.row.preferred_email], true) : (text: string) => text
  return {
    id: wire.id,
    name: wire.name,
    headline: wire.headline,
    location: wire.location,
    current_job_title: wire.current_job_title,
    years_of_exp: wire.years_of_exp,
    summary: wire.summary,
    experiences: wire.experiences.map(({ title, company, start_date, end_date, tenure, description }) => ({
      title,
      company,
      start_date,
      end_date,
      tenure,
      description,
    })),
    education: wire.education.map(({ school, degree, field_of_study, grad_year }) => ({ school, degree, field_of_study, grad_year })),
    skills: wire.skills.map(({ name }) => name),
    reasons: wire.reasons_to_hire.map(({ text, computation, evidence }) => ({
      text,
      computation,
      // a stored month is '2012-11'; the explanation writes it out
      quotes: [...new Set(evidence.flatMap(({ part, quote }) => (part === 'start' ? [] : [quote])))],
    })),
    note_to_hm: wire.note_to_hm,
    last_reply: reply && { text: hide(reply.text), date: reply.at.toISOString() },
    has_withdrawn: hasWithdrawn,
    waiting_since: view.row.stage_at.toISOString(),
  }
}
