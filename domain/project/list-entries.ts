// Limits of a search's lists; excess entries are refused with a message, never silently cut.
import { limits } from '../shared/limits.ts'
import { protectedSentence, protectedTraitIn } from './protected-traits.ts'
import { text as listEntriesText } from './texts/list-entries.ts'

export interface CheckedEntries {
  kept: string[]
  /** The refused entries and the reason; null = none. */
  refused: string | null
}

/** @param areCriteria whether entries describe a person, in which case protected characteristics are refused */
export function checkEntries(entries: readonly string[], areCriteria = false): CheckedEntries {
  const cleaned = entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
  const wishes = areCriteria
    ? cleaned.flatMap((entry) => {
        const wish = protectedTraitIn(entry)
        return wish ? [{ entry, wish }] : []
      })
    : []
  const trimmed = cleaned.filter((entry) => !wishes.some((refused) => refused.entry === entry))
  const short = trimmed.filter((entry) => entry.length <= limits.listEntryLength)
  const accepted = short.slice(0, limits.listEntries)
  const [first] = wishes
  const reasons = [
    first !== undefined && listEntriesText.leftOut(first.entry, protectedSentence(first.wish)),
    short.length > accepted.length && listEntriesText.entriesCut(limits.listEntries, short.length - accepted.length),
    trimmed.length > short.length && listEntriesText.entryTooLong(limits.listEntryLength),
  ].filter((reason) => reason !== false)
  return { kept: accepted, refused: reasons.length > 0 ? reasons.join(' ') : null }
}
