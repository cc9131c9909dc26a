// The person used to preview or test a template.
import { sql } from 'kysely'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import type { TemplateReader } from '../../mail/messages/template-values.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'

/** By default, the project's newest candidate, else anyone in the pool. */
export async function findPreviewPerson(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  { candidateId, personId }: { candidateId?: string | undefined; personId?: string | undefined },
): Promise<TemplateReader & { personId: string; toEmail: string | null }> {
  if (candidateId) {
    const { candidate } = await accessCandidate(tx, ctx.actor, { candidateId, projectId: project.id }, 'read')
    return { personId: candidate.personId, profile: candidate.profile, reasons: candidate.reasons, toEmail: addressOf(candidate) }
  }
  if (personId) {
    const person = await tx.selectFrom('person').select('profile').where('id', '=', personId).executeTakeFirst()
    if (!person || (await readHiddenPeople(tx, ctx, personId)).has(personId)) throw new Refusal('not_found')
    return { personId, profile: person.profile, reasons: [], toEmail: null }
  }
  const newest = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['person.id', 'person.profile', 'candidate.assessment'])
    .where('candidate.project_id', '=', project.id)
    .orderBy('candidate.created_at', 'desc')
    .orderBy('candidate.rank')
    .limit(1)
    .executeTakeFirst()
  if (newest) return { personId: newest.id, profile: newest.profile, reasons: newest.assessment?.reasons ?? [], toEmail: null }
  const hidden = [...(await readHiddenPeople(tx, ctx)).keys()]
  const pool = tx
    .selectFrom('person')
    .select(['id', 'profile'])
    .where(sql<boolean>`id <> all(${hidden}::text[])`)
  const anyone = await pool.orderBy('id').limit(1).executeTakeFirst()
  return { personId: anyone?.id ?? '', profile: anyone?.profile ?? emptyProfile, reasons: [], toEmail: null }
}
