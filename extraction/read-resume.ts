// Reads a résumé's text into what the search may use; protected details are never read.
import { normalise } from '@fairlead/domain/reference/normalise'
import { resumeLimits, type IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import type { ReadingVocabulary } from './read-job.ts'
import { contactIn, type ResumeContact } from './resume-contact.ts'
import { isTitle } from './resume-head.ts'
import { readResumeJobs } from './resume-jobs.ts'
import { resumeLines, type ResumeLine } from './resume-lines.ts'
import { nameByEmail, nameIn, taggedName } from './resume-name.ts'
import { readResumeSchools } from './resume-schools.ts'
import { readResumeSkills } from './resume-skills.ts'
import { taggedLines, type TaggedLine } from './resume-zones.ts'

/** null when the text has no résumé content. */
export function readResume(vocabulary: ReadingVocabulary, text: string): (IdealResume & ResumeContact) | null {
  const lines = taggedLines(vocabulary.reader, text)
  const head = lines.filter(({ part }) => part === 'head')
  const contact = contactIn(text)
  const { emails } = contact
  const named = taggedName(head, emails)
  const inHead = named.name === '' ? nameIn(vocabulary, head, emails) : named
  const nameAt = inHead.line
  const name = inHead.name || nameByEmail(lines, emails)
  const near = head.slice(Math.max(0, nameAt), Math.max(0, nameAt) + 4).flatMap(({ cells }) => cells)
  const headline = near.find((cell) => cell !== name && cell.length <= 80 && !sentenceSign.test(cell) && isTitle(vocabulary, cell)) ?? null
  const experiences = readResumeJobs(vocabulary, lines)
  const education = readResumeSchools(vocabulary.schooling, lines)
  const skills = readResumeSkills(vocabulary.skills, lines)
  if (experiences.length === 0 && education.length === 0 && skills.length === 0) return null
  const claims = { skills, languages: languagesIn(lines), certificates: certificatesIn(lines) }
  return { ...withinLimits({ name, headline, location: placeIn(vocabulary, head, name), experiences, education, ...claims }), ...contact }
}

const sentenceSign = /[.!?:@]|\d{3}/
/** A label before a place, and a postal code. */
const besidePlace = /^(?:address|location|city|based in|residence|adresse|wohnort)\s*[:=-]?\s*|\b\d{4,6}(?:-\d{4})?\b/gi
const levelBehind = /^\s*(?:\([^()]{1,40}\)|[:–-]\s*[^,;|\t]{1,40})/

/** Each language with its level, as written. */
const languagesIn = (lines: readonly TaggedLine[]) =>
  distinct(
    lines.flatMap(({ text, tagged }) =>
      tagged.flatMap((span, index) => {
        if (span.tag !== 'LANGUAGE') return []
        const end = text.indexOf(span.text) + span.text.length
        const next = tagged[index + 1] ? text.indexOf(must(tagged[index + 1]).text, end) : -1
        const level = levelBehind.exec(text.slice(end, next < 0 ? undefined : next))?.[0] ?? ''
        return [`${span.text}${level}`.trim()]
      }),
    ),
  )

/** 'CKA)' is the end of another name. */
const isWhole = (text: string) => text.split('(').length === text.split(')').length

/** Certificates of a section of their own, and elsewhere those that the reader is sure of. */
const certificatesIn = (lines: readonly TaggedLine[]) =>
  distinct(
    lines.flatMap(({ zone, tagged }) =>
      tagged.flatMap(({ tag, text, confidence }) =>
        tag === 'CERTIFICATE' && (zone === 'certificates' || confidence > 0.9) && isWhole(text) ? [text] : [],
      ),
    ),
  )

const distinct = (names: readonly string[]) => [...new Map(names.map((name) => [normalise(name), name])).values()]

const longestText = 20_000

/** A résumé's text for the search: without lines on legally protected details, at most 20,000 characters. */
export function searchableText(text: string): string {
  return resumeLines(text)
    .map((line) => line.text.replaceAll('\t', ' '))
    .join('\n')
    .slice(0, longestText)
    .toWellFormed()
}

/** The home: the first place on a separate line of the header. */
function placeIn(vocabulary: Vocabulary, head: readonly ResumeLine[], name: string): string | null {
  const { places } = vocabulary
  for (const { cells, text } of head.slice(0, 25)) {
    if (text.length > 160) continue
    for (const cell of cells) {
      // there is a town called Baker
      if (cell === name || isTitle(vocabulary, cell)) continue
      const plain = cell.replaceAll(besidePlace, '').replaceAll('(', ', ').replaceAll(')', '').trim()
      const parts = plain
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
      // a lone word may be anything
      if (parts.length === 1 && cells.length === 1 && plain === cell) continue
      // '12 Harbour Street, Hamburg, Germany': drop what precedes the city
      for (let from = 0; from < Math.min(4, parts.length); from += 1) {
        const rest = parts.slice(from)
        const label = rest.join(', ')
        if (rest.length === 1 && from > 0 && label.length === 2) continue
        if ((rest[0] ?? '').length < 3 || label.length < 4 || label.split(' ').length > 6 || sentenceSign.test(label)) continue
        const within = rest.length > 1 && places.read(rest[0] ?? '') !== null && places.read(rest.at(-1) ?? '') !== null
        if (within || places.read(label)) return label
      }
    }
  }
  return null
}

/** Truncated to the stored limits. */
export function withinLimits(resume: IdealResume): IdealResume {
  const cut = (text: string) => text.slice(0, resumeLimits.words).trim().toWellFormed()
  const cutOr = (text: string | null) => (text === null || text.trim() === '' ? null : cut(text))
  return {
    name: cut(resume.name),
    headline: cutOr(resume.headline),
    location: cutOr(resume.location),
    experiences: resume.experiences
      .slice(0, resumeLimits.experiences)
      .map((job) => ({ ...job, title: cut(job.title), company: cut(job.company) })),
    education: resume.education
      .slice(0, resumeLimits.education)
      .map((entry) => ({ school: cut(entry.school), degree: cutOr(entry.degree), fieldOfStudy: cutOr(entry.fieldOfStudy) })),
    skills: resume.skills.slice(0, resumeLimits.skills).map(cut).filter(Boolean),
    languages: resume.languages.slice(0, resumeLimits.languages).map(cut).filter(Boolean),
    certificates: resume.certificates.slice(0, resumeLimits.certificates).map(cut).filter(Boolean),
  }
}
