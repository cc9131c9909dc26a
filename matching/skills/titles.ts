// Parses a job title: the kind of job, its seniority, and whether it leads people.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables, Seniority, TitleTrack } from '@fairlead/domain/reference/tables'
import { closeGroupLines } from '@fairlead/domain/reference/close-groups.data'
import { conceptId, hashedId } from './concepts.ts'
import { normalizeTitle } from '../titles/normalize.ts'
import { readRank } from '../titles/seniority.ts'
import { commonForm } from '../titles/word-forms.ts'
import { levels, ranks, trackOf } from './title-ranks.ts'

export interface TitleReading {
  /** Concept of the title's group, or of its text when the group is unknown; as held at any time. */
  concept: number
  /** The same, as held today. */
  currentConcept: number
  /** Concept of the family; null for unknown titles. */
  family: number | null
  seniority: Seniority
  track: TitleTrack
  /** The group's usual title, or the title as written. */
  label: string
  /** Listed, or contains a listed title. */
  isKnown: boolean
  /** The listed work inside a title whose other words may change it, as 'Surgeon' in 'Tree Surgeon'; null for other titles. */
  part: TitlePart | null
}

export interface TitlePart {
  concept: number
  currentConcept: number
  /** The encoder reads the whole title as similar work, and its last word is the listed title's. */
  isAlike: boolean
}

/** The concept of a title, or of the listed title inside it, whatever the other words say. */
export const listedWork = ({ concept, part }: TitleReading): number => part?.concept ?? concept

/** What the lists can't tell about a title. */
export interface TitleSigns {
  isPlace(text: string): boolean
  /** 0 other work, 1 the same. */
  nearness(title: string, otherTitle: string): number
}

export interface Titles {
  read(title: string): TitleReading
  /** Title concepts close to this one; [] for unknown ones. */
  close(concept: number): number[]
  currentOf(concept: number): number
  label(concept: number): string | null
}

// Names of the same work: list entries for one apply to the others.
const swaps = new Map<string, string[]>([
  ['developer', ['engineer', 'programmer']],
  ['engineer', ['developer', 'programmer']],
  ['programmer', ['developer', 'engineer']],
  ['specialist', ['manager']],
  ['marketer', ['marketing manager']],
  ['tech', ['technician']],
  ['mechanic', ['technician']],
  ['technician', ['mechanic']],
])

// Nouns that name no kind of work on their own.
const generic = new Set(
  'engineer developer programmer manager specialist analyst consultant technician tech mechanic assistant associate coordinator officer director lead agent operator representative administrator scientist designer advisor'.split(
    ' ',
  ),
)

// Words that say how or where someone works, not at what.
const neutral = new Set(
  'certified licensed registered chartered qualified accredited experienced professional freelance contract temporary permanent interim independent remote hybrid onsite part time full shift bilingual regional local national international global area district country county city state travel travelling traveling staff general journeyman master class a b c cdl emea apac dach latam uk us usa eu and of the in for at'.split(
    ' ',
  ),
)
/** After a title these name someone's helper, before it the person's own rank. */
const helpers = new Set(['assistant', 'associate'])
const isRank = (word: string, index: number, words: readonly string[]): boolean =>
  ranks.has(word) && !(helpers.has(word) && index > 0 && index === words.length - 1)
const changesNothing = (text: string): boolean =>
  text
    .replaceAll(/\b(?:night|day|late|early|evening|weekend) shift\b/g, '')
    .split(' ')
    .every((word) => word === '' || ranks.has(word) || neutral.has(word))
/** From this nearness on, a title with a listed one inside is similar work. */
const alike = 0.6
const separators = / [-–—] |[,;|()/]/

/** Words that are the same for all grammatical forms of a title. */
const formOf = (words: readonly string[]): string => words.map(commonForm).join(' ')

const maxWords = 12
const maxCached = 50_000
/** Longer texts are sentences, which have no rank. */
const longestTitle = 80

const piecesOf = (title: string) => title.split(separators).map((piece) => ({ piece: piece.trim(), text: normalise(piece) }))

