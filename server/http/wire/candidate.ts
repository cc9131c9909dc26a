// Converts a candidate view to the API's candidate; in a bias-reduced project nothing that identifies the person leaves the
// server.
import type { OfferTerms } from '@fairlead/domain/candidate/offer'
import { historyEventToWire, notInterestedToWire, rejectionToWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { templateToWire } from '@fairlead/contract/shapes/settings-names'
import { stageToWire } from '@fairlead/contract/stages'
import { isProven } from '@fairlead/domain/candidate/assessment'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { currentExperience, type Education, type Experience, type Profile } from '@fairlead/domain/shared/profile'
import { tenureText } from '@fairlead/domain/shared/formats'
import { monthNumber } from '@fairlead/domain/shared/year-month'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { cardScores, isStrongMatch, pointsByDimension } from '@fairlead/domain/candidate/scores'
import { historyLabel } from '@fairlead/domain/shared/stages'
import type { CandidateView, HistoryView } from '../../features/candidates/views/candidate-views.ts'
import { missedRequirements } from '../../features/candidates/views/missed-requirements.ts'
import type { ReasonGate } from '../../features/candidates/views/reason-gate.ts'
import { applicationToWire } from './application.ts'
import { initialsOnly, hideIdentity } from './bias.ts'
import { commentToWire } from './comment.ts'
import { taskToWire } from './task.ts'

export interface WireOptions {
  base: 'v1' | 'v2'
  /** The user works in LinkedIn Recruiter. */
  isRecruiterProfile: boolean
  reasons: ReasonGate
}

export function candidateToWire(view: CandidateView, options: WireOptions): WireCandidate {
  const { row, profile } = view
  const whole = wholeToWire(view, options)
  return view.project.biasReducer ? hideIdentity(whole, hiderOf(profile, [row.preferred_email, ...row.bad_emails])) : whole
}

function wholeToWire(view: CandidateView, options: WireOptions): WireCandidate {
  const { row, assessment, facts, talk } = view
  const { biasReducer, settings } = view.project
  const profile = view.profile
  const visible = biasReducer ? initialsOnly(profile) : profile
  const hideMail = biasReducer ? hiderOf(profile, [row.preferred_email], true) : (text: string) => text
  // the profile may have changed since the search: show only what can be computed from it now
  const reasons = options.reasons.pass(profile, assessment?.reasons ?? []).filter((reason) => isProven(visible, reason))
  const scores = cardScores(assessment)
  const rejected = view.rejectionReasons.map(rejectionLabel)
  const thread = talk?.emails.find((mail) => mail.messageId !== null)?.messageId ?? null
  const preferred = row.preferred_email && !biasReducer ? [row.preferred_email] : []
  const emails = [...new Set([...preferred, ...visible.personalEmails, ...visible.workEmails])]
  const sources = Object.entries(view.sources).flatMap(([field, entries]) =>
    entries.map((entry) => ({ field, source: entry.source, at: entry.at })),
  )
  return {
    _id: row.id,
    id: row.id,
    // this ID would lead to the name in the talent pool
    core_candidate_id: biasReducer ? row.id : row.person_id,
    project_id: row.project_id,
    name: `${visible.firstName} ${visible.lastName}`.trim(),
    first_name: visible.firstName,
    last_name: visible.lastName,
    picture_url: visible.pictureUrl,
    profile_pic_url: visible.pictureUrl,
    headline: visible.headline,
    summary: visible.summary,
    location: visible.place?.label ?? null,
    city: visible.place?.city ?? null,
    state: visible.place?.state ?? null,
    country: visible.place?.country ?? null,
    current_job_title: currentExperience(profile)?.title ?? null,
    linkedin_profile_url: visible.linkedinUrl,
    gender: null,
    race: null,
    linkedin_recruiter_url: options.isRecruiterProfile && visible.linkedinUrl ? recruiterUrl(profile) : null,
    linked_accounts: { linkedin: visible.linkedinUrl ? [visible.linkedinUrl] : [] },
    resume_key: biasReducer ? null : row.resume_id,
    resume_note: row.resume_note ?? '',
    experiences: visible.experiences.map(experienceToWire),
    education: visible.education.map(educationToWire),
    skills: visible.skills.map((name) => ({ name })),
    recommendations: visible.recommendations.map((r) => ({ recommendor_content: r.by, content: r.content })),
    tags: biasReducer ? [] : view.tags,
    applications: view.applications.map(applicationToWire),
    estimated_salary: visible.estimatedSalary,
    estimated_salary_currency: visible.estimatedSalary ? (visible.estimatedSalaryCurrency ?? 'USD') : null,
    matched_keywords: assessment?.matchedKeywords ?? [],
    missing_keywords: assessment?.missingKeywords ?? [],
    unknown_keywords: assessment?.unknownKeywords ?? [],
    missed_requirements: missedRequirements(assessment),
    reasons_to_hire: reasons,
    ...reasonTexts(reasons),
    score: row.score,
    strong_match: isStrongMatch(assessment),
    scores: {
      school_prestige: scores.schoolPrestige,
      visa: scores.visa,
      skills: scores.skills,
      yoe: scores.yearsOfExperience,
      similarity: scores.similarity,
      likelihood: scores.likelihood,
      company_similarity: scores.companySimilarity,
      highest_ed: scores.highestEducation,
    },
    dimensions: pointsByDimension(assessment),
    deductions: assessment?.deductions ?? [],
    visa_score: scores.visa,
    years_of_exp: facts.yearsOfExperience,
    relevant_yoe: facts.relevantYears,
    years_at_large_company: facts.yearsAtLarge,
    years_at_medium_company: facts.yearsAtMedium,
    years_at_small_company: facts.yearsAtSmall,
    time_in_us: facts.yearsInUs,
    attended_top10_school: facts.attendedTop10School,
    attended_top25_school: facts.attendedTop25School,
    has_similar_company: (assessment?.dimensions.similarCompanies.value ?? 0) > 0,
    status: stageToWire(row.stage, options.base),
    processed: row.processed,
    was_auto_swiped: row.was_auto_swiped,
    batch: row.batch,
    approved_date: iso(row.approved_at),
    contacted_date: iso(row.contacted_at),
    interview_date: iso(row.interview_at),
    follow_up_1_date: iso(row.follow_up_1_at),
    follow_up_2_date: iso(row.follow_up_2_at),
    follow_up_3_date: iso(row.follow_up_3_at),
    contacted: row.contacted_at !== null,
    personal_emails: visible.personalEmails,
    prof_emails: visible.workEmails,
    candidate_emails: emails,
    thread_email: emails[0] ?? null,
    thread_id: thread,
    email_history: (talk?.emails ?? []).map((mail) => ({
      from_email: biasReducer ? '' : mail.from,
      to_email: biasReducer ? '' : mail.to,
      date: mail.at.toISOString(),
      email_subject: hideMail(mail.subject),
      email_body: hideMail(mail.html),
      thread_id: thread,
    })),
    bulk_sending_email: talk?.isSending ?? false,
    outreach_templates: settings.outreachTemplates.map(templateToWire),
    suggested_template: settings.outreachTemplates[0]?.name ?? null,
    domain_contacted: {
      contacted: view.contactedElsewhere !== null,
      contacted_by: view.contactedElsewhere?.by ?? null,
      contacted_date: iso(view.contactedElsewhere?.at ?? null),
      project_name: view.contactedElsewhere?.projectName ?? null,
    },
    disable_followups: row.disable_followups,
    last_reply: view.news?.last
      ? {
          id: view.news.last.id,
          label: view.news.last.label,
          confident: view.news.last.confident,
          text: hideMail(view.news.last.text),
          because: view.news.last.because && hideMail(view.news.last.because),
          date: view.news.last.at.toISOString(),
        }
      : null,
    tasks: (view.news?.tasks ?? []).map((task) => taskToWire(task, hideMail)),
    person_flag: view.news?.flag
      ? { kind: view.news.flag.kind, quote: view.news.flag.quote && hideMail(view.news.flag.quote), date: view.news.flag.at.toISOString() }
      : null,
    pause: view.pause && { until: view.pause.until, quote: view.pause.quote && hideMail(view.pause.quote) },
    manual_outreach: row.manual_outreach,
    attention: row.attention,
    rejection_code: view.rejectionReasons.map(rejectionToWire),
    rejection_reason: rejected[0] ?? null,
    rejection_reason_formatted: rejected,
    rejection_reason_other: row.rejection_other,
    not_interested_reason: view.notInterestedReasons.map((reason) => notInterestedToWire(reason, options.base)),
    not_interested_reason_other: row.not_interested_other,
    why_bad_candidate: rejected.length > 0 ? [...rejected, row.rejection_other ?? ''].filter(Boolean).join('; ') : null,
    other_bad_companies: row.bad_companies,
    other_bad_job_titles: row.bad_job_titles,
    warm_leads_question_type: row.question_type,
    additional_info_type: row.kept_for,
    approval_score: row.approval_score,
    approval_score_other: row.approval_score_other,
    review_request: reviewRequestToWire(view),
    interview: interviewToWire(view),
    offer:
      row.offer_day === null
        ? null
        : {
            date: row.offer_day,
            note: view.mayDecide ? row.offer_note : null,
            terms: view.mayDecide && row.offer_terms ? offerTermsToWire(row.offer_terms) : null,
          },
    start_date: row.start_day,
    notes: row.notes,
    note_to_hm: row.note_to_hm,
    comments: (talk?.comments ?? []).map(commentToWire),
    ats: view.ats && {
      integration: view.ats.integration,
      state: view.ats.state,
      stage: view.ats.stage,
      is_rejected: view.ats.isRejected,
      why: view.ats.reason,
      at: view.ats.at.toISOString(),
    },
    history: historyToWire(view.history),
    sources: biasReducer ? [] : sources,
  }
}

function reviewRequestToWire({ nextStep }: CandidateView): WireCandidate['review_request'] {
  const request = nextStep?.reviewRequest
  if (!request) return null
  return { date: request.at.toISOString(), email: request.email, sent_by: request.by, reminded_date: iso(request.remindedAt) }
}

function interviewToWire({ nextStep }: CandidateView): WireCandidate['interview'] {
  const interview = nextStep?.interview
  if (!interview) return null
  const { start, end, hostName, meeting } = interview
  return { start: start.toISOString(), end: end.toISOString(), host_name: hostName, meeting }
}

function reasonTexts(reasons: WireCandidate['reasons_to_hire']) {
  const ofGroup = (group: 'Work' | 'Boost' | 'Education') => reasons.filter((reason) => reason.group === group).map((reason) => reason.text)
  return {
    reasons_to_hire_overall: reasons.map((reason) => reason.text),
    reasons_to_hire_similarity: ofGroup('Work'),
    reasons_to_hire_likelihood: ofGroup('Boost'),
  }
}

/** LinkedIn Recruiter has no URL derived from a public profile, so link to its search for the person. */
function recruiterUrl(profile: Profile): string {
  const words = [profile.firstName, profile.lastName, currentExperience(profile)?.company ?? ''].filter(Boolean).join(' ')
  return `https://www.linkedin.com/talent/search?keywords=${encodeURIComponent(words)}`
}

/** The user's name is only on the history's last line. */
function historyToWire(lines: HistoryView[]): WireCandidate['history'] {
  return lines.map((line) => ({
    date: line.at.toISOString(),
    event: historyEventToWire(line.event),
    label: historyLabel(line.event),
    detail: line.detail,
    is_scheduled: line.isScheduled,
    user_id: line.user?.id ?? null,
    user_name: line.user?.name ?? null,
    user_profile_picture: line.user?.picture ?? null,
  }))
}

export function experienceToWire(experience: Experience): WireCandidate['experiences'][number] {
  const { title, company, start, end, location, description, industry } = experience
  return {
    title,
    company,
    companyUrl: null,
    companyLogo: null,
    logo_url: null,
    start_date: start,
    end_date: end,
    starts_at: start,
    ends_at: end,
    tenure: tenureText(start, end, new Date()),
    days_on_job: days(start, end),
    location,
    description,
    industry,
  }
}

export function educationToWire(education: Education): WireCandidate['education'][number] {
  const { school, degree, fieldOfStudy, startYear, endYear, activities } = education
  return {
    school,
    schoolLogo: null,
    degree,
    degree_name: degree,
    major: fieldOfStudy,
    field_of_study: fieldOfStudy,
    starts_at: startYear === null ? null : String(startYear),
    ends_at: endYear === null ? null : String(endYear),
    grad_year: endYear,
    activities,
  }
}

function days(start: string | null, end: string | null): number | null {
  const [from, to] = [monthNumber(start), monthNumber(end ?? new Date().toISOString())]
  return from === null || to === null ? null : Math.round(Math.max(0, to - from) * 30.44)
}

function iso(date: Date | null): string | null {
  return date ? date.toISOString() : null
}

const offerTermsToWire = ({ pay, startDay, conditions }: OfferTerms) => ({
  pay_amount: pay?.amount ?? null,
  pay_period: pay?.period ?? null,
  pay_currency: pay?.currency ?? null,
  start_date: startDay,
  conditions,
})
