// Inputs of the calls about the texts of emails.
import { newId } from '../../server/platform/ids.ts'
import type { EndpointInput, Named } from './endpoint-input.ts'

const project = ({ project_id }: Named) => ({ project_id })
const ids = (named: Named) => ({ ...project(named), candidate_id: named.candidate_id })

const savedTemplate = () => ({
  template_id: newId(),
  template: { name: newId(), initial_outreach_subject: 'Hello', initial_outreach_template: 'Hello there' },
})
/** A template that was saved earlier. */
const before = { method: 'POST', path: 'v2/team_templates', fields: savedTemplate } as const
const savedId = (earlier: unknown) => ({ template_id: (earlier as { id?: string } | undefined)?.id ?? 'none' })

export const outreachInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/outreach/people': { fields: project, shows: 'open_project' },
  'POST v2/outreach/links': { fields: (named) => ({ ...project(named), urls: ['https://acme'] }) },
  'POST v2/outreach/preview': { fields: ids, shows: 'open_project' },
  'GET v2/team_templates': { fields: () => ({}) },
  'POST v2/team_templates': { fields: savedTemplate },
  'DELETE v2/team_templates': { fields: () => ({ template_id: newId() }) },
  'GET v2/team_templates/versions': { fields: () => ({ template_id: newId() }) },
  'POST v2/team_templates/versions': { before, fields: (_, __, earlier) => ({ ...savedId(earlier), restore: 1, version: 1 }) },
  'POST v2/projects/team_template': {
    before: { ...before, by: 'owner' },
    fields: (named, _, earlier) => ({ ...project(named), ...savedId(earlier) }),
  },
  'GET v2/snippets': { fields: () => ({}) },
  'POST v2/snippets': { fields: () => ({ snippet_id: newId(), name: newId(), body: 'Hello' }) },
  'DELETE v2/snippets': { fields: () => ({ snippet_id: newId() }) },
  'POST v2/outreach/attachments': { fields: ids, file: { name: 'directions.txt', text: 'Second floor' } },
  'GET v2/outreach/attachments': { fields: ids },
  'DELETE v2/outreach/attachments': { fields: (named) => ({ ...ids(named), attachment_id: newId() }) },
  'GET v2/mail/attachment': { fields: ({ message_id }) => ({ message_id, number: 1 }), shows: 'open_mail', stage: 'CONTACTED' },
  'POST v2/mail/follow_up_files': {
    before: { method: 'POST', path: 'v2/outreach/attachments', fields: ids, file: { name: 'directions.txt', text: 'Second floor' } },
    fields: (named, _, earlier) => ({
      ...ids(named),
      step: 1,
      attachment_id: (earlier as { attachment_id?: string } | undefined)?.attachment_id ?? 'none',
    }),
    stage: 'CONTACTED',
    followUp: true,
  },
  'DELETE v2/mail/follow_up_files': {
    fields: (named) => ({ ...ids(named), step: 1, number: 1 }),
    stage: 'CONTACTED',
    followUp: true,
  },
  'POST v2/outreach/test_email': {
    fields: (named) => ({ ...ids(named), request_id: newId(), subject: 'Hello', body: 'Hello there' }),
  },
}
