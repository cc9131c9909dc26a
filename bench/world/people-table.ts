// The people in a table: `expect.people` are their first and last names and addresses, `expect.encoding` is the encoding that was
// detected, or 'ask' where the user is shown samples; then `context.encoding` is what the user chooses. `warnings` is how many
// cells were left out, `errors` how many rows, where there are any.
import { readCsv } from '@fairlead/adapters/files/csv'
import { mapColumns } from '@fairlead/domain/candidate/people-columns'
import { rowToProfile } from '../../server/features/candidates/people/people-rows.ts'
import type { Kind } from './case.ts'
import { textIn } from './read-mail.ts'

export const peopleTable: Kind = {
  name: 'people.table',
  read({ bytes, context }) {
    const first = readCsv(bytes())
    const chosen = textIn(context, 'encoding')
    const isOffered = first.encodings.some(({ encoding }) => encoding === chosen)
    const table = !first.isEncodingSure && isOffered ? readCsv(bytes(), chosen) : first
    const columns = mapColumns(
      table.header,
      table.rows.map(({ cells }) => cells),
      undefined,
    )
    const rows = table.rows.map(({ cells }) => rowToProfile(columns, cells))
    const profiles = rows.flatMap((row) => ('profile' in row ? [row.profile] : []))
    const warnings = table.warnings.length + rows.reduce((sum, row) => sum + ('profile' in row ? row.warnings.length : 0), 0)
    const errors = table.errors.length + rows.length - profiles.length
    return Promise.resolve({
      encoding: first.isEncodingSure ? first.encoding : 'ask',
      people: profiles.map(({ firstName, lastName, personalEmails }) => [firstName, lastName, ...personalEmails].join(' | ')),
      ...(warnings > 0 ? { warnings } : {}),
      ...(errors > 0 ? { errors } : {}),
    })
  },
}
