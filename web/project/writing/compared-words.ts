// Two texts compared word by word, in runs that read well.
import { diffWordsWithSpace } from 'diff'

export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Longer comparisons show the whole text as replaced. */
const longestMs = 300

/** The words of both texts in order. Neighboring words that differ are one run, removed before added. */
export function compareWords(before: string, after: string): WordRun[] {
  const changes = diffWordsWithSpace(before, after, { timeout: longestMs })
  if (!changes)
    return withText([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const runs: WordRun[] = []
  let pending = { removed: '', added: '' }
  const flush = () => {
    runs.push({ kind: 'removed', text: pending.removed }, { kind: 'added', text: pending.added })
    pending = { removed: '', added: '' }
  }
  for (const [index, { value, added, removed }] of changes.entries()) {
    const next = changes[index + 1]
    const isBetween = (pending.removed !== '' || pending.added !== '') && next && (next.added || next.removed)
    if (removed) pending.removed += value
    else if (added) pending.added += value
    else if (isBetween && /^[^\S\n]+$/.test(value)) {
      // a space between two changed words belongs to both
      pending = { removed: pending.removed + value, added: pending.added + value }
    } else {
      flush()
      runs.push({ kind: 'same', text: value })
    }
  }
  flush()
  return withText(runs)
}

const withText = (runs: WordRun[]): WordRun[] => runs.filter(({ text }) => text !== '')
