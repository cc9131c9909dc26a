// What a list of a search may hold: so many entries, each so long; the rest is refused in words, never cut off in silence.
import { limits } from '../shared/limits.ts'
import { protectedSentence, protectedTraitIn } from './protected-traits.ts'
import * as listEntriesText from './texts/en/list-entries.ts'

export interface CheckedEntries {
  kept: string[]
  /** What was left out and why; null = everything was taken. */
  refused: string | null
}

/** @param areCriteria the entries say what a person must have or be: a protected characteristic is refused */
export function checkEntries(entries: readonly string[], areCriteria = false): CheckedEntries {
  const given = entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
  const traits = areCriteria ? given.filter((entry) => protectedTraitIn(entry)) : []
  const trimmed = given.filter((entry) => !traits.includes(entry))
  const short = trimmed.filter((entry) => entry.length <= limits.listEntryLength)
  const kept = short.slice(0, limits.listEntries)
  const [trait] = traits.flatMap((entry) => protectedTraitIn(entry) ?? [])
  const reasons = [
    trait !== undefined && `“${traits[0]}” was left out. ${protectedSentence(trait)}`,
    short.length > kept.length && listEntriesText.entriesMaxWereLeftOut(limits.listEntries, short.length - kept.length),
    trimmed.length > short.length && listEntriesText.charactersMaxPerEntry(limits.listEntryLength),
  ].filter((reason) => reason !== false)
  return { kept, refused: reasons.length > 0 ? reasons.join(' ') : null }
}
