// Inputs of the calls of the talent pool.
import { newId } from '../../server/platform/ids.ts'
import type { EndpointInput, Named } from './endpoint-input.ts'

const project = ({ project_id }: Named) => ({ project_id })
const person = ({ person_id }: Named) => ({ person_id })
const nothing = () => ({})
const newAddress = () => `new.${newId()}@home.example`
const newPage = () => `https://www.linkedin.com/in/new-${newId()}`
const csv = { name: 'people.csv', text: 'Name,Email\nMo Example,mo@home.example\n' }

export const talentInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/employers': { fields: () => ({ companies: ['Bosch'] }) },
  'PUT v2/employers': { fields: () => ({ company: 'Bosch', city: 'Stuttgart' }) },
  'DELETE v2/employers': { fields: () => ({ company: 'Bosch' }) },
  'GET v2/talent': { fields: ({ email }) => ({ query: email }), shows: 'open_project' },
  'POST v2/talent': { fields: () => ({ linkedin_url: newPage(), email: newAddress(), name: 'Mo Example' }) },
  'POST v2/talent/import': { fields: () => ({ dry_run: 'false' }), file: csv },
  'POST v2/talent/import #into a project': { fields: (named) => ({ ...project(named), dry_run: 'false' }), file: csv },
  'GET v2/talent/demo': { fields: nothing },
  'DELETE v2/talent/demo': { fields: nothing },
  'GET v2/talent/duplicates': { fields: nothing },
  'POST v2/talent/duplicates': {
    fields: ({ person_id }, _, earlier) => ({
      first_id: person_id,
      second_id: (earlier as { core_candidate_id?: string } | undefined)?.core_candidate_id ?? 'none',
      is_same: false,
    }),
    before: { method: 'POST', path: 'v2/talent', fields: () => ({ linkedin_url: newPage(), email: newAddress(), name: 'Mo Example' }) },
  },
  'DELETE v2/talent/duplicates': { fields: ({ person_id }) => ({ first_id: person_id, second_id: 'none' }) },
  'GET v2/talent/import': { fields: nothing },
  'POST v2/talent/import/cancel': {
    fields: (_, __, earlier) => ({ import_id: (earlier as { import_id?: string } | undefined)?.import_id ?? 'none' }),
    before: { method: 'POST', path: 'v2/talent/import', fields: () => ({ dry_run: 'false' }), file: csv },
  },
  'POST v2/talent/import/undo': {
    fields: (_, __, earlier) => ({ import_id: (earlier as { import_id?: string } | undefined)?.import_id ?? 'none' }),
    before: { method: 'POST', path: 'v2/talent/import', fields: () => ({ dry_run: 'false' }), file: csv },
  },
  'GET v2/talent/import/refused': { fields: () => ({ import_id: 'none' }) },
  'POST v2/talent/json_resume': {
    fields: () => ({ resume: JSON.stringify({ basics: { name: 'Mo Example', email: newAddress() } }) }),
  },
  'GET v2/talent/resume': { fields: ({ person_id, resume_key }) => ({ person_id, resume_id: resume_key }), shows: 'open_project' },
  'GET v2/talent/search': { fields: ({ email }) => ({ query: email }), repeats: 'terms', shows: 'open_project' },
  'GET v2/talent/timeline': { fields: person, shows: 'open_project', showsProject: true },
  'GET v2/talent/people': { fields: person, shows: 'open_project' },
  'PUT v2/talent/people': { fields: (named) => ({ ...person(named), name: `Jo ${named.word}` }) },
  'DELETE v2/talent/people': { fields: ({ person_id }) => ({ person_ids: [person_id] }) },
  'GET v2/talent/tags': { fields: nothing },
  'POST v2/talent/tags': { fields: () => ({ name: newId() }) },
  'PUT v2/talent/tags': { fields: ({ person_id }) => ({ person_ids: [person_id], add: [], remove: [newId()] }) },
  'DELETE v2/talent/tags': { fields: () => ({ tag_id: newId() }) },
  'POST v2/talent/notes': { fields: (named) => ({ ...person(named), note_id: newId(), body: 'Call them' }) },
  'DELETE v2/talent/notes': { fields: () => ({ note_id: newId() }) },
  'POST v2/talent/projects': { fields: ({ other_project_id, person_id }) => ({ project_id: other_project_id, person_ids: [person_id] }) },
  'GET v2/talent/notices': { fields: nothing },
  'GET v2/talent/notices/preview': { fields: nothing },
  'POST v2/talent/notices': { fields: nothing },
  'GET v2/talent/map': { fields: nothing },
  'GET v2/talent/searches': { fields: nothing },
  'POST v2/talent/searches': { fields: () => ({ name: newId(), query: 'nurse' }) },
  'POST v2/talent/searches/seen': { fields: () => ({ search_id: newId() }) },
  'DELETE v2/talent/searches': { fields: () => ({ search_id: newId() }) },
  'POST v2/talent/resume': {
    fields: nothing,
    file: { name: 'resume.txt', text: 'Mo Example\n\nExperience\nBaker, Harbour Bakery, 2019 - 2022\n' },
  },
}
