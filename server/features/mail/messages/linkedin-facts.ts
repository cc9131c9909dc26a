// Gathers the facts for whyNotLinkedin; the caller holds the locks of project (share) and candidate.
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { readRecontactStops } from './recontact.ts'
import { readFlag } from './send-facts.ts'
import { findPersonSuppression } from '../suppression/suppression-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'

/** An opt-out of any address also rules out LinkedIn. */
export async function linkedinFacts(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'hashAddress' | 'workspaceId' | 'now'>,
  project: Pick<LoadedProject, 'outreachPause' | 'isArchived'>,
  candidate: LoadedCandidate,
) {
  const { preferredEmail, profile, repliedAt, stage } = candidate
  const written = await tx.selectFrom('message').select('to_email').distinct().where('candidate_id', '=', candidate.id).execute()
  const addresses = [preferredEmail, ...profile.personalEmails, ...profile.workEmails, ...written.map((row) => row.to_email)]
  const suppression = await findPersonSuppression(tx, ctx, addresses)
  return {
    stage,
    repliedAt,
    suppressed: suppression !== null,
    suppression,
    isMerged: candidate.isMerged,
    flag: await readFlag(tx, candidate.personId),
    project: { paused: project.outreachPause, archived: project.isArchived },
    pastApplication: (await readRecontactStops(tx, ctx, [candidate.personId])).get(candidate.personId) ?? null,
    profileUrl: profile.linkedinUrl,
  }
}
