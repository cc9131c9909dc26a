// The words of a search that nothing was read in: shown as not used, so that no one takes them for understood.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { protectedTraitIn } from '@fairlead/domain/project/protected-traits'
import { wordingLanguages } from '@fairlead/matching/text/language'
import { must } from '@fairlead/domain/shared/records'
import { readJobLines } from './job-lines.ts'
import type { JobReading, ReadingVocabulary } from './read-job.ts'
import { hasLetter } from './shape.ts'

/** Below this the reader saw nothing in a word. */
const seenFrom = 0.25
const mostUnread = 8
const longestUnread = 60
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#&-]*/gu

interface Range {
  start: number
  end: number
}

/** Each run of words without a meaning for the search, as a keyword that may be used; nothing for a posting. */
export function unreadWords(vocabulary: ReadingVocabulary, text: string, { proposals, unused, language }: JobReading): JobProposal[] {
  const job = readJobLines(vocabulary.reader, text, wordingLanguages(language))
  if (!job.isSearch) return []
  const read = [...proposals, ...unused].map(({ evidence: { sentence, start, end } }): Range => {
    const from = text.indexOf(sentence)
    return { start: from + start, end: from + end }
  })
  const isPlain = (words: string) =>
    vocabulary.skills.isCommon(words, language.code ?? 'en') ||
    vocabulary.skills.isCommon(words, 'en') ||
    Array.from(words).filter(hasLetter).length < 3
  return job.lines
    .flatMap((line) => {
      // a doubtful exclusion is dropped elsewhere, and is unread here
      const marked = line.spans.filter(({ tag, confidence }) => tag !== 'EXCLUDED' && confidence >= seenFrom)
      const ranges = [...marked, ...read.map(({ start, end }) => ({ start: start - line.start, end: end - line.start }))]
      const runs: Range[][] = [[]]
      for (const { 0: written, index: start } of line.text.matchAll(word)) {
        const end = start + written.length
        const before = must(runs.at(-1)).at(-1)
        if (before && line.text.slice(before.end, start).trim() !== '') runs.push([])
        if (ranges.some((range) => range.start < end && start < range.end)) runs.push([])
        else must(runs.at(-1)).push({ start, end })
      }
      const isWord = ({ start, end }: Range) => !isPlain(line.text.slice(start, end))
      return runs.flatMap((run): JobProposal[] => {
        const [first, last] = [run.find(isWord), run.findLast(isWord)]
        if (!first || !last || last.end - first.start > longestUnread) return []
        const evidence = { sentence: line.text, start: first.start, end: last.end }
        return [{ field: 'keyword', value: line.text.slice(first.start, last.end), strength: 'nice', evidence }]
      })
    })
    .filter(({ value }) => protectedTraitIn(value) === null)
    .slice(0, mostUnread)
}
