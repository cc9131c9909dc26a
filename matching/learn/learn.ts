// Learns from approvals and rejections what the next batch should have more or less of, and why.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { codedLines, line, namedLines, type Read } from './coded-lines.ts'
import type { Feedback } from './feedback.ts'
import { traitsOf } from './ideal-traits.ts'
import { lessonsFrom } from './lessons.ts'
import type { LessonLine, Lessons } from './lessons.ts'
import { scoredConcepts } from '../skills/person-concepts.ts'
import { readPerson } from '../skills/person.ts'
import { idealFeatures } from './similarity.ts'
import { tasteLines } from './taste.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/**
 * The lessons of the feedback, one per line; the order of the feedback does not matter.
 * Rejections because someone probably needs sponsorship (14) teach nothing, since profiles don't show it without guessing at
 * origin.
 * @param today the month up to which current jobs count, 'YYYY-MM'
 */
export function learnLines(vocabulary: Vocabulary, feedback: readonly Feedback[], today: YearMonth): LessonLine[] {
  const reads = feedback.map((entry, index): Read => {
    const person = readPerson(vocabulary, entry.profile, today)
    return { at: index, feedback: entry, person, has: scoredConcepts(person) }
  })
  const approved = reads.filter((read) => read.feedback.verdict === 'approved')
  const rejected = reads.filter((read) => read.feedback.verdict === 'rejected')
  const lines = [...namedLines(vocabulary, rejected), ...codedLines(vocabulary, rejected, approved)]
  const likes = likesOf(vocabulary, approved)
  if (likes.length > 0) {
    const text = `More people like the ${approved.length} approved`
    lines.push(line('likes', 'strengthened', text, '', approved, { kind: 'likes', likes }))
  }
  const telling = reads.filter(({ feedback: { rejectionReasons: reasons } }) => !reasons.some((reason) => aboutNothingRead.has(reason)))
  lines.push(
    ...tasteLines(
      vocabulary,
      telling.map(({ at: index, person, feedback: { verdict } }) => ({ at: index, person, isApproved: verdict === 'approved' })),
    ),
  )
  // a stated reason outweighs an inferred one, and of two reasons the stronger one counts
  const keys = new Set<string>()
  return lines.filter(({ key }) => !keys.has(key) && keys.add(key))
}

/** Rejections for reasons the profile doesn't show. */
const aboutNothingRead: ReadonlySet<RejectionReason> = new Set(['already_contacted', 'sponsorship'])

/** Everything that feedback teaches, see {@link learnLines}. */
export function learn(vocabulary: Vocabulary, feedback: readonly Feedback[], today: YearMonth): Lessons {
  return lessonsFrom(learnLines(vocabulary, feedback, today))
}

/** Traits shared by at least half of the approved (all of them for one approval), weighted as for an ideal candidate. */
function likesOf(vocabulary: Vocabulary, approved: Read[]): { concept: number; weight: number }[] {
  const counts = new Map<number, { count: number; weight: number }>()
  for (const { person } of approved) {
    for (const [concept, weight] of idealFeatures(traitsOf(vocabulary, person))) {
      const existing = counts.get(concept) ?? { count: 0, weight: 0 }
      counts.set(concept, { count: existing.count + 1, weight: Math.max(existing.weight, weight) })
    }
  }
  return [...counts]
    .filter(([, { count }]) => count * 2 >= approved.length)
    .map(([concept, { count, weight }]) => ({ concept, weight: (weight * count) / approved.length }))
    .toSorted((a, b) => b.weight - a.weight || a.concept - b.concept)
    .slice(0, 60)
}
