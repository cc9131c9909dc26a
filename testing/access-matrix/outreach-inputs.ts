// Inputs of the calls about the texts of emails.
import { newId } from '../../server/platform/ids.ts'
import type { EndpointInput, Named } from './endpoint-input.ts'

const project = ({ project_id }: Named) => ({ project_id })
const ids = (named: Named) => ({ ...project(named), candidate_id: named.candidate_id })

export const outreachInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/outreach/people': { fields: project, shows: 'open_project' },
  'POST v2/outreach/links': { fields: (named) => ({ ...project(named), urls: ['https://acme'] }) },
  'POST v2/outreach/preview': { fields: ids, shows: 'open_project' },
  'GET v2/snippets': { fields: () => ({}) },
  'POST v2/snippets': { fields: () => ({ snippet_id: newId(), name: newId(), body: 'Hello' }) },
  'DELETE v2/snippets': { fields: () => ({ snippet_id: newId() }) },
  'POST v2/outreach/attachments': { fields: ids, file: { name: 'directions.txt', text: 'Second floor' } },
  'GET v2/outreach/attachments': { fields: ids },
  'DELETE v2/outreach/attachments': { fields: (named) => ({ ...ids(named), attachment_id: newId() }) },
  'GET v2/mail/attachment': { fields: ({ message_id }) => ({ message_id, number: 1 }), shows: 'open_mail', stage: 'CONTACTED' },
  'POST v2/outreach/test_email': {
    fields: (named) => ({ ...ids(named), request_id: newId(), subject: 'Hello', body: 'Hello there' }),
  },
}
