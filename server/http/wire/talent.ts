// People of the talent pool as the wire shows them, by initials where their names are hidden from the reader.
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { historyEventOf, historyLabel } from '@fairlead/domain/shared/stages'
import { currentExperience } from '@fairlead/domain/shared/profile'
import type { ReasonGate } from '../../features/candidates/reason-gate.ts'
import { emailsOf } from '../../features/candidates/person-book.ts'
import type { PoolPerson } from '../../features/sourcing/search-pool.ts'
import type { PersonPage } from '../../features/talent/read-person.ts'
import type { Tag } from '../../features/talent/tag-store.ts'
import { initialsOnly, withoutWho } from './bias.ts'
import { educationToWire, experienceToWire } from './candidate.ts'

const reasonsShown = 3

export function pooledToWire(person: PoolPerson, tags: readonly Tag[], gate: ReasonGate): WirePooledPerson {
  const shown = person.isHidden ? initialsOnly(person.profile) : person.profile
  const job = currentExperience(shown)
  const whole: WirePooledPerson = {
    person_id: person.id,
    name: shownName(person.name, person.isHidden),
    name_hidden: person.isHidden,
    picture_url: shown.pictureUrl,
    headline: person.isHidden ? shown.headline : person.headline,
    title: job?.title || null,
    company: job?.company || null,
    location: shown.place?.label ?? null,
    emails: emailsOf(shown),
    linkedin_url: shown.linkedinUrl,
    skills: shown.skills.slice(0, 8),
    is_own: person.isOwn,
    source: person.source,
    added_at: person.addedAt.toISOString(),
    tags: [...tags],
    by_name: person.isByName,
    reasons: gate.pass(person.profile, person.reasons).slice(0, reasonsShown),
  }
  return person.isHidden ? { ...withoutWho(whole, hiderOf(person.profile, [], true)), tags: [...tags] } : whole
}

export function personPageToWire(page: PersonPage): ReadPerson['answer'] {
  const isHidden = page.hiddenBy !== null
  const shown = isHidden ? initialsOnly(page.profile) : page.profile
  const whole: ReadPerson['answer'] = {
    person_id: page.id,
    name: shownName(page.name, isHidden),
    hidden_by: page.hiddenBy,
    picture_url: shown.pictureUrl,
    headline: isHidden ? shown.headline : page.headline,
    summary: shown.summary,
    location: shown.place?.label ?? null,
    emails: emailsOf(shown),
    linkedin_url: shown.linkedinUrl,
    experiences: shown.experiences.map(experienceToWire),
    education: shown.education.map(educationToWire),
    skills: shown.skills,
    is_own: page.isOwn,
    source: page.source,
    added_at: page.createdAt.toISOString(),
    sources: Object.entries(page.sources).flatMap(([field, entries]) => entries.map(({ source, at }) => ({ field, source, at }))),
    tags: page.tags,
    notes: page.notes.map(({ id, body, by, at, mayDelete }) => ({ id, body, by, at: at.toISOString(), may_delete: mayDelete })),
    resumes: page.resumes.map(({ id, fileName, at }) => ({ id, file_name: fileName, at: at.toISOString() })),
    projects: page.projects.map((one) => ({
      project_id: one.projectId,
      project_name: one.projectName,
      is_archived: one.isArchived,
      candidate_id: one.candidateId,
      status: one.stage,
      stage: historyLabel(historyEventOf(one.stage)),
      since: one.since.toISOString(),
      history: one.history.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    })),
    elsewhere: page.elsewhere.map((touch) => ({
      kind: touch.kind,
      by: touch.by,
      at: touch.at.toISOString(),
      sentence: touchSentence(touch),
    })),
    stopped: page.stopped,
    may_delete: page.mayDelete,
  }
  if (!isHidden) return whole
  const { tags, hidden_by, projects } = whole
  return {
    ...withoutWho(whole, hiderOf(page.profile, [], true)),
    tags,
    hidden_by,
    projects: projects.map((one) => ({ ...one, history: withoutWho(one.history, hiderOf(page.profile, [], true)) })),
  }
}
