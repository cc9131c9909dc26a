// A candidate from the API for unit tests, with the facts that candidate forms read.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'

export function sampleCandidate(change: Partial<WireCandidate> = {}): WireCandidate {
  const defaults: Partial<WireCandidate> = {
    id: 'c1',
    project_id: 'p1',
    core_candidate_id: 'core1',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    linkedin_profile_url: null,
    linkedin_recruiter_url: null,
    experiences: [],
    candidate_emails: ['ada@home.example'],
    thread_email: null,
    outreach_templates: [],
    suggested_template: null,
    domain_contacted: { contacted: false, contacted_by: null, contacted_date: null, project_name: null },
    ...change,
  }
  // other facts, which no form reads, are omitted
  return defaults as WireCandidate
}