/** An unlisted title's words that say what the work is: without rank, place and terms of employment; '' if there are none. */
function workWords(title: string, isPlace: TitleSigns['isPlace']): string {
  const pieces = piecesOf(title).filter(({ piece, text }, index) => !changesNothing(text) && (index === 0 || !isPlace(piece)))
  const words = pieces.flatMap(({ text }) => text.split(' ')).slice(0, maxWords)
  return formOf(words.filter((word, index) => !isRank(word, index, words) && !neutral.has(word)))
}

/**
 * Splits a title around the listed one in it.
 * @param part the listed title's words
 * @returns whether its part of the title ends with it, whether it is all of that part (rank and terms of employment aside), and
 *   what follows or precedes a comma, dash or bracket and isn't a place
 */
function splitAround(title: string, part: string, isPlace: TitleSigns['isPlace']) {
  const pieces = piecesOf(title)
  const holder = pieces.find(({ text }) => ` ${text} `.includes(` ${part} `))
  if (!holder) return { isHead: false, isAll: false, others: [] }
  const [before = '', after = ''] = ` ${holder.text} `.split(` ${part} `)
  const isHead = changesNothing(after) && !after.split(' ').some((word) => helpers.has(word))
  const otherPieces = pieces.filter((entry) => entry !== holder && !changesNothing(entry.text) && !isPlace(entry.piece))
  return { isHead, isAll: isHead && changesNothing(before), others: otherPieces.map(({ text }) => text) }
}

