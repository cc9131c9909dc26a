// A person's page: profile, tags, notes, résumés, and their history in the projects this user may open.
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Touch } from '@fairlead/domain/outreach/in-touch'
import type { PersonFlag } from '@fairlead/domain/candidate/person-flags'
import { mayRead } from '@fairlead/domain/project/project'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { isWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { readAddressViews, type AddressView } from '../candidates/people/address-views.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { listResumes } from '../candidates/imports/resume-store.ts'
import { findTouches } from '../mail/messages/find-touches.ts'
import { findPersonSuppression } from '../mail/suppression/suppression-store.ts'
import { readFlag } from '../mail/messages/send-facts.ts'
import { loadProject } from '../projects/records/access-project.ts'
import { accessPerson, type LoadedPerson } from './access-person.ts'
import { readNotes, type NoteView } from './note-store.ts'
import { readApplications, type ApplicationView } from '../candidates/people/application-views.ts'
import { readTags, type Tag } from '../candidates/people/tag-views.ts'

export interface ProjectOfPerson {
  projectId: string
  projectName: string
  isArchived: boolean
  candidateId: string
  stage: Stage
  since: Date
}

export interface PersonPage extends LoadedPerson {
  tags: Tag[]
  applications: ApplicationView[]
  notes: NoteView[]
  /** All addresses ever known. */
  addresses: AddressView[]
  resumes: { id: string; fileName: string; at: Date; note: string }[]
  projects: ProjectOfPerson[]
  /** Contacts in projects this user can't open: who and when, never where. */
  elsewhere: Touch[]
  /** Why no one writes to them; null when nothing prevents it. */
  stopped: PersonFlag | 'unsubscribed' | null
  mayDelete: boolean
}

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
      applications: (await readApplications(tx, [person.id])).get(person.id) ?? [],
      notes: person.isOwn ? await readNotes(tx, ctx, person.id) : [],
      addresses: person.hiddenBy === null ? await readAddressViews(tx, ctx, { ...person, personId: person.id }) : [],
      resumes: person.hiddenBy === null ? await listResumes(tx, [person.id, ...(person.shadows ? [person.shadows] : [])]) : [],
      projects,
      elsewhere: touches.filter(({ candidateId }) => !open.has(candidateId)),
      stopped: (await readFlag(tx, person.id)) ?? (suppressed ? 'unsubscribed' : null),
      mayDelete: await isWorkspaceAdmin(tx, ctx.actor),
    }
  })
}

async function readProjects(tx: Tx, ctx: ActorContext, { id, shadows, mergedIds }: LoadedPerson): Promise<ProjectOfPerson[]> {
  const rows = await tx
    .selectFrom('candidate')
    .selectAll()
    .where('person_id', 'in', [id, ...mergedIds, ...(shadows ? [shadows] : [])])
    .orderBy('created_at', 'desc')
    .execute()
  const projects: ProjectOfPerson[] = []
  for (const row of rows) {
    const project = await loadProject(tx, row.project_id)
    if (!project || !mayRead(project, ctx.actor)) continue
    projects.push({
      projectId: project.id,
      projectName: project.name,
      isArchived: project.isArchived,
      candidateId: row.id,
      stage: row.stage,
      since: row.stage_at,
    })
  }
  return projects
}
