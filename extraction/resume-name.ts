// The person's name in the head of a résumé.
import { withoutCredentials } from '@fairlead/domain/shared/person-name'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { isTitle } from './resume-head.ts'
import { partOf, type ResumeLine } from './resume-lines.ts'
import type { TaggedLine } from './resume-zones.ts'

const notName =
  /[\d@:/\\|<>]|\b(?:curriculum|vitae|resume|résumé|cv|lebenslauf|życiorys|özgeçmiş|profile|page|street|road|avenue|university|confidential)\b/i
const particle = /^(?:de|da|di|van|von|der|den|la|le|bin|al|del|dos|el|y)$/i
const label =
  /^(?:(?:full |vor- und (?:nach|zu))?name|nome(?: e cognome)?|nom(?: et prénom)?|nombre(?: y apellidos)?|naam|nume(?: și prenume)?|imię i nazwisko|ad[ıi] soyad[ıi]|namn)\s*:\s*(?=\p{Lu})/iu
const longest = 50
/** Lines of the head among which the name is. */
const lines = 12

const wordsOf = (cell: string) => withoutCredentials(cell.slice(0, 200)).split(' ').filter(Boolean)
const isNameWord = (word: string) => /^["'“(]?\p{Lu}[\p{L}\p{M}.'’")-]*$/u.test(word)

function isName(cell: string): boolean {
  const words = wordsOf(cell)
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    cell.length <= longest &&
    !notName.test(cell) &&
    words.every((word) => particle.test(word) || isNameWord(word))
  )
}

/** The reader's name, the one that an address repeats first; without titles, and joined where its letters are spaced. */
export function taggedName(all: readonly TaggedLine[], emails: readonly string[]): { name: string; line: number } {
  const names = all.flatMap(({ tagged, text }, line) => {
    const span = tagged.find(({ tag }) => tag === 'NAME')
    const name = span ? joined(span.text) : ''
    return name === '' || partOf(text) !== null || notName.test(name) || !name.includes(' ') ? [] : [{ name, line }]
  })
  return names.find(({ name }) => isOfEmail(name, emails)) ?? names[0] ?? { name: '', line: -1 }
}

/** 'A N A   L I N D' */
const joined = (name: string) =>
  /^(?:\p{L} +){3,}\p{L}$/u.test(name.slice(0, 120)) && / {2}/.test(name)
    ? name
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : name.trim()

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
    for (const cell of cells.map((item) => item.replace(label, ''))) {
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
    !notName.test(cell) &&
    emails.some((email) => words.every((word) => particle.test(word) || email.includes(word)))
  )
}

const capitalised = (name: string) => name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
