// Texts that a workspace shares: snippets for its emails, and templates of its offer letters.
import { letterVariables, longestLetter } from '../candidate/offer-letter.ts'
import { messages } from '../shared/messages.ts'
import { bodyToText } from '../shared/mail-body.ts'
import { checkNameLike } from '../shared/name-like.ts'
import { validateVariables } from '../project/template-variables.ts'
import { text as texts } from './texts/snippet.ts'

export const snippetKinds = ['snippet', 'offer_letter'] as const
export type SnippetKind = (typeof snippetKinds)[number]

export interface Snippet {
  kind: SnippetKind
  name: string
  /** Plain text or HTML, like the bodies of emails. */
  body: string
}

export const longestSnippetName = 60
export const longestSnippet: Readonly<Record<SnippetKind, number>> = { snippet: 5000, offer_letter: longestLetter }
/** Per workspace. */
export const maxSnippets = 200

/** One line, trimmed. */
export const cleanSnippetName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** The sentences about a snippet, by field. */
export function validateSnippet({ kind, name, body }: Snippet): Record<string, string> {
  const wrong: Record<string, string> = {}
  const cleaned = cleanSnippetName(name)
  if (cleaned === '') wrong.name = messages.fieldRequired
  else if (cleaned.length > longestSnippetName) wrong.name = texts.charactersMax(longestSnippetName)
  else {
    // it is typed in the middle of a text
    const problem = checkNameLike(cleaned, { comma: true })
    if (problem) wrong.name = problem
  }
  const text = bodyToText(body)
  const problem =
    text.trim() === ''
      ? messages.fieldRequired
      : text.length > longestSnippet[kind]
        ? texts.charactersMax(longestSnippet[kind])
        : validateVariables(body, kind === 'offer_letter' ? letterVariables : [])
  if (problem) wrong.body = problem
  return wrong
}

/** The text typed after a semicolon at the start of a word, at the end of this text; null when there is none. */
export function snippetQuery(textBefore: string): string | null {
  return /(?:^|[\s([])[;]([\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .&(),'’-]{0,58})|)$/u.exec(textBefore)?.[1] ?? null
}

/** Snippets whose name contains a word that begins with the query; those that begin with it come first. */
export function findSnippets<S extends Pick<Snippet, 'name'>>(snippets: readonly S[], query: string): S[] {
  const start = query.toLowerCase()
  const rank = ({ name }: S): number => {
    const lower = name.toLowerCase()
    if (lower.startsWith(start)) return 0
    return lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start)) || lower.includes(` ${start}`) ? 1 : 2
  }
  return snippets.filter((snippet) => rank(snippet) < 2).toSorted((a, b) => rank(a) - rank(b))
}
