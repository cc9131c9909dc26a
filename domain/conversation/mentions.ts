// Mentions of teammates in a comment: the name being typed, the people it may mean, and the people a text names.
import { mayRead, type Actor, type ProjectFacts } from '../project/project.ts'
import { text as mentionText } from './texts/mentions.ts'

export interface Mentionable {
  name: string
}

/** Per comment. */
export const maxMentions = 20

const maxSuggestions = 8
const longestQuery = 40

/** Why a teammate can't be mentioned, or null: they have to be able to open the project. */
export function whyNotMention(project: Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>, teammate: Actor & Mentionable): string | null {
  return mayRead(project, teammate) ? null : mentionText.cannotOpenProject(teammate.name)
}

export interface TypedMention {
  /** Position of the @. */
  start: number
  query: string
}

/** The mention that ends at the caret; null when none is being typed. An @ inside a word is part of an address. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret - start > longestQuery || (start > 0 && !/[\s([{"'“‘,;:/-]/.test(text.charAt(start - 1)))) return null
  const query = text.slice(start + 1, caret)
  return query.includes('\n') || query.startsWith(' ') ? null : { start, query }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Teammates whose name, or a later part of it, begins with the query, in the order given. */
export function suggestTeammates<T extends Mentionable>(people: readonly T[], query: string): T[] {
  const start = fold(query)
  const begins = (name: string) =>
    name.startsWith(start) || name.split(' ').some((_, index, parts) => parts.slice(index).join(' ').startsWith(start))
  return people.filter(({ name }) => begins(fold(name))).slice(0, maxSuggestions)
}

/** The text with the name inserted, and the new caret position. */
export function completeMention(text: string, { start, query }: TypedMention, name: string): { text: string; caret: number } {
  const end = start + 1 + query.length
  const mention = `@${name} `
  const tail = text.slice(end)
  return { text: text.slice(0, start) + mention + (tail.startsWith(' ') ? tail.slice(1) : tail), caret: start + mention.length }
}

/** The people named after an @ in a text, longest name first, so that "@Ana Lee" doesn't mention Ana. */
export function mentionedIn<T extends Mentionable>(text: string, people: readonly T[]): T[] {
  const named = new Set<T>()
  for (const part of splitMentions(text, people)) if (part.person) named.add(part.person)
  return [...named]
}

export interface TextPart<T> {
  text: string
  /** null for plain text. */
  person: T | null
}

/** A text in parts, so that mentions can be highlighted. For people with the same name: the first one given. */
export function splitMentions<T extends Mentionable>(text: string, people: readonly T[]): TextPart<T>[] {
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const parts: TextPart<T>[] = []
  let plainFrom = 0
  for (let start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
    const person = longestFirst.find(
      ({ name }) => text.startsWith(name, start + 1) && !/[\p{L}\p{N}]/u.test(text[start + 1 + name.length] ?? ''),
    )
    if (!person) continue
    const end = start + 1 + person.name.length
    if (start > plainFrom) parts.push({ text: text.slice(plainFrom, start), person: null })
    parts.push({ text: text.slice(start, end), person })
    plainFrom = end
    start = end - 1
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), person: null })
  return parts
}
