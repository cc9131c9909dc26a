// {V2}your_data: the page about a candidate's data, behind the link in an email and a code sent to its address.
import { dimensions } from '@fairlead/domain/candidate/assessment'
import { disputeSubjects, longestStatement } from '@fairlead/domain/candidate/your-data'
import { textFacts } from '@fairlead/domain/candidate/fact-change'
import { languages } from '@fairlead/domain/shared/language'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, json, text, whole } from '../fields.ts'

const also = { 404: 'The link is not valid, or the access has ended.', 429: 'Too many requests; try again later.' }
const language = z.enum(languages).default('en')
const nullableText = z.string().nullable()

export const readYourData = call(
  'GET',
  'v2/your_data',
  ['guest'],
  'What anyone with the link may see: who searched, and for what kind of work.',
  z.object({ token: text }),
  z.object({
    state: z.enum(['open', 'erased', 'test']),
    job_title: z.string(),
    hiring_company: z.string(),
    locations: z.array(z.string()),
    /** Only a part of it. */
    address: z.string(),
    unsubscribed: z.boolean(),
  }),
  { also },
)
export type ReadYourData = CallType<typeof readYourData>

export const sendDataCode = call(
  'POST',
  'v2/your_data/code',
  ['guest'],
  'Emails a code, valid for 15 minutes, to the address that was written to. Earlier codes end.',
  z.object({ token: text, language }),
  done,
  { audit: null, also },
)
export type SendDataCode = CallType<typeof sendDataCode>

export const openYourData = call(
  'POST',
  'v2/your_data/access',
  ['guest'],
  'Exchanges a code, once, for a secret that gives access for an hour.',
  z.object({ token: text, code: text }),
  z.object({ access: z.string() }),
  { audit: null, also },
)
export type OpenYourData = CallType<typeof openYourData>

const job = z.object({ title: z.string(), company: z.string(), start: nullableText, end: nullableText })
const school = z.object({ school: z.string(), degree: nullableText, field_of_study: nullableText })
/** By its position in jobs, schools, or skills. */
const factPlace = z.object({ field: z.string(), index: z.number() })
const sources = z.array(z.object({ source: z.string(), at: z.string() }))

const search = z.object({
  candidate_id: z.string(),
  job_title: z.string(),
  hiring_company: z.string(),
  locations: z.array(z.string()),
  /** null = software didn't rank them. */
  score: z.number().nullable(),
  reasons: z.array(z.object({ index: z.number(), text: z.string(), computation: nullableText, facts: z.array(factPlace) })),
  /** `label`: the skill that wasn't found. */
  missing: z.array(z.object({ text: z.string(), label: nullableText })),
  /** In tenths of a point. */
  points: z.array(z.object({ dimension: z.enum(dimensions), points: z.number() })),
  deductions: z.array(z.object({ name: z.string(), points: z.number() })),
  unused: z.array(z.enum(dimensions)),
  decisions: z.array(z.object({ date: z.string(), group: z.string(), by_person: z.boolean() })),
})

export const readYourRecord = call(
  'GET',
  'v2/your_data/record',
  ['guest'],
  'What is stored about the candidate, with sources; how they were ranked and why; who decided; and their requests.',
  z.object({ token: text, language }),
  z.object({
    email: z.string(),
    texts: z.record(z.enum(textFacts), nullableText),
    jobs: z.array(job),
    schools: z.array(school),
    skills: z.array(z.string()),
    emails: z.array(z.string()),
    linkedin_url: nullableText,
    has_picture: z.boolean(),
    estimated_pay: nullableText,
    recommendations: z.number(),
    has_resume_text: z.boolean(),
    /** By the name of the fact. */
    sources: z.record(z.string(), sources),
    sent_emails: z.number(),
    received_emails: z.number(),
    notes: z.number(),
    documents: z.array(z.object({ id: z.string(), name: z.string(), date: z.string() })),
    applications: z.array(z.string()),
    searches: z.array(search),
    requests: z.array(
      z.object({
        id: z.string(),
        claim: nullableText,
        change: z.string(),
        statement: nullableText,
        file_name: nullableText,
        state: z.enum(['open', 'done', 'dismissed']),
        reason: nullableText,
        date: z.string(),
        due_date: nullableText,
      }),
    ),
    objected: z.boolean(),
    /** No one writes before this day. */
    later: nullableText,
    unsubscribed: z.boolean(),
  }),
  { also },
)
export type ReadYourRecord = CallType<typeof readYourRecord>

export const readYourFile = call(
  'GET',
  'v2/your_data/file',
  ['guest'],
  'Downloads everything that is stored as `json` or as `text` to read, or one document by its ID.',
  z.object({ token: text, part: text, language }),
  z.unknown(),
  { download: true, also },
)
export type ReadYourFile = CallType<typeof readYourFile>

const fact = z.string().max(6000)
const jobFact = z.object({ title: fact, company: fact, start: fact.nullable(), end: fact.nullable() })
const schoolFact = z.object({ school: fact, degree: fact.nullable(), field_of_study: fact.nullable() })
export const factChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), field: z.enum(textFacts), before: fact.nullable(), after: fact.nullable() }),
  z.object({ kind: z.literal('job'), before: jobFact.nullable(), after: jobFact.nullable() }),
  z.object({ kind: z.literal('school'), before: schoolFact.nullable(), after: schoolFact.nullable() }),
  z.object({ kind: z.literal('skill'), before: fact.nullable(), after: fact.nullable() }),
])
export type WireFactChange = z.input<typeof factChange>

export const disputeYourData = call(
  'POST',
  'v2/your_data/disputes',
  ['guest'],
  'Says that a fact, a reason, or a missing requirement is wrong. The team decides within a month, and the candidate gets the answer by email.',
  z.object({
    token: text,
    candidate_id: id.optional(),
    about: z.enum(disputeSubjects),
    /** Of the reason, or of the requirement in the list. */
    position: whole.default(0),
    change: json(factChange),
    statement: z.string().max(longestStatement).default(''),
    document_id: id.optional(),
    language,
  }),
  z.object({ due_date: z.string() }),
  { audit: 'candidate_changed', also: { ...also, 409: 'The fact has changed since.' } },
)
export type DisputeYourData = CallType<typeof disputeYourData>

export const addYourDocument = call(
  'POST',
  'v2/your_data/documents',
  ['guest'],
  'Adds a document (multipart, up to 10 MB, after the fields). The facts of a résumé are added to the profile.',
  /** `is_proof`: for a dispute that follows, which names it. */
  z.object({ token: text, is_proof: flag.default(false) }),
  z.object({ id: z.string(), is_read: z.boolean() }),
  { audit: 'candidate_changed', body: 'file', also },
)
export type AddYourDocument = CallType<typeof addYourDocument>

export const chooseForYourData = call(
  'POST',
  'v2/your_data/choice',
  ['guest'],
  'Not before a day, not anymore, or deleted: at once, for the whole workspace. A deletion during an interview, an offer, or employment is answered by an admin.',
  z.object({ token: text, choice: z.enum(['later', 'object', 'erase']), day: text.default('') }),
  z.object({ due_date: nullableText }),
  { audit: 'candidate_changed', also },
)
export type ChooseForYourData = CallType<typeof chooseForYourData>
