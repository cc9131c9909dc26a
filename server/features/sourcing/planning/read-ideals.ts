// The ideal candidates as people: from the talent pool, from a résumé, or unknown.
import { currentExperience } from '@fairlead/domain/shared/profile'
import type { IdealCandidate } from '@fairlead/domain/project/ideal-candidate'
import { linkedinProfile } from '@fairlead/domain/shared/validation'
import { learnFromIdeals, type IdealsReading } from '@fairlead/matching/learn/ideal-traits'
import { profileOfResume } from '@fairlead/extraction/resume-profile'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'

interface Found {
  /** null for a person of a résumé. */
  id: string | null
  name: string
  profile: MatchableProfile
}

/** In the given order; null for people who aren't in the pool. Prefers the workspace's own row of a person to the shared one. */
async function findIdeals(tx: Tx, ideals: readonly IdealCandidate[]): Promise<(Found | null)[]> {
  const urlOf = (ideal: IdealCandidate) =>
    ideal.linkedinProfileUrl && (linkedinProfile(ideal.linkedinProfileUrl) ?? ideal.linkedinProfileUrl)
  const ids = ideals.flatMap((ideal) => ideal.coreCandidateId ?? [])
  const urls = ideals.flatMap((ideal) => urlOf(ideal) ?? [])
  const rows =
    ids.length === 0 && urls.length === 0
      ? []
      : await tx
          .selectFrom('person')
          .select(['id', 'shadows', 'name', 'linkedin_url', 'workspace_id', 'profile'])
          .where((eb) =>
            eb.or([
              ...(ids.length > 0 ? [eb('id', 'in', ids), eb('shadows', 'in', ids)] : []),
              ...(urls.length > 0 ? [eb('linkedin_url', 'in', urls)] : []),
            ]),
          )
          .orderBy('id')
          .execute()
  const best = rows.toSorted((a, b) => Number(b.workspace_id !== null) - Number(a.workspace_id !== null))
  return ideals.map((ideal) => {
    if (ideal.resume) return { id: null, name: ideal.resume.name, profile: profileOfResume(ideal.resume) }
    const { coreCandidateId: id } = ideal
    const url = urlOf(ideal)
    const row =
      best.find((person) => id !== null && (person.shadows === id || person.id === id)) ??
      best.find((person) => url !== null && person.linkedin_url === url)
    return row ? { id: row.id, name: row.name, profile: row.profile } : null
  })
}

/** The ideals a search learns from, without duplicates; the ID is null for a person of a résumé. */
export async function readIdealPeople(tx: Tx, ideals: readonly IdealCandidate[]): Promise<Pick<Found, 'id' | 'profile'>[]> {
  const people = (await findIdeals(tx, ideals)).filter((ideal) => ideal !== null)
  return [...new Map(people.map(({ id, profile }) => [profile, { id, profile }])).values()]
}

export const readIdeals = async (tx: Tx, ideals: readonly IdealCandidate[]): Promise<MatchableProfile[]> =>
  (await readIdealPeople(tx, ideals)).map(({ profile }) => profile)

export interface IdealsView extends IdealsReading {
  people: { known: boolean; name: string; title: string; company: string; location: string }[]
}

/** For the screen: the ideals and their traits. People whose names are hidden from the user are unknown there. */
export function readIdealCandidates(ctx: ActorContext, vocabulary: Vocabulary, ideals: readonly IdealCandidate[]): Promise<IdealsView> {
  return ctx.transaction(async (tx) => {
    const hidden = await readHiddenPeople(tx, ctx)
    const people = (await findIdeals(tx, ideals)).map((ideal) => (ideal?.id && hidden.has(ideal.id) ? null : ideal))
    const today = ctx.now().toISOString().slice(0, 7)
    const reading = learnFromIdeals(
      vocabulary,
      people.map((ideal) => ideal?.profile ?? null),
      today,
    )
    return {
      ...reading,
      people: people.map((ideal) => {
        const job = ideal && currentExperience(ideal.profile)
        return {
          known: ideal !== null,
          name: ideal?.name ?? '',
          title: job?.title || ideal?.profile.headline || '',
          company: job?.company ?? '',
          location: ideal?.profile.place?.label ?? '',
        }
      }),
    }
  })
}
