// A candidate view as the wire's candidate; in a bias-reduced project nothing that gives the person away leaves the server.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { stageToWire } from '@fairlead/contract/stages'
import { isProven } from '@fairlead/domain/candidate/judgement'
import { currentExperience, type Education, type Experience, type Profile } from '@fairlead/domain/candidate/profile'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { historyLabel, type Stage } from '@fairlead/domain/candidate/stages'
import type { CandidateView, HistoryView } from '../../features/candidates/candidate-views.ts'

export function candidateToWire(view: CandidateView, base: 'v1' | 'v2'): WireCandidate {
  const { row, judgement } = view
  const profile = view.profile
  const shown = view.biasReducer ? initialsOnly(profile) : profile
  const emails = [...new Set([...(row.preferred_email ? [row.preferred_email] : []), ...shown.personalEmails, ...shown.workEmails])]
  const sources = Object.entries(view.sources).flatMap(([field, entries]) =>
    entries.map((entry) => ({ field, source: entry.source, at: entry.at })),
  )
  return {
    _id: row.id,
    id: row.id,
    core_candidate_id: row.person_id,
    project_id: row.project_id,
    name: `${shown.firstName} ${shown.lastName}`.trim(),
    first_name: shown.firstName,
    last_name: shown.lastName,
    picture_url: shown.pictureUrl,
    profile_pic_url: shown.pictureUrl,
    headline: shown.headline,
    summary: shown.summary,
    location: shown.place?.label ?? null,
    city: shown.place?.city ?? null,
    state: shown.place?.state ?? null,
    country: shown.place?.country ?? null,
    current_job_title: currentExperience(profile)?.title ?? null,
    linkedin_profile_url: shown.linkedinUrl,
    linkedin_recruiter_url: null,
    experiences: shown.experiences.map(experienceToWire),
    education: shown.education.map(educationToWire),
    skills: shown.skills.map((name) => ({ name })),
    recommendations: shown.recommendations.map((r) => ({ recommendor_content: r.by, content: r.content })),
    estimated_salary: shown.estimatedSalary,
    matched_keywords: judgement?.matchedKeywords ?? [],
    missing_keywords: judgement?.missingKeywords ?? [],
    // the profile may have changed since the search: only what still stands there is shown
    reasons_to_hire: (judgement?.reasons ?? []).filter((reason) => isProven(profile, reason) && isProven(shown, reason)),
    scores: judgement?.dimensions ?? {},
    score: row.score,
    years_of_exp: row.years === null ? null : Math.round(row.years * 10) / 10,
    status: stageToWire(row.stage as Stage, base),
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
    personal_emails: shown.personalEmails,
    prof_emails: shown.workEmails,
    candidate_emails: emails,
    thread_email: emails[0] ?? null,
    domain_contacted: {
      contacted: view.contactedElsewhere !== null,
      contacted_by: view.contactedElsewhere?.by ?? null,
      contacted_date: iso(view.contactedElsewhere?.at ?? null),
      project_name: view.contactedElsewhere?.projectName ?? null,
    },
    disable_followups: row.disable_followups,
    manual_outreach: row.manual_outreach,
    attention: row.attention as WireCandidate['attention'],
    rejection_code: row.rejection_codes,
    rejection_reason_formatted: row.rejection_codes.map(rejectionLabel),
    rejection_reason_other: row.rejection_other,
    not_interested_reason: row.not_interested_codes,
    not_interested_reason_other: row.not_interested_other,
    approval_score: row.approval_score,
    approval_score_other: row.approval_score_other,
    notes: row.notes,
    note_to_hm: row.note_to_hm,
    history: historyToWire(view.history),
    sources: view.biasReducer ? [] : sources,
  }
}

/** The user's name stands on the last line of the history alone (spec B, section 3). */
function historyToWire(lines: HistoryView[]): WireCandidate['history'] {
  return lines.map((line) => ({
    date: line.at.toISOString(),
    event: line.code,
    label: historyLabel(line.code),
    detail: line.detail,
    is_scheduled: line.isScheduled,
    user_id: line.user?.id ?? null,
    user_name: line.user?.name ?? null,
    user_profile_picture: line.user?.picture ?? null,
  }))
}

function initialsOnly(profile: Profile): Profile {
  const initial = (name: string) => (name.trim() === '' ? '' : `${name.trim()[0]!.toUpperCase()}.`)
  const names = [profile.firstName, profile.lastName].filter((name) => name.trim().length > 1)
  const hide = (text: string | null) =>
    names.reduce<string | null>(
      (out, name) => (out === null ? null : out.replaceAll(new RegExp(`(?<![\\p{L}])${escape(name)}(?![\\p{L}])`, 'giu'), initial(name))),
      text,
    )
  return {
    ...profile,
    firstName: initial(profile.firstName),
    lastName: initial(profile.lastName),
    headline: hide(profile.headline),
    summary: hide(profile.summary),
    experiences: profile.experiences.map((experience) => ({ ...experience, description: hide(experience.description) })),
    recommendations: [],
    linkedinUrl: null,
    personalEmails: [],
    workEmails: [],
    pictureUrl: null,
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function experienceToWire(experience: Experience): WireCandidate['experiences'][number] {
  const { title, company, start, end, location, description, industry } = experience
  return {
    title,
    company,
    companyUrl: null,
    logo_url: null,
    start_date: start,
    end_date: end,
    starts_at: start,
    ends_at: end,
    tenure: tenure(start, end),
    days_on_job: days(start, end),
    location,
    description,
    industry,
  }
}

function educationToWire(education: Education): WireCandidate['education'][number] {
  const { school, degree, fieldOfStudy, startYear, endYear, activities } = education
  return {
    school,
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

function monthsBetween(start: string | null, end: string | null): number | null {
  if (!start) return null
  const until = end ?? new Date().toISOString().slice(0, 7)
  const months = (Number(until.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(start.slice(5, 7))
  return Math.max(0, months)
}

function tenure(start: string | null, end: string | null): string | null {
  const months = monthsBetween(start, end)
  if (months === null) return null
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 ? `${years} yr${years > 1 ? 's' : ''}` : '', rest > 0 || years === 0 ? `${rest} mo${rest === 1 ? '' : 's'}` : '']
    .filter(Boolean)
    .join(' ')
}

function days(start: string | null, end: string | null): number | null {
  const months = monthsBetween(start, end)
  return months === null ? null : Math.round(months * 30.44)
}

function iso(date: Date | null): string | null {
  return date ? date.toISOString() : null
}
