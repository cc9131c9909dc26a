// A candidate in the API: the person's profile, their place in one project, and the reasons.
import { attentionCodes } from '@fairlead/domain/candidate/attention'
import { meeting } from './interview.ts'
import { personFlags } from '@fairlead/domain/candidate/person-flags'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { payPeriods } from '@fairlead/domain/candidate/offer'
import { z } from 'zod'
import { application } from './application.ts'
import { atsStanding } from './ats-sync.ts'
import { tag } from './tag.ts'
import { taskShape } from './task.ts'
import { comment } from './comment.ts'
import { outreachTemplate } from './settings.ts'

const nullableText = z.string().nullable()
const part = z.number().min(0).max(5).nullable()

export const experience = z.object({
  title: z.string(),
  company: z.string(),
  companyUrl: nullableText,
  companyLogo: nullableText,
  logo_url: nullableText,
  start_date: nullableText,
  end_date: nullableText,
  starts_at: nullableText,
  ends_at: nullableText,
  tenure: nullableText,
  days_on_job: z.number().nullable(),
  location: nullableText,
  description: nullableText,
  industry: nullableText,
})

export const education = z.object({
  school: z.string(),
  schoolLogo: nullableText,
  degree: nullableText,
  degree_name: nullableText,
  major: nullableText,
  field_of_study: nullableText,
  starts_at: nullableText,
  ends_at: nullableText,
  grad_year: z.number().nullable(),
  activities: nullableText,
})

export const evidence = z.object({
  field: z.enum(['headline', 'summary', 'place', 'experiences', 'education', 'skills']),
  index: z.number(),
  part: z.enum(['title', 'company', 'description', 'industry', 'location', 'start', 'school', 'degree', 'fieldOfStudy']).nullable(),
  start: z.number(),
  end: z.number(),
  quote: z.string(),
})

export const reason = z.object({
  group: z.enum(['Work', 'Boost', 'Education']),
  text: z.string(),
  /** How a number of years in the text was counted, job by job; null when it counts none. */
  computation: nullableText,
  evidence: z.array(evidence),
})

export const historyLine = z.object({
  date: z.string(),
  event: z.number(),
  label: z.string(),
  detail: nullableText,
  is_scheduled: z.boolean(),
  user_id: nullableText,
  user_name: nullableText,
  user_profile_picture: nullableText,
})

export const provenance = z.object({ field: z.string(), source: z.string(), at: z.string() })

