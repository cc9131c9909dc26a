// Removes identifying text in bias-reduced projects: names become initials; addresses and pages are removed.
import { isRecord } from '../shared/records.ts'
import type { Profile } from '../shared/profile.ts'

export type Hide = (text: string) => string

/** Replaces an address or a page of the person. */
export const hiddenMark = '[hidden]'

type Telling = Pick<Profile, 'firstName' | 'lastName' | 'personalEmails' | 'workEmails'>

/** Starts at the beginning of a run of such characters, so that a long run is read only once. */
const email = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,400}(?:@|%40)[\p{L}\p{N}-]{1,255}(?:\.[\p{L}\p{N}-]{1,255}){1,100}/giu
/** Regardless of the owner: a page named in a text about someone is usually theirs. */
const linkedinPage = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|talent|sales)\/[^\s"'<>(),]*/giu

export const initialOf = (name: string) => {
  const [sign = ''] = name.trim()
  return sign === '' ? '' : `${sign.toUpperCase()}.`
}

/** Removes the person from any text. `theirs`: written by the person, so every address in it may identify them. */
export function hiderOf(person: Telling, addresses: readonly (string | null)[] = [], hasMoreSecrets = false): Hide {
  const secrets = new Set(
    [...addresses, ...person.personalEmails, ...person.workEmails].map((address) => address?.trim().toLowerCase() ?? ''),
  )
  const names = namesOf(person)
  const telling = names.map(plain).filter((name) => name.length > 2)
  const tells = (text: string) => hasMoreSecrets || telling.some((name) => plain(text).includes(name))
  const pattern = names.length > 0 ? new RegExp(`(?<![\\p{L}<]|</)(?:${names.map(escape).join('|')})(?!\\p{L})`, 'giu') : null
  return (text) => {
    const away = text
      .replace(linkedinPage, hiddenMark)
      .replace(email, (address) => (secrets.has(address.toLowerCase().replace('%40', '@')) || tells(address) ? hiddenMark : address))
    return pattern ? away.replace(pattern, initialOf) : away
  }
}

/** Removes every email address from a text, for readers who may not contact anyone. */
export const withoutAddresses: Hide = (text) => text.replace(email, hiddenMark)

/** Applies to all strings in a value, at any depth, except under the `spared` keys. */
export function hideIn<T>(value: T, hide: Hide, spared: ReadonlySet<string> = new Set()): T {
  const hidden = (part: unknown): unknown => {
    if (typeof part === 'string') return hide(part)
    if (Array.isArray(part)) return part.map(hidden)
    if (!isRecord(part) || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, spared.has(key) ? field : hidden(field)]))
  }
  return hidden(value) as T
}

/** Longest first: as written, each word separately, run together, without accents, and HTML-escaped. */
function namesOf({ firstName, lastName }: Telling): string[] {
  const [first, last] = [firstName.trim(), lastName.trim()]
  const words = [first, last].flatMap((name) => name.split(/[\s-]+/)).filter((word) => word.length > 2)
  const joined = first && last ? [`${first}${last}`, `${last}${first}`] : []
  const all = [first, last, ...words, ...joined].filter((name) => name.length > 1)
  const spelled = all.flatMap((name) => [name, name.normalize('NFD').replaceAll(/\p{M}/gu, '')])
  const escaped = spelled.flatMap((name) => [
    name,
    name.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
    name.replaceAll("'", '’'),
  ])
  return [...new Set(escaped)].toSorted((a, b) => b.length - a.length)
}

/** Letters and digits only, for comparing addresses. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Outside of brackets a dash has no special meaning and may not be escaped. */
function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
