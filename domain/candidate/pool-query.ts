// The talent pool's search syntax: "kubernetes AND berlin", quotes, OR, NOT, and parentheses, parsed into lists of
// alternatives.
import { text as poolQueryText } from './texts/pool-query.ts'
import { must } from '../shared/records.ts'

export interface PoolTerm {
  text: string
  /** Quoted: these words, in this order. */
  isQuoted: boolean
}

/** Matches any of these; with `isNot`, none of them. */
export interface PoolClause {
  anyOf: PoolTerm[]
  isNot: boolean
}

export interface PoolQuery {
  clauses: PoolClause[]
  /** A message about what couldn't be parsed; the rest is still searched. */
  problem: string | null
}

/** How a word in the search box is interpreted. */
export const termKinds = ['name', 'title', 'place', 'skill', 'word'] as const
export type TermKind = (typeof termKinds)[number]

export const longestPoolQuery = 500

const operator = /["“”()|]|&&|(?:^|\s)(?:AND|OR|NOT|-\S+)(?=\s|$)/
const fewestWords = 4
const fewestWithNumber = 3

/** True for a text that says in words who is wanted, as opposed to keywords, a search with operators, or someone's name or address. */
export function asksInWords(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length < fewestWithNumber || operator.test(text)) return false
  return words.length >= fewestWords || /\d/.test(text)
}
const maxClauses = 16
const maxAlternatives = 8

type Sign = 'and' | 'or' | 'not' | '(' | ')'
type Token = { sign: Sign } | { term: PoolTerm }
type Node = { term: PoolTerm; isNot: boolean } | { all: Node[] } | { any: Node[] }

const operators = new Map<string, Sign>([
  ['AND', 'and'],
  ['&&', 'and'],
  ['OR', 'or'],
  ['||', 'or'],
  ['|', 'or'],
  ['NOT', 'not'],
])

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let words: string[] = []
  const endRun = () => {
    if (words.length > 0) tokens.push({ term: { text: words.join(' '), isQuoted: false } })
    words = []
  }
  const add = (token: Token) => {
    endRun()
    tokens.push(token)
  }
  let position = 0
  while (position < text.length) {
    const sign = text.charAt(position)
    if (sign === '"' || sign === '“' || sign === '”') {
      const rest = text.slice(position + 1)
      const length = rest.search(/["“”]/)
      // while someone types, the last quote is still open
      const quoted = (length < 0 ? rest : rest.slice(0, length)).trim().replaceAll(/\s+/g, ' ')
      if (quoted !== '') add({ term: { text: quoted, isQuoted: true } })
      position += (length < 0 ? rest.length : length) + 2
    } else if (sign === '(' || sign === ')') {
      add({ sign })
      position += 1
    } else if (/[\s,;]/.test(sign)) {
      // a comma ends a run of words: 'nurse, Houston'
      if (sign === ',' || sign === ';') endRun()
      position += 1
    } else {
      let end = position
      while (end < text.length && !/[\s,;()"“”]/.test(text.charAt(end))) end += 1
      const word = text.slice(position, end)
      const operator = operators.get(word)
      if (operator) add({ sign: operator })
      else if (word.startsWith('-') && word.length > 1) {
        add({ sign: 'not' })
        add({ term: { text: word.slice(1), isQuoted: false } })
      } else if (word !== '-') words.push(word)
      position = end
    }
  }
  endRun()
  return tokens
}

/** OR binds more tightly than adjacent words, as in other search boxes: 'nurse AND (berlin OR hamburg)'. */
function parse(tokens: readonly Token[]): Node {
  let position = 0
  const signAt = () => {
    const token = tokens[position]
    return token && 'sign' in token ? token.sign : null
  }
  function parseTerm(isNot: boolean): Node | null {
    const token = tokens[position]
    if (!token) return null
    position += 1
    if ('term' in token) return { term: token.term, isNot }
    if (token.sign === 'not') return parseTerm(!isNot)
    if (token.sign !== '(') return parseTerm(isNot)
    const inner = all(isNot)
    if (signAt() === ')') position += 1
    return inner
  }
  function any(isNot: boolean): Node | null {
    const first = parseTerm(isNot)
    const nodes = first ? [first] : []
    while (signAt() === 'or') {
      position += 1
      const next = position < tokens.length && signAt() !== ')' ? parseTerm(isNot) : null
      if (next) nodes.push(next)
    }
    if (nodes.length < 2) return nodes[0] ?? null
    // NOT (a OR b) excludes both
    return isNot ? { all: nodes } : { any: nodes }
  }
  function all(isNot: boolean): Node {
    const nodes: Node[] = []
    while (position < tokens.length && signAt() !== ')') {
      if (signAt() === 'and' || signAt() === 'or') {
        position += 1
        continue
      }
      const next = any(isNot)
      if (next) nodes.push(next)
    }
    return isNot && nodes.length > 1 ? { any: nodes } : { all: nodes }
  }
  const nodes: Node[] = []
  while (position < tokens.length) {
    // a closing bracket without an opening one
    if (signAt() === ')') position += 1
    else nodes.push(all(false))
  }
  return { all: nodes }
}

type Literal = { term: PoolTerm; isNot: boolean }

/** AND of ORs; stops at more than twice the clauses that are searched. */
function clausesOf(node: Node): Literal[][] {
  if ('term' in node) return [[node]]
  if ('all' in node) return node.all.flatMap(clausesOf).slice(0, maxClauses * 2)
  return node.any
    .map(clausesOf)
    .reduce<Literal[][]>(
      (before, next) => before.flatMap((literals) => next.map((right) => [...literals, ...right])).slice(0, maxClauses * 2),
      [[]],
    )
}

/**
 * Parses the search box. Never throws: unfinished input is parsed as far as possible. Linear except for OR between groups,
 * which is bounded.
 */
export function readPoolQuery(text: string): PoolQuery {
  let problem: string | null = text.length > longestPoolQuery ? poolQueryText.charactersCut(longestPoolQuery) : null
  const conjunctions = clausesOf(parse(tokensOf(text.slice(0, longestPoolQuery)))).filter((clause) => clause.length > 0)
  const clauses: PoolClause[] = []
  for (const literals of conjunctions) {
    const isNot = must(literals[0]).isNot
    if (literals.some((literal) => literal.isNot !== isNot) || (isNot && literals.length > 1)) problem ??= poolQueryText.notWithOr
    else if (clauses.length === maxClauses) problem ??= poolQueryText.conditionsCut(maxClauses)
    else clauses.push({ anyOf: literals.slice(0, maxAlternatives).map(({ term }) => term), isNot })
    if (literals.length > maxAlternatives) problem ??= poolQueryText.alternativesCut(maxAlternatives)
  }
  return { clauses, problem }
}