export const candidate = z.object({
  _id: z.string(),
  id: z.string(),
  core_candidate_id: z.string(),
  project_id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture_url: nullableText,
  profile_pic_url: nullableText,
  headline: nullableText,
  summary: nullableText,
  location: nullableText,
  city: nullableText,
  state: nullableText,
  country: nullableText,
  current_job_title: nullableText,
  /** For older clients, always null: self-identification is stored separately and only shown in aggregate. */
  gender: z.null(),
  race: z.null(),
  linkedin_profile_url: nullableText,
  /** Only for accounts that use LinkedIn Recruiter. */
  linkedin_recruiter_url: nullableText,
  linked_accounts: z.object({ linkedin: z.array(z.string()) }),
  resume_key: nullableText,
  /** What of the résumé could not be read. */
  resume_note: z.string(),
  experiences: z.array(experience),
  education: z.array(education),
  skills: z.array(z.object({ name: z.string() })),
  /** The workspace’s tags on this person; empty if names are hidden, and for users who don’t decide in the project. */
  tags: z.array(tag),
  /** Earlier applications, from imports, newest first; empty for users who don’t decide in the project. */
  applications: z.array(application),
  recommendations: z.array(z.object({ recommendor_content: z.string(), content: z.string() })),
  estimated_salary: z.tuple([z.number(), z.number()]).nullable(),
  /** ISO 4217. */
  estimated_salary_currency: z.string().nullable(),
  matched_keywords: z.array(z.string()),
  missing_keywords: z.array(z.string()),
  unknown_keywords: z.array(z.string()),
  /** Requirements this person doesn't meet, as phrases such as 'outside Austin'. */
  missed_requirements: z.array(z.string()),
  reasons_to_hire: z.array(reason),
  /** The same reasons as sentences, by category: likely to reply, overall match, similar to ideal candidates. */
  reasons_to_hire_likelihood: z.array(z.string()),
  reasons_to_hire_overall: z.array(z.string()),
  reasons_to_hire_similarity: z.array(z.string()),
  /** 0 to 100. */
  score: z.number().nullable(),
  /** 70 points or more on the calibrated scale; false for people scored before scores were calibrated. */
  strong_match: z.boolean(),
  /** Parts of the score, 0 to 5; null = not requested, or nothing is known. */
  scores: z.object({
    school_prestige: part,
    visa: part,
    skills: part,
    yoe: part,
    similarity: part,
    likelihood: part,
    company_similarity: part,
    highest_ed: part,
  }),
  /** Score per dimension: value 0 to 1, weight = share of the weighted sum, points = its contribution to the score, in tenths. */
  dimensions: z.record(z.string(), z.object({ value: z.number(), weight: z.number(), points: z.number() })),
  /** Points subtracted from the score, below 0, or added back; together with the dimensions' points they add up to it. */
  deductions: z.array(z.object({ name: z.string(), points: z.number() })),
  visa_score: part,
  years_of_exp: z.number().nullable(),
  relevant_yoe: z.number().nullable(),
  years_at_large_company: z.number().nullable(),
  years_at_medium_company: z.number().nullable(),
  years_at_small_company: z.number().nullable(),
  time_in_us: z.number().nullable(),
  attended_top10_school: z.boolean(),
  attended_top25_school: z.boolean(),
  has_similar_company: z.boolean(),
  status: z.string(),
  processed: z.boolean(),
  was_auto_swiped: z.boolean(),
  batch: z.number().nullable(),
  approved_date: nullableText,
  contacted_date: nullableText,
  interview_date: nullableText,
  follow_up_1_date: nullableText,
  follow_up_2_date: nullableText,
  follow_up_3_date: nullableText,
  contacted: z.boolean(),
  personal_emails: z.array(z.string()),
  prof_emails: z.array(z.string()),
  candidate_emails: z.array(z.string()),
  thread_email: nullableText,
  thread_id: nullableText,
  /** Sent and received email, oldest first; omitted from compact pages and for comment-only users. */
  email_history: z.array(
    z.object({
      from_email: z.string(),
      to_email: z.string(),
      date: z.string(),
      email_subject: z.string(),
      email_body: z.string(),
      thread_id: nullableText,
    }),
  ),
  /** An initial email is planned or in progress. */
  bulk_sending_email: z.boolean(),
  outreach_templates: z.array(outreachTemplate),
  /** Name of the template used by default. */
  suggested_template: nullableText,
  /** Whether this workspace has written to the same person in another project. */
  domain_contacted: z.object({
    contacted: z.boolean(),
    contacted_by: nullableText,
    contacted_date: nullableText,
    project_name: nullableText,
  }),
  disable_followups: z.boolean(),
  /** Follow-ups are paused until this day ('2026-12-08') because the candidate is out of office; `quote` is null without a stated day. */
  /** Their latest reply; null without one and for users who can't read email. */
  last_reply: z
    .object({
      id: z.string(),
      /** null when it wasn't classified, as with automatic receipts. */
      label: z.enum(replyLabels).nullable(),
      confident: z.boolean(),
      text: z.string(),
      because: nullableText,
      date: z.string(),
    })
    .nullable(),
  /** Tasks from their replies. */
  tasks: z.array(taskShape),
  /** Why no project in the workspace may write to them. */
  person_flag: z.object({ kind: z.enum(personFlags), quote: nullableText, date: z.string() }).nullable(),
  pause: z.object({ until: z.string(), quote: nullableText }).nullable(),
  manual_outreach: z.boolean(),
  /** Set while a user has to look: an unclear reply, an email with unknown delivery, a bounce. */
  attention: z.object({ code: z.enum(attentionCodes), text: z.string() }).nullable(),
  rejection_code: z.array(z.number()),
  /** The first reason in words; null unless rejected with one. */
  rejection_reason: nullableText,
  rejection_reason_formatted: z.array(z.string()),
  rejection_reason_other: nullableText,
  not_interested_reason: z.array(z.number()),
  not_interested_reason_other: nullableText,
  /** All reasons of a rejection in one line. */
  why_bad_candidate: nullableText,
  other_bad_companies: z.array(z.string()),
  other_bad_job_titles: z.array(z.string()),
  /** The topic of the candidate's question, if any. */
  warm_leads_question_type: nullableText,
  /** The requested item while waiting for it. */
  additional_info_type: nullableText,
  approval_score: z.number().nullable(),
  approval_score_other: nullableText,
  /** The newest email about them to a hiring manager; null when there was none. */
  review_request: z.object({ date: z.string(), email: z.string(), sent_by: nullableText, reminded_date: nullableText }).nullable(),
  /** The booked or past interview; null without one. */
  interview: z
    .object({
      start: z.string(),
      end: z.string(),
      host_name: z.string(),
      meeting,
    })
    .nullable(),
  /** Their offer; the note is null for users who can't decide. null without one. */
  offer: z
    .object({
      date: z.string(),
      note: nullableText,
      /** null when they weren't written down, and for readers who don't decide. */
      terms: z
        .object({
          pay_amount: z.number().nullable(),
          pay_period: z.enum(payPeriods).nullable(),
          pay_currency: nullableText,
          start_date: nullableText,
          conditions: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  /** A hired candidate's first day of work; null for everyone else. */
  start_date: nullableText,
  notes: nullableText,
  note_to_hm: nullableText,
  comments: z.array(comment),
  /** Their state in the applicant tracking system; null when they were never meant to be pushed. */
  ats: atsStanding.nullable(),
  history: z.array(historyLine),
  sources: z.array(provenance),
})
export type WireCandidate = z.infer<typeof candidate>

/** A page of candidates: page size 50. */
export const candidatePage = z.object({ candidates: z.array(candidate), total: z.number(), page_idx: z.number(), page_size: z.number() })
export type WireCandidatePage = z.infer<typeof candidatePage>
