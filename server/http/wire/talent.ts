// Converts people in the talent pool for the API, with initials if the reader may not see their names.
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { historyEventOf, historyLabel } from '@fairlead/domain/shared/stages'
import { currentExperience } from '@fairlead/domain/shared/profile'
import type { ReasonGate } from '../../features/candidates/views/reason-gate.ts'
import { emailsOf } from '../../features/candidates/people/person-book.ts'
import type { PoolPerson } from '../../features/sourcing/searches/search-pool.ts'
import type { PersonPage } from '../../features/talent/read-person.ts'
import type { Tag } from '../../features/candidates/people/tag-views.ts'
import type { ApplicationView } from '../../features/candidates/people/application-views.ts'
import { knownAddressToWire } from './address.ts'
import { applicationToWire } from './application.ts'
import { initialsOnly, hideIdentity } from './bias.ts'
import { educationToWire, experienceToWire } from './candidate.ts'

const reasonsShown = 3

/** What the workspace has noted about someone, next to their profile. */
export interface PoolNotes {
  tags: readonly Tag[]
  applications: readonly ApplicationView[]
}

export function pooledToWire(person: PoolPerson, { tags, applications }: PoolNotes, gate: ReasonGate): WirePooledPerson {
  const visible = person.isHidden ? initialsOnly(person.profile) : person.profile
  const job = currentExperience(visible)
  const whole: WirePooledPerson = {
    person_id: person.id,
    name: shownName(person.name, person.isHidden),
    name_hidden: person.isHidden,
    picture_url: visible.pictureUrl,
    headline: person.isHidden ? visible.headline : person.headline,
    title: job?.title || null,
    company: job?.company || null,
    location: visible.place?.label ?? null,
    emails: emailsOf(visible),
    linkedin_url: visible.linkedinUrl,
    skills: visible.skills.slice(0, 8),
    is_own: person.isOwn,
    source: person.source,
    added_at: person.addedAt.toISOString(),
    tags: [...tags],
    applications: applications.map(applicationToWire),
    by_name: person.isByName,
    reasons: gate.pass(person.profile, person.reasons).slice(0, reasonsShown),
  }
  return person.isHidden ? { ...hideIdentity(whole, hiderOf(person.profile, [], true)), tags: [...tags] } : whole
}

export function personPageToWire(page: PersonPage): ReadPerson['answer'] {
  const isHidden = page.hiddenBy !== null
  const visible = isHidden ? initialsOnly(page.profile) : page.profile
  const whole: ReadPerson['answer'] = {
    person_id: page.id,
    name: shownName(page.name, isHidden),
    hidden_by: page.hiddenBy,
    picture_url: visible.pictureUrl,
    headline: isHidden ? visible.headline : page.headline,
    summary: visible.summary,
    location: visible.place?.label ?? null,
    emails: emailsOf(visible),
    addresses: page.addresses.map(knownAddressToWire),
    linkedin_url: visible.linkedinUrl,
    experiences: visible.experiences.map(experienceToWire),
    education: visible.education.map(educationToWire),
    skills: visible.skills,
    is_own: page.isOwn,
    source: page.source,
    added_at: page.createdAt.toISOString(),
    sources: Object.entries(page.sources).flatMap(([field, entries]) =>
      entries.map(({ source, at: time }) => ({ field, source, at: time })),
    ),
    tags: page.tags,
    applications: page.applications.map(applicationToWire),
    notes: page.notes.map(({ id, body, by, at: time, mayDelete }) => ({ id, body, by, at: time.toISOString(), may_delete: mayDelete })),
    resumes: page.resumes.map(({ id, fileName, at: time, note }) => ({ id, file_name: fileName, at: time.toISOString(), note })),
    projects: page.projects.map((project) => ({
      project_id: project.projectId,
      project_name: project.projectName,
      is_archived: project.isArchived,
      candidate_id: project.candidateId,
      status: project.stage,
      stage: historyLabel(historyEventOf(project.stage)),
      since: project.since.toISOString(),
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
    ...hideIdentity(whole, hiderOf(page.profile, [], true)),
    tags,
    hidden_by,
    projects,
  }
}
