// Reasons from someone's education: the school, the degree, and the field.
import type { Facts } from '../score/dimensions.ts'
import { wholeOf, type Source, type Weighed } from './weighed.ts'

/** At most two: a school that was asked for or stands out, and the highest degree or the one in a field that was asked for. */
export function educationReasons(facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const reasons: Weighed[] = []
  const top =
    person.schooling.find((entry) => model.schools.has(entry.school.concept)) ??
    person.schooling.find((entry) => entry.school.top10 || entry.school.top25)
  if (top) {
    const source: Source = { field: 'education', index: top.index }
    const school = profile.education[top.index]?.school ?? ''
    reasons.push({
      group: 'Education',
      text: `Studied at ${school}`,
      claim: { kind: 'school', entry: top.index, school },
      evidence: wholeOf(facts, source, 'school'),
      weight: model.weights.schoolPrestige + 0.05,
    })
  }
  const studied = person.schooling.find((entry) => entry.major !== null && model.majors.has(entry.major))
  const highest = studied ?? person.schooling.find((entry) => entry.degree === person.highestDegree && entry.degree !== 'none')
  const entry = highest ? profile.education[highest.index] : undefined
  if (highest && entry && (entry.degree || studied)) {
    const source: Source = { field: 'education', index: highest.index }
    const field = entry.fieldOfStudy ? ` in ${entry.fieldOfStudy}` : ''
    reasons.push({
      group: 'Education',
      text: entry.degree ? `${entry.degree}${field} from ${entry.school}` : `Studied ${entry.fieldOfStudy} at ${entry.school}`,
      claim: {
        kind: 'degree',
        entry: highest.index,
        school: entry.school,
        degree: entry.degree || null,
        field: entry.fieldOfStudy || null,
      },
      evidence: [...wholeOf(facts, source, 'degree'), ...wholeOf(facts, source, 'fieldOfStudy'), ...wholeOf(facts, source, 'school')],
      weight: model.weights.education + 0.03,
    })
  }
  return reasons.slice(0, top && highest && top.index === highest.index ? 1 : 2)
}
