// The person's name in the head of a résumé.
import { withoutCredentials } from '@fairlead/domain/shared/person-name'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { isTitle } from './resume-head.ts'
import { wordsIn } from './shape.ts'
import { partOf, type ResumeLine } from './resume-lines.ts'
import type { TaggedLine } from './resume-zones.ts'

const notName = /[\d@:/\\|<>]/
/** Headings of a résumé, and words of addresses. */
const noNames = new Set(
  'curriculum vitae resume résumé cv lebenslauf życiorys özgeçmiş profile page street road avenue university confidential'.split(' '),
)
const particles = new Set('de da di van von der den la le bin al del dos el y'.split(' '))
const isNoName = (cell: string) => notName.test(cell) || wordsIn(cell.toLowerCase()).some((word) => noNames.has(word))
const isParticle = (word: string) => particles.has(word.toLowerCase())
const nameWord = /^["'“(]?\p{Lu}[\p{L}\p{M}.'’")-]*$/u
/** 'Name: Ana Lind', in any language. */
const longestLabel = 22
const longest = 50
/** Lines of the head among which the name is. */
const lines = 12

const wordsOf = (cell: string) => withoutCredentials(cell.slice(0, 200)).split(' ').filter(Boolean)
const isNameWord = (word: string) => nameWord.test(word)

function isName(cell: string): boolean {
  const words = wordsOf(cell)
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    cell.length <= longest &&
    !isNoName(cell) &&
    words.every((word) => isParticle(word) || isNameWord(word))
  )
}

/** The reader's name, the one that an address repeats first; without titles, and joined where its letters are spaced. */
export function taggedName(all: readonly TaggedLine[], emails: readonly string[]): { name: string; line: number } {
  const names = all.flatMap(({ tagged, text }, line) => {
    const span = tagged.find(({ tag }) => tag === 'NAME')
    const name = span ? joined(span.text) : ''
    return name === '' || partOf(text) !== null || isNoName(name) || !name.includes(' ') ? [] : [{ name, line }]
  })
  return names.find(({ name }) => isOfEmail(name, emails)) ?? names[0] ?? { name: '', line: -1 }
}

/** 'A N A   L I N D' */
const joined = (name: string) =>
  name.includes('  ') && wordsIn(name).every((word) => word.length === 1)
    ? name
        .trim()
        .split('  ')
        .map((word) => word.replaceAll(' ', ''))
        .filter(Boolean)
        .join(' ')
    : name.trim()
/** The words behind a label. */
const unlabeled = (cell: string) => {
  const colon = cell.indexOf(': ')
  return colon > 0 && colon <= longestLabel ? cell.slice(colon + 1).trim() : cell
}

/** The name, or '', and the line it is on, or -1. */
export function nameIn(vocabulary: Vocabulary, head: readonly ResumeLine[], emails: readonly string[]): { name: string; line: number } {
  const isWork = (cell: string) => isTitle(vocabulary, cell)
  const hasTitleBelow = head.slice(1, 4).some(({ cells }) => cells.some(isWork))
  const mayBe = (cell: string, index: number) =>
    isName(cell) && vocabulary.places.read(cell) === null && (!isWork(cell) || (index === 0 && hasTitleBelow))
  for (const [line, { cells }] of head.slice(0, lines).entries()) {
    // a first name above a last name, in large type
    const [first, second] = [cells[0] ?? '', head[line + 1]?.cells[0] ?? '']
    const isSplit =
      line === 0 &&
      cells.length === 1 &&
      head[1]?.cells.length === 1 &&
      [first, second].every((cell) => !cell.includes(' ') && isNameWord(cell) && !isWork(cell))
    if (
      isSplit &&
      mayBe(`${first} ${second}`, 1) &&
      (emails.length === 0 || isOfEmail(`${first} ${second}`, emails) || vocabulary.places.read(second) === null)
    )
      return { name: `${first} ${second}`, line }
    for (const cell of cells.map(unlabeled)) {
      if (mayBe(cell, line)) return { name: cell, line }
      if (cell === cell.toLowerCase() && isOfEmail(cell, emails)) return { name: capitalised(cell), line }
    }
  }
  return { name: '', line: -1 }
}

/** The only other line that an address of the person repeats: a name below a sidebar. */
export function nameByEmail(all: readonly ResumeLine[], emails: readonly string[]): string {
  const cell = all.flatMap(({ cells, bullet }) => (bullet ? [] : cells)).find((item) => isName(item) && isOfEmail(item, emails))
  return cell ?? ''
}

/** 'lysander penhallow', as some write it, with the address lysander@penhallow.example. */
function isOfEmail(cell: string, emails: readonly string[]): boolean {
  const words = wordsOf(cell.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
  return (
    cell.length <= longest &&
    words.length >= 2 &&
    words.length <= 5 &&
    !isNoName(cell) &&
    emails.some((email) => words.every((word) => isParticle(word) || email.includes(word)))
  )
}

const capitalised = (name: string) =>
  wordsIn(name)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
