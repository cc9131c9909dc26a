// Finds candidates in every project the user may open, by name, email, LinkedIn URL, or any input.
import { sql } from 'kysely'
import { currentExperience } from '@fairlead/domain/shared/profile'
import type { Stage } from '@fairlead/domain/shared/stages'
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import { addressOf } from '../records/access-candidate.ts'

export interface CandidateQuery {
  words?: string
  email?: string
  linkedinUrl?: string
}

export interface FoundCandidate {
  id: string
  name: string
  email: string | null
  linkedinUrl: string | null
  pictureUrl: string | null
  jobTitle: string | null
  stage: Stage
  projectId: string
  projectName: string
}

const maxShown = 50

/** The parsed input: an address, a LinkedIn URL, or words. */
export function readQuery(typed: string): CandidateQuery {
  const text = typed.trim()
  if (isEmail(text)) return { email: text }
  return /linkedin\.com\//i.test(text) && anyLinkedinProfile(text) ? { linkedinUrl: text } : { words: text }
}

/** Text is trimmed; an empty query or an impossible address finds nothing. */
export function searchCandidates(ctx: ActorContext, query: CandidateQuery): Promise<FoundCandidate[]> {
  const words = (query.words ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const email = normaliseEmail(query.email ?? '')
  const url = query.linkedinUrl?.trim() ? anyLinkedinProfile(query.linkedinUrl) : null
  if (words.length === 0 && email === '' && url === null) return Promise.resolve([])
  const reader = ctx.actor.isSuperAdmin ? null : ctx.actor.email
  return ctx.transaction(async (tx) => {
    const { rows: matches } = await sql<{ candidate_id: string }>`select candidate_id from find_candidates(
      ${words.length > 0 ? words : null}::text[], ${email || null}::text, ${url}::text, ${reader}::text, ${maxShown})`.execute(tx)
    if (matches.length === 0) return []
    const order = new Map(matches.map((row, index) => [row.candidate_id, index]))
    const rows = await tx
      .selectFrom('candidate')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .innerJoin('project', 'project.id', 'candidate.project_id')
      .$if(ctx.actor.isUnproven === true, (query) => query.where('project.owner_id', '=', ctx.userId))
      .select(['candidate.id', 'candidate.stage', 'candidate.preferred_email', 'candidate.bad_emails', 'candidate.project_id'])
      .select(['person.name as person_name', 'person.profile', 'project.name as project_name'])
      .where('candidate.id', 'in', [...order.keys()])
      .execute()
    return rows
      .toSorted((a, b) => must(order.get(a.id)) - must(order.get(b.id)))
      .map((row) => {
        const profile = row.profile
        return {
          id: row.id,
          name: row.person_name,
          email: addressOf({ preferredEmail: row.preferred_email, badEmails: row.bad_emails, profile }),
          linkedinUrl: profile.linkedinUrl,
          pictureUrl: profile.pictureUrl,
          jobTitle: currentExperience(profile)?.title ?? null,
          stage: row.stage,
          projectId: row.project_id,
          projectName: row.project_name,
        }
      })
  })
}
