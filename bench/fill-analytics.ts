// Fills a workspace with realistic histories: decisions, emails, replies, moves, some undone.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { sql } from 'kysely'
import { historyEventOf, type Stage } from '@fairlead/domain/shared/stages'
import type { Database } from '../server/platform/database.ts'
import { newId, newToken } from '../server/platform/ids.ts'
import { randomFrom } from '../testing/random.ts'

export interface AnalyticsFill {
  workspaceId: string
  userId: string
  projectIds: string[]
  /** History entries, sent emails, and answers combined. */
  events: number
}

const hour = 3_600_000
const batch = 2500

interface Rows {
  candidate: Record<string, unknown>[]
  candidate_history: Record<string, unknown>[]
  message: Record<string, unknown>[]
  inbound_mail: Record<string, unknown>[]
}

/** Returns the resulting numbers of candidates and events; the same arguments make the same histories. */
export async function fillAnalytics(database: Database, fill: AnalyticsFill): Promise<{ candidates: number; events: number }> {
  const random = randomFrom(2026)
  const people = await addPeople(database, fill)
  let events = 0
  let candidates = 0
  while (events < fill.events) {
    const rows: Rows = { candidate: [], candidate_history: [], message: [], inbound_mail: [] }
    for (let i = 0; i < batch && events < fill.events; i++) {
      const project_id = fill.projectIds[candidates % fill.projectIds.length]!
      const person = people[Math.floor(candidates / fill.projectIds.length)]
      if (!person) throw new Error('More candidates than people a project.')
      events += addCandidate(rows, { ...fill, project_id, person_id: person, random })
      candidates++
    }
    for (const [table, list] of Object.entries(rows)) await insert(database, table, list)
  }
  return { candidates, events }
}

async function addPeople(database: Database, { workspaceId, events, projectIds }: AnalyticsFill): Promise<string[]> {
  const size = Math.ceil(events / 3 / projectIds.length) + batch
  const sources = ['csv', 'hand', 'json_resume']
  const rows = Array.from({ length: size }, (_, index) => ({ id: newId(), name: `Person ${index}`, source: sources[index % 3]! }))
  for (let start = 0; start < rows.length; start += 5000)
    await database.system
      .insertInto('person')
      .values(rows.slice(start, start + 5000).map((row) => ({ ...row, workspace_id: workspaceId, profile: '{}' })))
      .execute()
  return rows.map((row) => row.id)
}

interface Wanted extends AnalyticsFill {
  project_id: string
  person_id: string
  random: ReturnType<typeof randomFrom>
}

function addCandidate(rows: Rows, { workspaceId, userId, project_id, person_id, random }: Wanted): number {
  const id = newId()
  const about = { workspace_id: workspaceId, project_id, candidate_id: id }
  const chance = (share: number) => random.next() < share
  // long ago for most, so that everything has happened by now
  let time = Date.now() - Math.floor(random.next() * 365 * 24 + 24 * 90) * hour
  const later = (hours: number) => (time += Math.floor((0.02 + random.next() ** 2 * 2) * hours * hour))
  let stage: Stage = 'UNDER_REVIEW'
  let count = 0
  const line = (to: Stage, more: Record<string, unknown> = {}) => {
    rows.candidate_history.push({
      ...about,
      id: newId(time),
      at: new Date(time),
      event: historyEventOf(to),
      from_stage: stage,
      to_stage: to,
      user_id: userId,
      undone: false,
      ...more,
    })
    if (!more.undone) stage = to
    count++
  }
  line('UNDER_REVIEW', { from_stage: null, event: chance(0.7) ? ('under_review' as const) : ('imported' as const), user_id: null })
  const codes: { rejection: RejectionReason[]; decline: NotInterestedReason[] } = { rejection: [], decline: [] }
  story: {
    if (chance(0.1)) break story
    later(60)
    if (chance(0.03)) {
      line('APPROVED', { undone: true })
      time += 5000
      line('UNDER_REVIEW', { from_stage: 'APPROVED', undone: true })
      time += 5000
    }
    if (!chance(0.6)) {
      line('REJECTED')
      codes.rejection = [
        random.pick<RejectionReason>(['job_title', 'underqualified', 'required_keywords', 'overqualified', 'missing_skills', 'industry']),
        'other' as const,
      ].slice(0, chance(0.3) ? 2 : 1)
      break story
    }
    line('APPROVED')
    later(4)
    const template = random.pick(['Short', 'Friendly', 'Detailed'])
    const subject = random.pick(['{{job_title}} at {{hiring_company}}', 'A role for you, {{first_name}}?', 'Quick question'])
    const mail = (step: number) => {
      const mailId = newId(time)
      rows.message.push({
        ...about,
        id: mailId,
        kind: 'sequence',
        step,
        state: 'sent',
        due_at: new Date(time),
        sent_at: new Date(time),
        message_id: `<${mailId}@bench>`,
        reply_token: newToken(),
        from_email: 'a@bench.example',
        to_email: 'b@bench.example',
        subject: 's',
        html: 'h',
        body_text: 't',
        template_name: template,
        subject_template: step === 0 ? subject : null,
      })
      count++
    }
    mail(0)
    line('CONTACTED')
    let steps = 0
    while (steps < 2 && chance(0.7)) {
      later(72)
      mail(++steps)
    }
    if (!chance(template === 'Short' ? 0.45 : 0.3)) break story
    later(30)
    const replyId = newId(time)
    rows.inbound_mail.push({
      ...about,
      id: replyId,
      mailbox: 'bench',
      uid_validity: replyId,
      uid: 1,
      subject: 's',
      reply_text: 'r',
      body_text: 'b',
      kind: 'person',
      label: 'interested',
      received_at: new Date(time),
    })
    count++
    time += 1000
    if (chance(0.35)) {
      line('NOT_INTERESTED', { user_id: null })
      codes.decline = [random.pick<NotInterestedReason>(['timing', 'compensation', 'remote_policy', 'role_fit'])]
      break story
    }
    if (chance(0.2)) {
      line('QUESTION', { user_id: null })
      later(20)
    }
    line('HIRING_MANAGER')
    for (const [to, share] of [
      ['HIRING_MANAGER_APPROVED', 0.6],
      ['INTERVIEWING', 0.7],
    ] as const) {
      if (!chance(share)) break story
      later(50)
      line(to)
    }
  }
  const reasons = { rejection_reasons: codes.rejection, not_interested_reasons: codes.decline }
  rows.candidate.push({ id, workspace_id: workspaceId, project_id, person_id, stage, stage_at: new Date(time), ...reasons })
  return count
}

/** Inserts a batch in one statement, whatever its columns. */
async function insert(database: Database, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    database.system,
  )
}

/** The fullest possible counters, in the panel's format. */
export async function fillCounters(database: Database, workspaceId: string): Promise<void> {
  await sql`
    insert into project_counter (project_id, workspace_id, stage, count)
    select project_id, workspace_id, stage, count(*) from candidate where workspace_id = ${workspaceId} group by 1, 2, 3
    on conflict (project_id, stage) do update set count = excluded.count`.execute(database.system)
}
