// The permission each call of the talent pool needs.
import type { Need } from './need.ts'

export const talentNeeds: Readonly<Record<string, Need>> = {
  'GET v2/talent': 'workspace',
  'POST v2/talent': 'workspace',
  'GET v2/talent/import': 'workspace',
  'POST v2/talent/import': 'workspace',
  'POST v2/talent/import/cancel': 'workspace',
  'POST v2/talent/import #into a project': 'import_candidates',
  'POST v2/talent/json_resume': 'workspace',
  'POST v2/talent/resume': 'workspace',
  'GET v2/talent/resume': 'workspace, of a person',
  'GET v2/talent/search': 'workspace',
  'GET v2/talent/timeline': 'workspace, of a person',
  'GET v2/talent/people': 'workspace, of a person',
  'PUT v2/talent/people': 'workspace, of a person',
  'DELETE v2/talent/people': 'workspace admin, of a member',
  'GET v2/talent/tags': 'workspace',
  'POST v2/talent/tags': 'workspace',
  'PUT v2/talent/tags': 'workspace, of a person',
  'DELETE v2/talent/tags': 'workspace',
  'POST v2/talent/notes': 'workspace, of a person',
  'DELETE v2/talent/notes': 'workspace',
  'POST v2/talent/projects': 'import_candidates',
  'GET v2/talent/searches': 'workspace',
  'POST v2/talent/searches': 'workspace',
  'DELETE v2/talent/searches': 'workspace',
}