/** Builds the lexicon from the title tables; lookups are cached up to a limit. */
export function readTitles(tables: Pick<ReferenceTables, 'titleGroups' | 'titles' | 'titleAliases' | 'skills'>, signs: TitleSigns): Titles {
  const groups = new Map(tables.titleGroups.map((group) => [group.id, group]))
  const exact = new Map<string, { groupId: string; seniority: Seniority | null; track: TitleTrack | null }>()
  for (const row of tables.titleAliases) exact.set(normalise(row.alias), { groupId: row.groupId, seniority: null, track: null })
  for (const row of tables.titles) {
    const key = normalise(row.title)
    // A canonical title keeps its meaning when a later row has the same spelling.
    if (exact.get(key)?.seniority && !row.canonical) continue
    exact.set(key, { groupId: row.groupId, seniority: row.seniority, track: row.track })
  }
  // the same titles in another grammatical form: 'Softwareentwicklerin', 'Data Engineers'
  const byForm = new Map<string, NonNullable<ReturnType<typeof exact.get>>>()
  for (const [key, row] of exact) {
    const form = formOf(key.split(' '))
    if (!byForm.has(form)) byForm.set(form, row)
  }
  const labels = new Map<number, string>()
  const ownRank = new Map(tables.titles.filter((row) => row.canonical).map((row) => [row.groupId, row]))
  for (const group of tables.titleGroups) {
    const id = conceptId('title', group.id)
    if (labels.has(id)) throw new RangeError(`two job groups share the number ${id}`)
    labels.set(id, group.canonical)
  }
  const near = new Map<number, Set<number>>()
  for (const line of closeGroupLines.trim().split('\n')) {
    const ids = line.split(', ').map((name) => {
      if (!groups.has(`t-${name}`)) throw new RangeError(`unknown job group ${name}`)
      return conceptId('title', `t-${name}`)
    })
    for (const id of ids) near.set(id, (near.get(id) ?? new Set()).union(new Set(ids)))
  }
  const skillNames = new Map(
    tables.skills
      .flatMap((skill) => skill.aliases.map((alias) => [normalise(alias), normalise(skill.name)] as const))
      .filter(([alias]) => !alias.includes(' ')),
  )
  const cache = new Map<string, TitleReading>()

  function swapped(words: string[]) {
    const alternatives = words.length > 1 ? (swaps.get(words.at(-1) ?? '') ?? []) : []
    for (const noun of alternatives) {
      const hit = exact.get([...words.slice(0, -1), noun].join(' '))
      if (hit) return hit
    }
    return undefined
  }

  function find(words: string[]): { groupId: string; seniority: Seniority | null; track: TitleTrack | null; part: string } | null {
    for (let length = words.length; length > 0; length -= 1) {
      for (let start = words.length - length; start >= 0; start -= 1) {
        // A single generic word inside a longer title says too little.
        if (length === 1 && (words.length > 2 || (words.length === 2 && generic.has(words[start] ?? '')))) continue
        const part = words.slice(start, start + length)
        const hit = exact.get(part.join(' ')) ?? swapped(part)
        if (hit) return { ...hit, part: part.join(' ') }
      }
    }
    return null
  }

  function readFresh(title: string): TitleReading {
    const text = normalise(title)
    // 'NodeJS' and 'Golang' are read as the skill's own name, which the titles use.
    const words = text.split(' ').filter(Boolean).slice(0, maxWords)
    const spelt = words.map((word) => skillNames.get(word) ?? word)
    const whole = exact.get(text)
    const ranksFound = words.map((word) => ranks.get(word)).filter((rank) => rank !== undefined)
    const bare = words.filter((word, index) => !isRank(word, index, words))
    const form = byForm.get(formOf(bare.length > 0 ? bare : words))
    const hit: { groupId: string; seniority: Seniority | null; part?: string } | undefined =
      whole ??
      find(bare.length > 0 ? bare : words) ??
      find(words) ??
      find(spelt.filter((word, index) => !isRank(word, index, spelt))) ??
      form
    const wordRank = ranksFound.toSorted((a, b) => levels[b] - levels[a])[0]
    if (!hit) {
      // masculine and feminine forms of a title are one concept
      const concept = hashedId('title', workWords(title, signs.isPlace) || text)
      // a title outside the lists may be in any of the encoder's languages
      const seniority = wordRank ?? (title.length <= longestTitle ? readRank(normalizeTitle(title).plain).seniority : 'mid')
      return {
        concept,
        currentConcept: concept,
        family: null,
        seniority,
        track: trackOf(seniority),
        label: title.trim(),
        isKnown: false,
        part: null,
      }
    }
    const part = hit.part === undefined ? null : readPart(title, words, hit.part, hit.groupId)
    const ownConcept = part ? hashedId('title', workWords(title, signs.isPlace) || text) : null
    const group = groups.get(hit.groupId)
    const rankRow = ownRank.get(hit.groupId)
    const base = hit.seniority ?? rankRow?.seniority ?? 'mid'
    // 'Senior Sales Manager' stays a manager; 'Senior Engineer' becomes senior.
    const seniority = whole?.seniority ?? (wordRank && (base === 'mid' || wordRank === 'vp' || wordRank === 'c_level') ? wordRank : base)
    return {
      concept: ownConcept ?? conceptId('title', hit.groupId),
      currentConcept: ownConcept ?? conceptId('currentTitle', hit.groupId),
      family: group && part?.isAlike !== false ? conceptId('family', group.family) : null,
      seniority,
      track: trackOf(seniority),
      label: part ? title.trim() : (group?.canonical ?? title),
      isKnown: true,
      part,
    }
  }

  /** null when the title's other words leave the listed work as it is. */
  function readPart(title: string, words: string[], listed: string, groupId: string): TitlePart | null {
    // 'NodeJS Developer' is listed as 'Node.js Developer'
    const spelt = words.map((word) => skillNames.get(word) ?? word).join(' ')
    const holding = ` ${words.join(' ')} `.includes(` ${listed} `) ? title : spelt
    const around = splitAround(holding, listed, signs.isPlace)
    const { isHead, isAll } = around
    if (isAll && around.others.length === 0) return null
    const isAlike = isHead && signs.nearness(listed, title) >= alike
    // 'Registered Nurse - Emergency Department' is a registered nurse
    if (isAll && isAlike) return null
    return { concept: conceptId('title', groupId), currentConcept: conceptId('currentTitle', groupId), isAlike }
  }

  for (const group of tables.titleGroups) {
    const reading = readFresh(group.canonical)
    if (reading.concept !== conceptId('title', group.id))
      throw new RangeError(`the name of job group ${group.id}, '${group.canonical}', reads as '${reading.label}'`)
  }

  return {
    read(title) {
      const cached = cache.get(title)
      if (cached) return cached
      const reading = readFresh(title)
      if (cache.size >= maxCached) cache.clear()
      cache.set(title, reading)
      return reading
    },
    close: (concept) => [...(near.get(concept) ?? [])].filter((id) => id !== concept).toSorted((a, b) => a - b),
    currentOf: (concept) => (labels.has(concept) ? concept + 0x1000000 : concept),
    label: (concept) => labels.get(concept) ?? null,
  }
}
