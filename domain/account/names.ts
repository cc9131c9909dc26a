// Names of people and companies are plain text: emails carry them to strangers, so they can't contain links. Email programs
// also make links of bare addresses such as 'evil.com/login', so the rules are about periods, not about 'https'.
import { text as namesText } from './texts/names.ts'
import { text as validationText } from '../shared/texts/validation.ts'

/** Maximum length of a first name, last name, or company. */
export const nameMaximum = 60

const isControl = (letter: string) => /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(letter)
// joins letters in some scripts and in emoji, and hides nothing
const joiners = new Set(['\u200c', '\u200d'])
/** The signs of addresses, some of which have full-width and ideographic forms that email programs also read. */
const wideSigns: Readonly<Record<string, string>> = {
  '。': '.',
  '｡': '.',
  '．': '.',
  '․': '.',
  '﹒': '.',
  '＠': '@',
  '﹫': '@',
  '：': ':',
  '／': '/',
}
const withPlainSigns = (name: string) => name.replaceAll(/[。｡．․﹒＠﹫：／＜＞]/g, (sign) => wideSigns[sign] ?? ' ')
/** A period between words: 'evil.com', 'St.John'; not 'St. John', 'J.R.', or 'Dipl.-Ing.' */
const joined = /[\p{L}\p{M}\p{N}]\.(?=[\p{L}\p{M}\p{N}]{2})/u
/** As a whole word: 'Booking.com', also followed by 'B.V.' */
const domainFirst = /^[\p{L}\p{M}\p{N}-]{1,40}(?:\.[\p{L}\p{M}\p{N}-]{1,40}){1,3}(?=[\s,]|$)/u

/** The error for an unacceptable name of a person, or null. Surrounding spaces don't count. */
export function checkName(name: string): string | null {
  const text = withPlainSigns(name)
  return checkLetters(name) ?? (hasLink(text) ? namesText.addressesNotAllowed : joined.test(text) ? namesText.spaceAfterPeriod : null)
}

/** The same for a company, which may begin with a domain as its name: 'Booking.com', 'Amazon.com, Inc.' */
export function checkCompany(name: string): string | null {
  const text = withPlainSigns(name.trim())
  const rest = text.replace(domainFirst, '')
  return checkLetters(name) ?? (hasLink(text) || joined.test(rest) ? namesText.addressesNotAllowed : null)
}

function checkLetters(name: string): string | null {
  const letters = [...name.trim()]
  if (letters.length > nameMaximum) return validationText.charactersMax(nameMaximum)
  return letters.some((letter) => isControl(letter) && !joiners.has(letter)) ? namesText.charactersNotAllowed : null
}

function hasLink(text: string): boolean {
  return /:\/\/|www\.\S/i.test(text) || /[^\s@]@[^\s@]|[<>]/.test(text)
}

/** A name from elsewhere (a sign-in provider, or saved earlier), made safe for emails: one line, no links, at most 60 characters. */
export function nameAsText(name: string): string {
  const letters = [...withPlainSigns(name)].filter((letter) => joiners.has(letter) || !isControl(letter)).join('')
  const text = letters
    .replaceAll(/:\/\/|[<>@]/g, ' ')
    .replaceAll(new RegExp(joined, 'gu'), '$& ')
    .replaceAll(/\s+/g, ' ')
  return [...text.trim()].slice(0, nameMaximum).join('').trim()
}

/** The same for a company. A period in its domain is followed by an invisible joiner, so that email programs don't link it. */
export function companyAsText(name: string): string {
  const letters = [...withPlainSigns(name)]
    .filter((letter) => joiners.has(letter) || !isControl(letter))
    .join('')
    .trim()
  const domain = checkCompany(letters) === null ? (domainFirst.exec(letters)?.[0] ?? '') : ''
  const joinedText = domain.replaceAll('.', '.\u2060')
  return `${joinedText}${domain ? letters.slice(domain.length) : nameAsText(letters)}`
}

/** First and last name as emails and notifications may show them. */
export function personNameAsText(first: string, last: string): string {
  return `${nameAsText(first)} ${nameAsText(last)}`.trim()
}
