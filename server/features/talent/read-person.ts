// A person's page: profile, tags, notes, résumés, and their history in the projects this user may open.
import { historyLabel, type Stage } from '@fairlead/domain/shared/stages'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { notInterestedLabel } from '@fairlead/domain/candidate/not-interested'
import type { Touch } from '@fairlead/domain/outreach/in-touch'
import { mayDecide, mayRead } from '@fairlead/domain/project/project'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { storedEvent, storedNotInterested, storedRejection } from '../../platform/stored-codes.ts'
import { isWorkspaceAdmin } from '../accounts/workspace-rights.ts'
import { emailsOf } from '../candidates/person-book.ts'
import { readTalks } from '../candidates/talk-views.ts'
import { findTouches } from '../mail/find-touches.ts'
import { findPersonSuppression } from '../mail/suppression-store.ts'
import { readFlag } from '../mail/send-facts.ts'
import { loadProject } from '../projects/access-project.ts'
import { accessPerson, type LoadedPerson } from './access-person.ts'
import { readNotes, type NoteView } from './note-store.ts'
import { readTags, type Tag } from './tag-store.ts'

export interface HistoryEntry {
  at: Date
  /** 'Approved', 'Email sent', 'Reply'. */
  label: string
  by: string | null
  /** Reasons of a decision, the subject of an email. */
  detail: string | null
}

export interface ProjectOfPerson {
  projectId: string
  projectName: string
  isArchived: boolean
  candidateId: string
  stage: Stage
  since: Date
  /** The newest first. */
  history: HistoryEntry[]
}

export interface PersonPage extends LoadedPerson {
  tags: Tag[]
  notes: NoteView[]
  resumes: { id: string; fileName: string; at: Date }[]
  projects: ProjectOfPerson[]
  /** Contacts in projects this user can't open: who and when, never where. */
  elsewhere: Touch[]
  /** Why no one writes to them; null where nothing is against it. */
  stopped: 'wrong_person' | 'data_request' | 'unsubscribed' | null
  mayDelete: boolean
}

const mostEntries = 40

export function readPersonPage(ctx: ActorContext, personId: string): Promise<PersonPage> {
  return ctx.transaction(async (tx) => {
    const person = await accessPerson(tx, ctx, personId)
    const projects = await readProjects(tx, ctx, person)
    const open = new Set(projects.map(({ candidateId }) => candidateId))
    const touches = await findTouches(tx, ctx, { id: '', personId: person.id }, null)
    const addresses = emailsOf(person.profile).map((email) => email.toLowerCase())
    const suppressed = await findPersonSuppression(tx, ctx, addresses)
    return {
      ...person,
      tags: (await readTags(tx, [person.id])).get(person.id) ?? [],
      notes: person.isOwn ? await readNotes(tx, ctx, person.id) : [],
      resumes: person.hiddenBy === null ? await listResumes(tx, person) : [],
      projects,
      elsewhere: touches.filter(({ candidateId }) => !open.has(candidateId)),
      stopped: (await readFlag(tx, person.id)) ?? (suppressed ? 'unsubscribed' : null),
      mayDelete: await isWorkspaceAdmin(tx, ctx.actor),
    }
  })
}

async function listResumes(tx: Tx, { id, shadows }: LoadedPerson): Promise<PersonPage['resumes']> {
  const rows = await tx
    .selectFrom('resume')
    .select(['id', 'file_name', 'created_at'])
    .where('person_id', 'in', [id, ...(shadows ? [shadows] : [])])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({ id: row.id, fileName: row.file_name, at: row.created_at }))
}

async function readProjects(tx: Tx, ctx: ActorContext, { id, shadows }: LoadedPerson): Promise<ProjectOfPerson[]> {
  const rows = await tx
    .selectFrom('candidate')
    .selectAll()
    .where('person_id', 'in', [id, ...(shadows ? [shadows] : [])])
    .orderBy('created_at', 'desc')
    .execute()
  const projects: ProjectOfPerson[] = []
  for (const row of rows) {
    const project = await loadProject(tx, row.project_id)
    if (!project || !mayRead(project, ctx.actor)) continue
    const reasons = [
      ...row.rejection_codes.map((code) => rejectionLabel(storedRejection.read(code))),
      row.rejection_other,
      ...row.not_interested_codes.map((code) => notInterestedLabel(storedNotInterested.read(code))),
      row.not_interested_other,
    ].filter((text): text is string => Boolean(text))
    const history = await readHistory(tx, row.id, mayDecide(project, ctx.actor))
    const decided = history.find(({ label }) => label === historyLabel('rejected') || label === historyLabel('not_interested'))
    if (decided && reasons.length > 0) decided.detail = reasons.join(', ')
    projects.push({
      projectId: project.id,
      projectName: project.name,
      isArchived: project.isArchived,
      candidateId: row.id,
      stage: row.stage,
      since: row.stage_at,
      history: history.slice(0, mostEntries),
    })
  }
  return projects
}

/** Decisions for everyone who may open the project, emails for those who may read its mail. */
async function readHistory(tx: Tx, candidateId: string, withMail: boolean): Promise<HistoryEntry[]> {
  const { rows } = await sql<{ at: Date; code: number; detail: string | null; by: string | null }>`
    select h.at, h.code, h.detail, nullif(trim(u.first_name || ' ' || u.last_name), '') as by
    from candidate_history h left join users u on u.id = h.user_id
    where h.candidate_id = ${candidateId} and not h.undone order by h.at desc limit ${mostEntries}`.execute(tx)
  const lines = rows.flatMap(({ at: time, code, by, detail }): HistoryEntry[] => {
    const event = storedEvent.find(code)
    return event === null ? [] : [{ at: time, label: historyLabel(event), by, detail }]
  })
  if (!withMail) return lines.map((line) => ({ ...line, detail: null }))
  const talk = (await readTalks(tx, [candidateId], true)).get(candidateId)
  const received = await tx.selectFrom('inbound_mail').select('message_id').where('candidate_id', '=', candidateId).execute()
  const receivedIds = new Set(received.map((mail) => mail.message_id))
  const mail = (talk?.emails ?? []).map(({ at: time, subject, messageId }): HistoryEntry => {
    const isReply = messageId !== null && receivedIds.has(messageId)
    return { at: time, label: isReply ? 'Email received' : 'Email sent', by: null, detail: subject }
  })
  return [...lines, ...mail].toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
