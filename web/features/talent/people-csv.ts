import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { tableCsv } from '@fairlead/domain/shared/csv'
import * as talentText from '../../i18n/en/talent.ts'

/** A file that the import of the talent pool reads again. */
export function peopleCsv(people: readonly WirePooledPerson[]): string {
  return tableCsv(
    talentText.csvColumns,
    people.map((person) => [
      person.name,
      person.title,
      person.company,
      person.location,
      person.emails.join('; '),
      person.linkedin_url,
      person.skills.join('; '),
      person.tags.map(({ name }) => name).join('; '),
      person.is_own ? person.source : talentText.csvSharedPool,
      person.added_at.slice(0, 10),
    ]),
  )
}
