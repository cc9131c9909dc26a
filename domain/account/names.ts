// Names of people and companies are text: emails carry them to strangers, so they hold no links.
import * as namesText from './texts/en/names.ts'
import { charactersMax } from '../shared/texts/en/validation.ts'

/** The most letters of a first name, a last name or a company. */
export const nameMaximum = 60

const isControl = (letter: string) => /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(letter)
// joins letters of some scripts and of emoji, and hides nothing
const joiners = new Set(['\u200c', '\u200d'])
const linkParts = ['://', 'www.']

/** The sentence for a name that cannot be taken, or null. Spaces around it do not count. */
export function checkName(name: string): string | null {
  const letters = [...name.trim()]
  if (letters.length > nameMaximum) return charactersMax(nameMaximum)
  if (letters.some((letter) => isControl(letter) && !joiners.has(letter))) return namesText.charactersNotAllowed
  const lower = name.toLowerCase()
  return linkParts.some((part) => lower.includes(part)) ? namesText.addressesNotAllowed : null
}

/** A name from elsewhere (a sign-in provider, or saved earlier) as emails may show it: one line, no links, at most 60 letters. */
export function nameAsText(name: string): string {
  const letters = [...name].filter((letter) => joiners.has(letter) || !isControl(letter)).join('')
  const text = letters.replaceAll('://', ' ').replaceAll(/www\./gi, 'www ')
  return [...text].slice(0, nameMaximum).join('').trim()
}

/** First and last name as emails and notifications may show them. */
export function personNameAsText(first: string, last: string): string {
  return `${nameAsText(first)} ${nameAsText(last)}`.trim()
}
