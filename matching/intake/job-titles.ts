// The titles a posting is for: its first line, what it calls the job, and what it says it is looking for.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Titles } from '../titles.ts'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import type { Sentence } from './sentences.ts'

/** What names a job, wherever it stands. */
export const jobNouns =
  /\b(?:engineer|developer|programmer|manager|specialist|analyst|consultant|technician|mechanic|assistant|associate|coordinator|officer|director|lead|agent|operator|representative|administrator|scientist|designer|advisor|adviser|architect|recruiter|accountant|nurse|teacher|chemist|writer|editor|strategist|supervisor|worker|helper|aide|fellow|clerk|counsel|attorney|lawyer|physician|therapist|partner|president|head|chief|researcher|planner|buyer|driver|inspector|instructor|executive|marketer|controller|auditor|producer|plumber|electrician|intern|trainee|apprentice|expert|owner|master|sre|cto|cfo|ceo|vp)s?\b/i
const naming = /^(?:job title|title|position|position title|role|job|working title|vacancy)$/
const spoken = [
  /\b(?:looking for|seeking|hiring|searching for|in search of|recruiting|need|join (?:us|our team|the team) as|we want)\s+(?:to hire\s+)?(?:an?|our (?:next|first)|the|talented|experienced)\s+/gi,
  /\b(?:As|as) (?:an?|our|the)\s+(?=\p{L})/gu,
  /^The (?=\p{Lu})/gu,
]
const adjectives =
  /^(?:(?:highly|talented|experienced|passionate|versatile|motivated|skilled|dedicated|dynamic|creative|new|hands-on|exceptional|great|strong|full-time|part-time|remote)(?:,| and)?\s+)+/i
const stop = /[,;:.!?(–—]|\s-\s|\s(?:to|who|that|with|for|in|at|on|you|will|is|and|reporting|based|within|of (?=(?:our|the)\b))\b/i
const grade =
  /[\s,/-]*\b(?:GS|IC|L|T)\s?-?\d{1,2}(?:\s?[/-]\s?\d{1,2})?\b.*$|\s*\((?:m\/f\/[dx]|f\/m\/[dx]|m\/w\/d|w\/m\/d|all genders|remote|hybrid|on-?site|full[- ]time|part[- ]time|contract)[^)]*\)|,?\s*level\s+\d\b.*$/gi
// 'Director of the programme' reads as a title; 'This position' does not.
const nothing =
  /^(?:this|that|our|your|we|you|all|an?|company|team|job|role|position|candidate|successful|ideal|person|member|employee|agency)\b/i

/** Cuts what only stands beside a title: who hires, the grade, where. */
function parts(raw: string): string[] {
  const whole = raw.replaceAll(grade, '').trim()
  const pieces = whole.split(/(?<!\s)\s+[-–—|@]\s+|:\s+/).map((piece) => piece.trim())
  const named = pieces.filter((piece) => jobNouns.test(piece))
  // of 'Security Engineer - Analyst' the longer part is the title
  const telling = named.filter((piece) => piece.includes(' '))
  const chosen = telling.length > 0 ? telling : named.length > 0 ? named : [whole]
  return chosen.flatMap((piece) => {
    const either = piece.split('/').map((part) => part.trim())
    return either.length === 2 && either.every((one) => jobNouns.test(one) && one.includes(' ')) ? either : [piece]
  })
}

export function readJobTitles(sentences: readonly Sentence[], titles: Titles): JobProposal[] {
  const found = new Map<string, JobProposal>()
  const offer = (sentence: Sentence, value: string, from: number): void => {
    const clean = value.trim()
    const start = sentence.text.indexOf(clean, from)
    const key = normalise(clean)
    if (start < 0 || key === '' || clean.length > 80 || found.has(key)) return
    // 'Software Engineer' says nothing new beside 'Principal Software Engineer'
    if ([...found.keys()].some((known) => ` ${known} `.includes(` ${key} `) || ` ${key} `.includes(` ${known} `))) return
    found.set(key, { field: 'title', value: clean, strength: 'must', evidence: prove(sentence, start, start + clean.length) })
  }

  const [first] = sentences
  if (first && first.text.length <= 120 && !/[.!?]$/.test(first.text) && (jobNouns.test(first.text) || titles.read(first.text).known))
    for (const part of parts(first.text)) offer(first, part, 0)
  for (const sentence of sentences)
    if (naming.test(sentence.label) && sentence.text.length <= 120 && found.size === 0)
      for (const part of parts(sentence.text)) offer(sentence, part, 0)
  if (found.size > 0) return [...found.values()].slice(0, 3)

  for (const sentence of sentences) {
    for (const pattern of spoken)
      for (const match of sentence.text.matchAll(pattern)) {
        const at = match.index + match[0].length
        const rest = sentence.text.slice(at, at + 90).replace(adjectives, '')
        const phrase = rest.slice(0, stop.exec(rest)?.index ?? rest.length).trim()
        if (phrase.split(/\s+/).length > 6 || nothing.test(phrase) || !jobNouns.test(phrase)) continue
        if (titles.read(phrase).known || /^\p{Lu}/u.test(phrase)) offer(sentence, phrase, at)
      }
    if (found.size >= 1) break
  }
  return [...found.values()].slice(0, 3)
}
