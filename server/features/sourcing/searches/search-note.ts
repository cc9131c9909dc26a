// What a search reports, stored in English and with the names of its texts, so that each reader gets it in their language.
import * as englishCoverage from '@fairlead/domain/shared/texts/en/coverage'
import { text as coverageText } from '@fairlead/domain/shared/texts/coverage'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { writeText, type NotePart, type SearchNote, type StoredText, type TextOf } from '@fairlead/domain/shared/stored-text'
import * as englishMissed from '@fairlead/matching/plan/texts/en/missed'
import { text as missedText } from '@fairlead/matching/plan/texts/missed'
import * as englishNotes from '../texts/en/notes.ts'
import { text as notesText } from '../texts/notes.ts'

const english: Readonly<Record<string, object>> = { coverage: englishCoverage, missed: englishMissed, search: englishNotes }
const catalogs: Readonly<Record<string, object>> = { coverage: coverageText, missed: missedText, search: notesText }

export const ofSearch = (text: TextOf<typeof englishNotes>): NotePart => ({ from: 'search', text })
export const ofCoverage = (text: TextOf<typeof englishCoverage>): NotePart => ({ from: 'coverage', text })
export const ofMissed = (text: StoredText): NotePart => ({ from: 'missed', text })

const written = (languages: Readonly<Record<string, object>>, parts: readonly NotePart[]): string | null => {
  const sentences = parts.map(({ from, text }) => (languages[from] ? writeText(languages[from], text) : null))
  return sentences.includes(null) ? null : sentences.join(' ')
}

/** For the run, in the order given; null without a part. */
export const noteOf = (...parts: readonly NotePart[]): SearchNote | null =>
  parts.length === 0 ? null : { english: written(english, parts) ?? '', parts: [...parts] }

/** In the language of the present reader; as stored if it was stored without its parts, or by a newer version. */
export function readNote({ note, noteParts }: { note: string | null; noteParts: readonly NotePart[] | null }): string | null {
  return (note !== null && noteParts && readersLanguage() !== 'en' && written(catalogs, noteParts)) || note
}
