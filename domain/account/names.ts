// Names of people and companies are plain text: emails carry them to strangers, so they can't contain links.
import * as namesText from './texts/en/names.ts'
import { charactersMax } from '../shared/texts/en/validation.ts'

/** Maximum length of a first name, last name, or company. */
export const nameMaximum = 60

const isControl = (letter: string) => /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(letter)
// joins letters in some scripts and in emoji, and hides nothing
const joiners = new Set(['\u200c', '\u200d'])
const linkParts = ['://', 'www.']

/** The error for an unacceptable name, or null. Surrounding spaces don't count. */
export function checkName(name: string): string | null {
  const letters = [...name.trim()]
  if (letters.length > nameMaximum) return charactersMax(nameMaximum)
  if (letters.some((letter) => isControl(letter) && !joiners.has(letter))) return namesText.charactersNotAllowed
  const lower = name.toLowerCase()
  return linkParts.some((part) => lower.includes(part)) ? namesText.addressesNotAllowed : null
}

/** A name from elsewhere (a sign-in provider, or saved earlier), made safe for emails: one line, no links, at most 60 characters. */
export function nameAsText(name: string): string {
  const letters = [...name].filter((letter) => joiners.has(letter) || !isControl(letter)).join('')
  const text = letters.replaceAll('://', ' ').replaceAll(/www\./gi, 'www ')
  return [...text].slice(0, nameMaximum).join('').trim()
}

/** First and last name as emails and notifications may show them. */
export function personNameAsText(first: string, last: string): string {
  return `${nameAsText(first)} ${nameAsText(last)}`.trim()
}
