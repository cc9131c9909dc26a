// The employer's own names, so that they are never read as places, companies to search in, or keywords.
import type { Places } from '@fairlead/matching/skills/places'
import { separators } from './shape.ts'
import { spansOf, type JobLines } from './job-lines.ts'

/** 'About Harbour', 'We're Harbour', 'Join Harbour', as a line of its own or a sentence. */
const introduced = /^\W*(?:About|Über|Sobre|Over|Join|We(?:['’]re| are)|Wir sind|Somos) (?<name>\p{Lu}[^.,!?:(]{1,40})/u
const headLines = 8
/** A company in another country rarely has its second office in a town this small. */
const smallTown = 100_000

/** Lower-case names of the employer: the reader's, those that introduce it, and the name before the place in the head. */
export function employerIn(job: JobLines, places: Places): Set<string> {
  const names = new Set<string>()
  for (const { line, span, isUsed } of spansOf(job, 'EMPLOYER'))
    if (isUsed && ['title', 'employer', 'benefits', 'duties'].includes(line.zone)) names.add(span.text.toLowerCase())
  job.lines.forEach(({ text }, index) => {
    const name = introduced.exec(text)?.groups?.['name']?.trim().toLowerCase()
    if (name && name.split(' ').length <= 3) names.add(name)
    // 'Fernway · London, UK' is a company in London, although a borough has that name too; 'Berlin · London, UK' are two offices
    const [first = '', ...rest] = index < headLines ? text.split(separators).map((piece) => piece.trim()) : []
    const namesake = rest.length > 0 ? places.read(first) : null
    if (namesake?.type !== 'city' || (namesake.population ?? 0) >= smallTown) return
    const isSubject = job.lines.some((line, place) => place !== index && line.text.includes(`${first} `))
    const place = rest
      .flatMap((piece) => (piece.includes(',') || isSubject ? [piece, ...piece.split(' (', 1)] : []))
      .map((piece) => places.read(piece))
      .find(Boolean)
    if (place && place.country !== namesake.country && places.read(first, [place.country])?.country !== place.country)
      names.add(first.toLowerCase())
  })
  return names
}
