// Publishes self-identification only in groups that are large enough, and from which no smaller group can be inferred.
import { recordOf } from '../shared/records.ts'
import { questionKeys, questions, type Question, type SelfIdentification } from './self-identification.ts'

/** The smallest group shown; published figures change only after this many more answers (096). */
export const smallestGroup = 10

export interface ShownGroups {
  groups: { label: string; n: number }[]
  /** Everyone else together: at least `smallestGroup`, unless no one is hidden. */
  others: { labels: string[]; n: number } | null
}

export interface Published {
  answers: number
  shown: Record<Question, ShownGroups | null>
}

/**
 * The groups of one question that may be shown. Small groups are merged with the next larger ones until the rest is large
 * enough itself; otherwise the total would give them away. An empty group counts as small too, because it says something about
 * everyone who answered.
 * null when nothing may be shown.
 */
export function groupsToShow(counts: readonly { label: string; n: number }[]): ShownGroups | null {
  const bySize = counts.toSorted((a, b) => a.n - b.n)
  const hidden: { label: string; n: number }[] = []
  const sum = () => hidden.reduce((all, group) => all + group.n, 0)
  for (let [next] = bySize; next && (next.n < smallestGroup || (hidden.length > 0 && sum() < smallestGroup)); [next] = bySize) {
    hidden.push(next)
    bySize.shift()
  }
  if (bySize.length === 0) return null
  const groups = counts.filter((group) => bySize.includes(group))
  return {
    groups,
    others: hidden.length > 0 ? { labels: counts.filter((group) => hidden.includes(group)).map((group) => group.label), n: sum() } : null,
  }
}

/** Published figures of all answers of one project; null while there are too few. */
export function publish(answers: readonly SelfIdentification[]): Published | null {
  if (answers.length < smallestGroup) return null
  const visible = recordOf(questionKeys, (key) =>
    groupsToShow(questions[key].map((label) => ({ label, n: answers.filter((answer) => answer[key] === label).length }))),
  )
  return { answers: answers.length, shown: visible }
}
