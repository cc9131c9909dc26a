// Converts what a candidate wants changed from and for the API.
import type { WireFactChange } from '@fairlead/contract/v2/your_data'
import type { FactChange, SchoolFacts } from '@fairlead/domain/candidate/fact-change'

export const schoolToWire = ({ school, degree, fieldOfStudy }: SchoolFacts) => ({ school, degree, field_of_study: fieldOfStudy })

export function changeFromWire(change: WireFactChange): FactChange {
  if (change.kind !== 'school') return change
  const read = (fact: typeof change.before) => fact && { school: fact.school, degree: fact.degree, fieldOfStudy: fact.field_of_study }
  return { kind: 'school', before: read(change.before), after: read(change.after) }
}
