// Rejects common passwords and passwords made of the owner's details.
import commonPasswords from './common-passwords.json' with { type: 'json' }
import { text as passwordStrengthText } from './texts/password-strength.ts'
import { must } from '../shared/records.ts'

/** What an attacker may know about the owner of a password. Empty strings are allowed. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
  company: string
  /** The name of this installation. */
  productName: string
}

export const passwordIsCommon = (): string => passwordStrengthText.commonPassword
export const passwordIsPersonal = (): string => passwordStrengthText.guessablePassword

/** After removing what is known about the owner, a password must still have at least this many letters and digits. */
const minLeft = 6
/** Shorter parts of names occur in too many good passwords by chance. */
const shortestWord = 3
const fewestCharacters = 4
const lookAlikes: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '!': 'i' }

let common: ReadonlySet<string> | null = null

/**
 * The error for a password that would be among an attacker's first guesses, or null. `checkPassword` checks the length. Follows
 * NIST SP 800-63B, section 3.1.1.2: compares with a list of common passwords and with context words, without composition rules.
 */
export function checkPasswordStrength(password: string, owner: PasswordOwner): string | null {
  const folded = password.toLowerCase()
  if (isPersonal(folded, owner)) return passwordIsPersonal()
  return isCommon(folded) || new Set(folded).size < fewestCharacters || isSequence(folded) ? passwordIsCommon() : null
}

/** In the list as typed, with look-alike characters read as letters, or with trailing digits and symbols removed. */
function isCommon(folded: string): boolean {
  common ??= new Set(commonPasswords)
  const read = Array.from(folded, (sign) => lookAlikes[sign] ?? sign).join('')
  const guesses = [folded, read.replaceAll('1', 'i'), read.replaceAll('1', 'l'), withoutEnding(folded)]
  return guesses.some((guess) => must(common).has(guess))
}

function withoutEnding(folded: string): string {
  let end = folded.length
  while (end > 0 && !isLetter(folded.charAt(end - 1))) end--
  return folded.slice(0, end)
}

/** Every character follows the previous one: 'abcdefgh', '98765432'. */
function isSequence(folded: string): boolean {
  const steps = new Set(Array.from({ length: folded.length - 1 }, (_, n) => folded.charCodeAt(n + 1) - folded.charCodeAt(n)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

function isPersonal(folded: string, owner: PasswordOwner): boolean {
  const password = lettersAndDigits(folded)
  let rest = password
  for (const word of wordsOf(owner)) rest = rest.replaceAll(word, '')
  return rest.length < password.length && rest.length < minLeft
}

/** Whole names and their parts, longest first, so that a part doesn't break up the whole. */
function wordsOf({ email, firstName, lastName, company, productName }: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@')
  const texts = [email, mailbox, domain, must(domain.split('.')[0]), firstName, lastName, company, productName].map((part) =>
    part.toLowerCase().slice(0, 320),
  )
  const parts = texts.flatMap((part) => part.split(/[^\p{L}\p{N}]/u))
  const words = [...texts.map(lettersAndDigits), ...parts].filter((word) => word.length >= shortestWord)
  return [...new Set(words)].toSorted((a, b) => b.length - a.length)
}

const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase()
