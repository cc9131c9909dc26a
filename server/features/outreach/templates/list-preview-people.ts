// People to preview a template with: the project's candidates awaiting an email, else the pool's people, with missing values.
import { sql } from 'kysely'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { currentExperience, fullName } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { projectVariableNames, templateVariables } from '@fairlead/domain/project/template-variables'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { valuesFor, type TemplateReader } from '../../mail/messages/template-values.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { jobText } from '@fairlead/domain/shared/formats'

const limit = 25

export interface PreviewPerson {
  candidateId: string | null
  personId: string | null
  name: string
  headline: string | null
  lacks: string[]
}

export function listPreviewPeople(ctx: ActorContext, projectId: string): Promise<{ of: 'project' | 'pool'; people: PreviewPerson[] }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const view = (reader: TemplateReader) => viewOf(project, reader, ctx.now())
    const candidates = await findCandidates(tx, project.id)
    if (candidates.length > 0)
      return {
        of: 'project',
        people: candidates.map(({ id, profile, assessment }) => ({
          candidateId: id,
          personId: null,
          ...view({ profile, reasons: assessment?.reasons ?? [] }),
        })),
      }
    const hidden = await readHiddenPeople(tx, ctx)
    const pool = await tx
      .selectFrom('person')
      .select(['id', 'profile'])
      .where(sql<boolean>`id <> all(${[...hidden.keys()]}::text[])`)
      .where('merged_into', 'is', null)
      .orderBy('id')
      .limit(limit)
      .execute()
    return { of: 'pool', people: pool.map(({ id, profile }) => ({ candidateId: null, personId: id, ...view({ profile, reasons: [] }) })) }
  })
}

/** Candidates who may still get a first email come first. */
function findCandidates(tx: Tx, projectId: string) {
  return tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.id', 'candidate.assessment', 'person.profile'])
    .where('candidate.project_id', '=', projectId)
    .orderBy((eb) => eb('candidate.stage', 'in', ['UNDER_REVIEW', 'APPROVED', 'QUEUE']), 'desc')
    .orderBy('candidate.created_at', 'desc')
    .orderBy('candidate.rank')
    .limit(limit)
    .execute()
}

function viewOf(project: LoadedProject, reader: TemplateReader, now: Date): Pick<PreviewPerson, 'name' | 'headline' | 'lacks'> {
  const { profile } = reader
  const values = valuesFor(project, reader, now, '')
  const hide = project.biasReducer ? hiderOf(profile, [], true) : (text: string) => text
  const job = currentExperience(profile)
  return {
    name: shownName(fullName(profile), project.biasReducer),
    headline: hide(jobText(job?.title, job?.company)) || null,
    lacks: templateVariables.flatMap(({ key }) => (projectVariableNames.has(key) || values[key] !== undefined ? [] : [key])),
  }
}
