// Whether two titles name the same or related work, by lists of titles and of occupations, for checking the ranking.
import { closeGroupLines } from '@fairlead/domain/reference/close-groups.data'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'

export interface WorkKinds {
  /** Equal except for rank words, or listed under the same group. */
  isSame(title: string, otherTitle: string): boolean
  /** The same, listed as close, or of one occupation in the US classification. */
  isRelated(title: string, otherTitle: string): boolean
}

const rankWords = new Set(
  'intern trainee apprentice junior jr graduate associate assistant i ii iii iv senior sr snr lead staff principal distinguished master regional strategic head director vp chief'.split(
    ' ',
  ),
)
/** Words that the lists use for the same work. */
const sameWork = [
  ['engineer', 'developer', 'programmer'],
  ['technician', 'tech', 'mechanic'],
]
const maxWords = 12
/** Characters of a code of the US classification that name an occupation. */
const occupation = 7

export function openWorkKinds(tables: Pick<ReferenceTables, 'titles' | 'titleAliases' | 'titleGroups' | 'skills'>): WorkKinds {
  const groupOf = new Map<string, string>()
  for (const { alias, groupId } of tables.titleAliases) groupOf.set(normalise(alias), groupId)
  for (const { title, groupId, canonical } of tables.titles) {
    const key = normalise(title)
    if (canonical || !groupOf.has(key)) groupOf.set(key, groupId)
  }
  const groups = new Map(tables.titleGroups.map((group) => [group.id, group]))
  const near = closeGroupLines
    .trim()
    .split('\n')
    .map((line) => new Set(line.split(', ').map((name) => `t-${name}`)))

  const wordsOf = (title: string) => normalise(title).split(' ').filter(Boolean).slice(0, maxWords)
  const withoutRank = (words: readonly string[]) => words.filter((word) => !rankWords.has(word))

  const skillNames = new Map(tables.skills.flatMap(({ name, aliases }) => aliases.map((alias) => [normalise(alias), normalise(name)])))

  /** The group listed under these words, or under them with a synonym as the last word. */
  function groupUnder(words: readonly string[]): string | undefined {
    const group = groupOf.get(words.join(' '))
    const last = words.at(-1) ?? ''
    if (group !== undefined || words.length < 2) return group
    return (sameWork.find((group) => group.includes(last)) ?? [])
      .map((word) => groupOf.get([...words.slice(0, -1), word].join(' ')))
      .find((group) => group !== undefined)
  }

  /** The group of the longest listed title contained; one word of several says too little. */
  function listed(title: string): string | null {
    const words = wordsOf(title)
    const whole = groupOf.get(words.join(' '))
    if (whole !== undefined) return whole
    const bare = withoutRank(words)
    for (const part of [bare, words, bare.map((word) => skillNames.get(word) ?? word)])
      for (let length = part.length; length > 0; length -= 1) {
        if (length === 1 && part.length > 1) break
        for (let start = part.length - length; start >= 0; start -= 1) {
          const group = groupUnder(part.slice(start, start + length))
          // 'ICU Nurse Recruiter' is a recruiter
          const isOther = part.slice(start + length).some((word) => (groupOf.get(word) ?? group) !== group)
          if (group !== undefined && !isOther) return group
        }
      }
    return null
  }

  function isSame(title: string, otherTitle: string): boolean {
    const [words, otherWords] = [wordsOf(title), wordsOf(otherTitle)]
    if (words.length === 0 || otherWords.length === 0) return false
    if (words.join(' ') === otherWords.join(' ')) return true
    const bare = withoutRank(words).join(' ')
    if (bare !== '' && bare === withoutRank(otherWords).join(' ')) return true
    const group = listed(title)
    return group !== null && group === listed(otherTitle)
  }

  function isRelated(title: string, otherTitle: string): boolean {
    if (isSame(title, otherTitle)) return true
    const [group, otherGroup] = [listed(title), listed(otherTitle)]
    if (group === null || otherGroup === null) return false
    if (near.some((line) => line.has(group) && line.has(otherGroup))) return true
    return groups.get(group)?.soc.slice(0, occupation) === groups.get(otherGroup)?.soc.slice(0, occupation)
  }

  return { isSame, isRelated }
}
