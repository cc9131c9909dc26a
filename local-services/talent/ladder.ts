// Job titles by group and level.
import type { Chance } from './random.ts'
import type { TalentTables } from './tables.ts'
import type { Vocation } from './vocation.ts'

/** Levels in rising order: 0 entry, 1 mid, 2 senior, 3 staff or manager, 4 principal or director, 5 vice president, 6 chief. */
export type Rung = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The parts of a person's titles that never change. */
export interface Named {
  vocation: Vocation
  group: string
  /** On the way to leading people. */
  leads: boolean
  /** The title without seniority that they use for their own group. */
  base: string
  /** The word before the title as a junior and as a senior. */
  entryPrefix: string
  seniorPrefix: string
}

export interface Ladder {
  /** Chooses the wording of a person's titles for their whole career. */
  name(roll: Chance, vocation: Vocation, group: string, leads: boolean): Named
  title(roll: Chance, person: Named, rung: Rung): { title: string; group: string; leads: boolean }
}

const senioritiesOf: Record<Rung, string[]> = {
  0: ['entry'],
  1: ['mid'],
  2: ['senior'],
  3: ['staff', 'manager'],
  4: ['principal', 'director'],
  5: ['vp'],
  6: ['c_level', 'founder'],
}
const ranked =
  /\b(senior|sr|lead|head|chief|principal|junior|jr|staff|associate|assistant|director|manager|master|apprentice|intern|trainee|vp|president|charge|i|ii|iii|fractional|owner|tech lead)\b/i

/** Reads the titles of each group once. */
export function makeLadder(tables: TalentTables): Ladder {
  const byGroup = Map.groupBy(tables.titles, (row) => row.groupId.slice(2))
  const canonical = new Map(tables.titleGroups.map((group) => [group.id.slice(2), group.canonical]))
  const plain = (group: string) => (canonical.get(group) ?? group).replace(/ \(.*\)$/, '')
  const spellings = new Map<string, string[]>()

  /** Spellings of a group without seniority words, for use after a prefix. */
  function bareTitles(group: string): string[] {
    const spelling = spellings.get(group)
    if (spelling) return spelling
    const names = (byGroup.get(group) ?? [])
      .map((row) => row.title)
      .filter((title) => !ranked.test(title) && !title.includes('(') && !title.includes('&'))
    const titles = names.length > 0 ? names : [plain(group)]
    spellings.set(group, titles)
    return titles
  }

  function titleAt(roll: Chance, group: string, rung: Rung): string {
    const seniorities = senioritiesOf[rung]
    const rows = (byGroup.get(group) ?? []).filter((row) => seniorities.includes(row.seniority) && !row.title.includes('('))
    const main = rows.find((row) => row.canonical)
    if (main && roll.maybe(0.6)) return main.title
    return rows.length > 0 ? roll.pick(rows).title : plain(group)
  }

  return {
    name(roll, vocation, group, leads) {
      const titles = bareTitles(group)
      const title = canonical.get(group)?.includes('(') || roll.maybe(0.45) ? roll.pick(titles) : plain(group)
      return {
        vocation,
        group,
        leads,
        base: title,
        entryPrefix: roll.pick(vocation.prefixes.entry),
        seniorPrefix: roll.pick(vocation.prefixes.senior),
      }
    },
    title(roll, { vocation, group, leads, base, entryPrefix, seniorPrefix }, rung) {
      const { lead } = vocation
      if (rung >= 3) {
        const target = leads
          ? rung === 3
            ? lead.manager
            : rung === 4
              ? (lead.director ?? lead.manager)
              : rung === 5
                ? (lead.vp ?? lead.director ?? lead.manager)
                : (lead.chief ?? lead.vp ?? lead.director ?? lead.manager)
          : rung === 3
            ? lead.staff
            : (lead.principal ?? lead.staff)
        if (target) return { title: titleAt(roll, target, rung), group: target, leads }
      }
      const prefix = rung === 0 ? entryPrefix : rung >= 2 ? seniorPrefix : ''
      // 'Assistant Assistant' is wrong.
      const word = prefix && !base.toLowerCase().startsWith(prefix.toLowerCase()) ? `${prefix} ` : ''
      return { title: `${word}${base}`, group, leads: false }
    },
  }
}
