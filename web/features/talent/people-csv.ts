import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { tableCsv } from '@fairlead/domain/shared/csv'

const columns = ['Name', 'Title', 'Company', 'Location', 'Emails', 'LinkedIn', 'Skills', 'Tags', 'Source', 'Added']

/** A file that the import of the talent pool reads again. */
export function peopleCsv(people: readonly WirePooledPerson[]): string {
  return tableCsv(
    columns,
    people.map((person) => [
      person.name,
      person.title,
      person.company,
      person.location,
      person.emails.join('; '),
      person.linkedin_url,
      person.skills.join('; '),
      person.tags.map(({ name }) => name).join('; '),
      person.is_own ? person.source : 'shared pool',
      person.added_at.slice(0, 10),
    ]),
  )
}
