// Inputs of the calls for lessons, fairness, and tests of first emails.
import type { EndpointInput, Named } from './endpoint-input.ts'

const project = ({ project_id }: Named) => ({ project_id })

const bothTemplates = (named: Named) => ({ ...project(named), template_a: 'Template 1', template_b: 'Template 2' })

export const lessonInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/projects/lessons': { fields: project },
  'PUT v2/projects/lessons': { fields: (named) => ({ ...project(named), version: '0' }) },
  'POST v2/projects/lessons/preview': { fields: project },
  'GET v2/projects/lessons/progress': { fields: project },
  'POST v2/projects/lessons/restore': { fields: (named) => ({ ...project(named), version: '0', number: '0' }) },
  'GET v2/projects/template_test': { fields: project },
  'POST v2/projects/template_test': { fields: bothTemplates },
  'POST v2/projects/template_test/end': {
    before: { method: 'POST', path: 'v2/projects/template_test', by: 'owner', fields: bothTemplates },
    fields: (named, _, earlier) => ({ ...project(named), test_id: (earlier as { id?: string } | undefined)?.id ?? 'none', keep: 'b' }),
  },
  'GET v2/projects/fairness': { fields: project },
  'POST v2/projects/fairness': { fields: project },
  'GET v2/projects/records': { fields: project },
  'GET v2/projects/records/comparison': { fields: (named) => ({ ...project(named), batch: '1' }) },
  'GET v2/projects/records/shortlist': { fields: (named) => ({ ...project(named), batch: '1' }) },
  'PUT v2/team/records': { fields: () => ({ years: '5' }) },
  'GET v2/projects/model': { fields: project },
  'POST v2/projects/model': {
    // a decision to replay
    before: {
      method: 'POST',
      path: 'v2/projects/candidates/swipe',
      by: 'owner',
      fields: ({ project_id, candidate_id }) => ({ project_id, candidate_id, approved: 'true' }),
    },
    fields: project,
  },
  'POST v2/projects/model/use': { fields: (named) => ({ ...project(named), is_on: false }) },
  'POST v2/projects/lessons/undo': { fields: (named) => ({ ...project(named), version: '0' }) },
}
