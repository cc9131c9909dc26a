// Reads how senior a title is and whether it leads people, in the languages of seniority-words.data.ts.
import { seniorities } from '@fairlead/domain/reference/tables'
import type { Seniority, TitleTrack } from '@fairlead/domain/reference/tables'
import { seniorityWords } from './seniority-words.data.ts'
import { commonForm } from './word-forms.ts'

const ranks = new Map<string, Seniority>()
const roles = new Map<string, Seniority>()
for (const table of Object.values(seniorityWords)) {
  for (const [target, source] of [
    [ranks, table.rank],
    [roles, table.role],
  ] as const) {
    for (const seniority of seniorities) {
      for (const phrase of (source[seniority] ?? '').split(', ').filter(Boolean)) {
        const key = phrase.replaceAll(/\b[dl]'/g, '').replaceAll('-', ' ')
        // the first language keeps a word that two languages share with different meanings
        if (!target.has(key)) target.set(key, seniority)
      }
    }
  }
}

/** Shorter forms are too often words of another language: 'chefe' and 'Chef', 'capo' and 'cap'. */
const shortestRoleForm = 6
/** Forms of a role that are another job in another language: Italian 'dirigente', German 'Dirigent'. */
const otherJobs = new Set(['dirigent'])
const formOf = (phrase: string): string => phrase.split(' ').map(commonForm).join(' ')
/** Roles by normal form, so that 'Managerin', 'responsabilă', and 'managers' read as 'Manager' and 'responsabil' do. */
const roleForms = new Map<string, Seniority>()
for (const [phrase, seniority] of roles) {
  const form = formOf(phrase)
  if (form.length >= shortestRoleForm && !otherJobs.has(form) && !roleForms.has(form)) roleForms.set(form, seniority)
}

/** Phrases of one or two words that are only a rank and not a kind of work. */
export const rankPhrases: ReadonlySet<string> = new Set(ranks.keys())

/** Precedence when several match: the later wins. */
const weight: Record<Seniority, number> = {
  mid: 0,
  entry: 1,
  senior: 2,
  intern: 3,
  staff: 4,
  principal: 5,
  manager: 6,
  director: 7,
  vp: 8,
  c_level: 9,
  founder: 10,
}

const levelOf = new Map<string, Seniority>([
  ['i', 'entry'],
  ['1', 'entry'],
  ['ii', 'mid'],
  ['2', 'mid'],
  ['iii', 'senior'],
  ['3', 'senior'],
  ['iv', 'staff'],
  ['4', 'staff'],
  ['v', 'principal'],
  ['5', 'principal'],
])

export interface RankReading {
  seniority: Seniority
  track: TitleTrack
  /** False when no word in the title says it and 'mid' is only the default. */
  isStated: boolean
}

const trackOf = (seniority: Seniority): TitleTrack =>
  seniority === 'manager' || seniority === 'director'
    ? 'manager'
    : seniority === 'vp' || seniority === 'c_level' || seniority === 'founder'
      ? 'exec'
      : 'ic'

/**
 * Seniority and track of a title.
 * @param plain the title's normalized words, as {@link NormalizedTitle.plain}
 */
export function readRank(plain: readonly string[]): RankReading {
  let highest: Seniority | null = null
  let isTrainee = false
  const note = (seniority: Seniority): void => {
    if (seniority === 'intern') isTrainee = true
    if (highest === null || weight[seniority] > weight[highest]) highest = seniority
  }
  for (let index = 0; index < plain.length; index += 1) {
    const word = plain[index] ?? ''
    let size = 0
    for (const length of [3, 2, 1]) {
      if (size > 0 || index + length > plain.length) continue
      const phrase = length === 1 ? word : plain.slice(index, index + length).join(' ')
      const seniority = ranks.get(phrase) ?? roles.get(phrase) ?? roleForms.get(formOf(phrase))
      if (seniority === undefined) continue
      // 'Assistant Manager' manages; 'Assistant' says entry only at the end or by itself
      if ((phrase === 'assistant' || phrase === 'associate') && index > 0 && index < plain.length - 1) continue
      note(seniority)
      size = length
    }
    if (size > 1) index += size - 1
    if (size === 0) {
      if (index === 0 && plain.length > 1 && word === 'staff' && plain.at(-1) !== 'nurse') note('staff')
      else if (index === 0 && plain.length > 1 && word === 'principal') note('principal')
      else if (index > 0 && index === plain.length - 1) {
        const level = levelOf.get(word)
        if (level) note(level)
      }
    }
  }
  const seniority: Seniority = isTrainee ? 'intern' : (highest ?? 'mid')
  return { seniority, track: trackOf(seniority), isStated: highest !== null }
}
