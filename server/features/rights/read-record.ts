// What candidates see about themselves: facts with their sources, how they were ranked and why, who decided, and their requests.
import { applicationSentence } from '@fairlead/domain/candidate/application'
import { dimensions, type Assessment, type Dimension, type Reason, type ScoreDeduction } from '@fairlead/domain/candidate/assessment'
import type { Sources } from '@fairlead/domain/candidate/merge'
import { changeLine, decisionGroup, type DecisionGroup } from '@fairlead/domain/candidate/your-data'
import type { TaskState } from '@fairlead/domain/conversation/tasks'
import { dayOfMoment, type Day } from '@fairlead/domain/shared/days'
import type { Language } from '@fairlead/domain/shared/language'
import type { Profile } from '@fairlead/domain/shared/profile'
import { appLanguageOf, asReader } from '@fairlead/domain/shared/readers-language'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { listResumes } from '../candidates/imports/resume-store.ts'
import { readApplications } from '../candidates/people/application-views.ts'
import { readOwnPerson } from '../candidates/people/person-store.ts'
import { missedForCandidate } from '../candidates/views/missed-requirements.ts'
import type { ReasonGate } from '../candidates/views/reason-gate.ts'
import { loadProject } from '../projects/records/access-project.ts'
import type { Access } from './open-page.ts'

export interface RecordedReason {
  /** Its position in the assessment, by which it can be disputed. */
  index: number
  text: string
  computation: string | null
  /** The facts it rests on, by their position in the profile. */
  facts: { field: string; index: number }[]
}

export interface RecordedSearch {
  candidateId: string
  jobTitle: string
  hiringCompany: string
  locations: string[]
  /** null = software didn't rank them. */
  score: number | null
  reasons: RecordedReason[]
  missing: { text: string; label: string | null }[]
  points: { dimension: Dimension; points: number }[]
  deductions: ScoreDeduction[]
  unused: Dimension[]
  decisions: { at: Date; group: DecisionGroup; byPerson: boolean }[]
}

export interface RecordedRequest {
  id: string
  claim: string | null
  change: string
  statement: string | null
  fileName: string | null
  state: TaskState
  reason: string | null
  sentAt: Date
  due: Day | null
}

export interface CandidateRecord {
  email: string
  profile: Profile
  sources: Sources
  sentEmails: number
  receivedEmails: number
  notes: number
  documents: { id: string; fileName: string; at: Date }[]
  applications: string[]
  searches: RecordedSearch[]
  requests: RecordedRequest[]
  objected: boolean
  later: Day | null
  unsubscribed: boolean
}

export async function readRecord(tx: Tx, gate: ReasonGate, access: Access, language: Language): Promise<CandidateRecord> {
  const { ctx, personId, candidate, personIds, email } = access
  const person = await readOwnPerson(tx, ctx.workspaceId, personId)
  const candidates = await tx
    .selectFrom('candidate')
    .select(['id', 'project_id', 'assessment'])
    .where('person_id', 'in', personIds)
    .orderBy(sql`id = ${candidate?.id ?? ''}`, 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const searches: RecordedSearch[] = []
  for (const row of candidates) {
    const search = await readSearch(tx, gate, person.profile, row, language)
    if (search) searches.push(search)
  }
  const flags = await tx.selectFrom('person_flag').select(['kind', 'until']).where('person_id', 'in', personIds).execute()
  const until = flags.find(({ kind }) => kind === 'later')?.until
  const applications = [...(await readApplications(tx, [person.id])).values()].flat()
  return {
    email,
    profile: person.profile,
    sources: person.sources,
    ...(await readCounts(
      tx,
      candidates.map(({ id }) => id),
      personIds,
    )),
    documents: await listResumes(tx, personIds),
    applications: applications.map((application) => asReader(appLanguageOf(language) ?? 'en', () => applicationSentence(application))),
    searches,
    requests: await readRequests(tx, personIds, language),
    objected: flags.some(({ kind }) => kind === 'objected'),
    later: until && until > ctx.now() ? dayOfMoment(until) : null,
    unsubscribed: await isUnsubscribed(tx, email),
  }
}

async function readSearch(
  tx: Tx,
  gate: ReasonGate,
  profile: Profile,
  row: { id: string; project_id: string; assessment: Assessment | null },
  language: Language,
): Promise<RecordedSearch | null> {
  const project = await loadProject(tx, row.project_id)
  if (!project) return null
  const { jobTitle, hiringCompany, locations } = project.settings
  const { assessment } = row
  const moves = await tx
    .selectFrom('candidate_history')
    .select(['at', 'to_stage', 'user_id'])
    .where('candidate_id', '=', row.id)
    .where('to_stage', 'is not', null)
    .where('undone', '=', false)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return {
    candidateId: row.id,
    jobTitle,
    hiringCompany,
    locations,
    score: assessment?.score ?? null,
    // one at a time, so that each keeps its position
    reasons: (assessment?.reasons ?? []).flatMap((reason, index) =>
      gate.pass(profile, [reason], language).map(({ text, computation, evidence }) => ({
        index,
        text,
        computation,
        facts: [...evidence, ...countedJobs(reason).map((job) => ({ field: 'experiences', index: job }))],
      })),
    ),
    missing: missedForCandidate(assessment, language),
    points: dimensions.flatMap((dimension) => {
      const part = assessment?.dimensions[dimension]
      return part && part.weight > 0 && part.points !== undefined ? [{ dimension, points: part.points }] : []
    }),
    deductions: assessment?.deductions ?? [],
    unused: assessment ? dimensions.filter((dimension) => !(assessment.dimensions[dimension]?.weight > 0)) : [],
    decisions: moves.map(({ at: moment, to_stage: stage, user_id: user }) => ({
      at: moment,
      group: decisionGroup(must(stage)),
      byPerson: user !== null,
    })),
  }
}

/** Jobs that a claim counts without quoting them. */
function countedJobs({ claim }: Reason): number[] {
  if (claim?.kind === 'title') return [...claim.same.jobs, ...claim.related.jobs]
  return claim && 'jobs' in claim ? claim.jobs : []
}

async function readCounts(tx: Tx, candidateIds: string[], personIds: string[]) {
  const { rows } = await sql<{ sent: number; received: number; notes: number }>`select
    (select count(*)::int from message where candidate_id = any(${candidateIds}) and sent_at is not null) as sent,
    (select count(*)::int from inbound_mail where candidate_id = any(${candidateIds}) and kind = 'person') as received,
    (select count(*)::int from person_note where person_id = any(${personIds}))
      + (select count(*)::int from comment where candidate_id = any(${candidateIds})) as notes`.execute(tx)
  const { sent = 0, received = 0, notes = 0 } = rows[0] ?? {}
  return { sentEmails: sent, receivedEmails: received, notes }
}

async function readRequests(tx: Tx, personIds: string[], language: Language): Promise<RecordedRequest[]> {
  const rows = await tx
    .selectFrom('task')
    .selectAll()
    .where('person_id', 'in', personIds)
    .where('kind', '=', 'dispute')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap((row) => {
    const dispute = row.details.dispute
    if (!dispute) return []
    const { claim, change, fileName } = dispute
    const about = { claim, change: changeLine(change, language), fileName, statement: row.quote }
    return [
      { id: row.id, ...about, state: row.state, reason: row.outcome, sentAt: row.created_at, due: row.due_at && dayOfMoment(row.due_at) },
    ]
  })
}

async function isUnsubscribed(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from suppression where address_key(email) = address_key(${email}) and reason = 'unsubscribed') as is`.execute(tx)
  return rows[0]?.is === true
}
