// Search box input, and whether to search.
import { text } from './texts/search-text.ts'

/** The text as sent: trimmed, with single spaces. */
export function searchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** A name as it is searched: without accents, ligatures, apostrophes, and case. `fold_name` in the database does the same. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[øłđðıħŧæœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʼʻ`´]|[\u0300-\u036F]|[\u0591-\u05C7]|[\u064B-\u0652]/g, '')
}

/** Don't search for empty text or while a request is running. */
export function maySearch(typed: string, isRunning: boolean): boolean {
  return !isRunning && searchText(typed) !== ''
}

/** The older variant's fields, by API name. */
export const searchFields = ['candidate_name', 'candidate_email', 'candidate_linkedin_url'] as const
export type SearchField = (typeof searchFields)[number]
export const searchFieldLabel = (field: SearchField): string => text.fields[field]
