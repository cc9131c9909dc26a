// Gathers what whyNotLinkedin asks for; the caller holds the locks of project (share) and candidate.
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { LoadedCandidate } from '../candidates/access-candidate.ts'
import { readFlag } from '../mail/send-facts.ts'
import type { LoadedProject } from '../projects/access-project.ts'

/** Who asked not to be written to at any of their addresses is not written to over LinkedIn either. */
export async function linkedinFacts(tx: Tx, project: Pick<LoadedProject, 'outreachPause' | 'isArchived'>, candidate: LoadedCandidate) {
  const { preferredEmail, profile, repliedAt, stage } = candidate
  const known = [preferredEmail, ...profile.personalEmails, ...profile.workEmails].flatMap((email) => (email ? [email.toLowerCase()] : []))
  const written = tx.selectFrom('message').select('to_email').where('candidate_id', '=', candidate.id)
  const suppression = await tx
    .selectFrom('suppression')
    .select('email')
    .where((eb) => eb.or([eb('email', '=', sql<string>`any(${known})`), eb('email', 'in', written)]))
    .limit(1)
    .executeTakeFirst()
  return {
    stage,
    repliedAt,
    suppressed: suppression !== undefined,
    flag: await readFlag(tx, candidate.personId),
    project: { paused: project.outreachPause, archived: project.isArchived },
    profileUrl: profile.linkedinUrl,
  }
}
