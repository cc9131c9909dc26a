// Converts a person in the pool and a table's columns for the API.
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { entriesOf } from '@fairlead/domain/shared/records'
import type { WirePerson } from '@fairlead/contract/v2/talent'
import type { ImportColumn } from '@fairlead/contract/v2/talent/import'
import type { ColumnChoice } from '@fairlead/domain/candidate/people-columns'
import type { PersonView } from '../../features/candidates/views/people-search.ts'
import { hideIdentity, initialsOnly } from './bias.ts'

export function personToWire({ id, name, headline, profile, source, isHidden }: PersonView): WirePerson {
  const visible = isHidden ? initialsOnly(profile) : profile
  const whole = {
    core_candidate_id: id,
    name: shownName(name, isHidden),
    headline,
    location: visible.place?.label ?? null,
    linkedin_profile_url: visible.linkedinUrl,
    emails: [...visible.personalEmails, ...visible.workEmails],
    source,
  }
  return isHidden ? hideIdentity(whole, hiderOf(profile, [], true)) : whole
}

const columns: Record<ImportColumn | 'ignore', ColumnChoice> = {
  linkedin_url: 'linkedinUrl',
  email: 'email',
  first_name: 'firstName',
  last_name: 'lastName',
  full_name: 'fullName',
  headline: 'headline',
  title: 'title',
  company: 'company',
  location: 'location',
  skills: 'skills',
  school: 'school',
  degree: 'degree',
  summary: 'summary',
  job_applied_for: 'jobApplied',
  application_stage: 'stage',
  application_status: 'status',
  applied_on: 'appliedOn',
  application_ended_on: 'endedOn',
  rejection_reason: 'reason',
  application_source: 'applicationSource',
  application_id: 'externalId',
  ignore: 'ignore',
}
const wireNames = new Map(entriesOf(columns).map(([wire, column]) => [column, wire]))

export function columnFromWire(name: ImportColumn | 'ignore'): ColumnChoice {
  return columns[name]
}

export function columnToWire(column: ColumnChoice): ImportColumn | 'ignore' {
  return wireNames.get(column) ?? 'ignore'
}
