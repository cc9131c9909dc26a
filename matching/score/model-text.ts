// Work-related text about a search and a person for the embeddings model; nothing that must not count.
import { withoutOwnName, type NamedProfile } from '../skills/own-name.ts'

/** The parts of a project's preferences sent to the model. */
export interface SearchWords {
  jobTitles: readonly string[]
  keywords: readonly string[]
  description: string
}

const longestSearch = 3000
const longestPerson = 6000
const longestDescription = 600

/** One text for a search, at most 3,000 characters; '' when it has no words. */
export function searchText({ jobTitles, keywords, description }: SearchWords): string {
  const lines = [
    ...(jobTitles.length > 0 ? [`Job: ${jobTitles.join(', ')}`] : []),
    ...(keywords.length > 0 ? [`Asked for: ${keywords.join(', ')}`] : []),
    description.trim(),
  ]
  return lines.join('\n').trim().slice(0, longestSearch).toWellFormed()
}

/**
 * One text for a person, at most 6,000 characters. Excludes the name, the photo, addresses, places, schools, years, and pay;
 * also résumés and recommendations, because they may contain any of these.
 */
export function personText(named: NamedProfile): string {
  const { headline, summary, experiences, education, skills } = withoutOwnName(named)
  const lines = [
    headline ?? '',
    ...experiences.slice(0, 12).map(({ title, industry, description }) => {
      const about = description ? `: ${description.slice(0, longestDescription)}` : ''
      return `${title}${industry ? ` (${industry})` : ''}${about}`
    }),
    ...education.map(({ degree, fieldOfStudy }) => [degree, fieldOfStudy].filter(Boolean).join(', ')),
    skills.length > 0 ? `Skills: ${skills.slice(0, 60).join(', ')}` : '',
    summary ? summary.slice(0, longestDescription) : '',
  ]
  return lines
    .filter((line) => line.trim() !== '')
    .join('\n')
    .slice(0, longestPerson)
    .toWellFormed()
}
