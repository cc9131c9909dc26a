// The evidence of a proposal: the sentence, or the part of a very long one around the proving words.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'

const longest = 360
const around = 150

export function prove(text: string, start: number, end: number): JobProposal['evidence'] {
  if (text.length <= longest) return { sentence: text, start, end }
  let from = Math.max(0, start - around)
  let to = Math.min(text.length, end + around)
  // whole words, and no character cut in two
  if (from > 0) from += text.slice(from, start).indexOf(' ') + 1
  const space = text.slice(end, to).lastIndexOf(' ')
  if (to < text.length && space >= 0) to = end + space
  return { sentence: text.slice(from, to), start: start - from, end: end - from }
}
