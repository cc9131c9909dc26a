// Adds people from the pool to a project; refuses, by name, those already in it or in touch elsewhere, with details.
import { erasedName } from '@fairlead/domain/candidate/erasure'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { inTouchElsewhere } from '@fairlead/domain/outreach/in-touch'
import { historyLabel, historyEventOf } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { importPeople } from '../candidates/imports/import-person.ts'
import { isErased } from '../candidates/people/erased-addresses.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { findInProject } from '../candidates/people/person-lookup.ts'
import { findTouches } from '../mail/messages/find-touches.ts'
import { readFlag } from '../mail/messages/send-facts.ts'
import { accessProject, type LoadedProject } from '../projects/records/access-project.ts'
import { accessPerson, orGone, type LoadedPerson } from './access-person.ts'
import { text } from './texts/texts.ts'

export interface AddToProject {
  projectId: string
  personIds: string[]
  /** Also people the team is in touch with elsewhere. */
  addAnyway: boolean
}

export interface NotAdded {
  personId: string
  name: string
  reason: 'in_project' | 'in_touch' | 'stopped' | 'gone'
  sentence: string
  /** Their stage in this project. */
  candidateId: string | null
}

export interface AddedToProject {
  added: { personId: string; candidateId: string; name: string }[]
  refused: NotAdded[]
}

/** One result per person. When repeated, the second request finds them in the project. Nothing is sent. */
export function addToProject(ctx: ActorContext, input: AddToProject): Promise<AddedToProject> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'share')
    if (project.isArchived) throw new Refusal('project_paused', text.projectArchived)
    const result: AddedToProject = { added: [], refused: [] }
    for (const id of [...new Set(input.personIds)].toSorted()) {
      const person = await orGone(accessPerson(tx, ctx, id))
      if (!person) {
        result.refused.push({ personId: id, name: erasedName, reason: 'gone', sentence: text.personDeleted, candidateId: null })
        continue
      }
      const name = shownName(person.name, person.hiddenBy !== null || project.biasReducer)
      const refusal = await whyNotAdd(tx, ctx, { project, person, addAnyway: input.addAnyway })
      if (refusal) {
        result.refused.push({ personId: id, name, ...refusal })
        continue
      }
      const [candidateId] = await importPeople(tx, ctx, project, [person.id], { stage: 'APPROVED' })
      if (candidateId) result.added.push({ personId: id, candidateId, name })
    }
    if (result.refused.length > 0 && result.refused.every(({ reason }) => reason === 'gone') && result.added.length === 0)
      throw new Refusal('person_not_found')
    return result
  })
}

async function whyNotAdd(
  tx: Tx,
  ctx: ActorContext,
  { project, person, addAnyway }: { project: LoadedProject; person: LoadedPerson; addAnyway: boolean },
): Promise<Pick<NotAdded, 'reason' | 'sentence' | 'candidateId'> | null> {
  const existing = await findInProject(tx, project.id, person.id)
  if (existing) {
    const { stage } = await tx.selectFrom('candidate').select('stage').where('id', '=', existing).executeTakeFirstOrThrow()
    const where = historyLabel(historyEventOf(stage))
    return { reason: 'in_project', sentence: text.alreadyIn(project.name, where), candidateId: existing }
  }
  const flag = await readFlag(tx, person.id)
  const addresses = emailsOf(person.profile)
  if (flag || (await isErased(tx, ctx, addresses))) return { reason: 'stopped', sentence: text.askedForNoContact, candidateId: null }
  const touches = await findTouches(tx, ctx, { id: '', personId: person.id }, addresses[0]?.toLowerCase() ?? null)
  if (touches.length === 0 || addAnyway) return null
  return { reason: 'in_touch', sentence: inTouchElsewhere(touches), candidateId: null }
}
