// Unlisted fields of work, recognized by their last word: 'vulnerability management', 'business promotion', 'drinking water testing'.
import type { Sentence } from '@fairlead/matching/text/sentences'

const heads =
  'management|analysis|analytics|testing|engineering|planning|administration|assessment|compliance|promotion|security|procurement|accounting|auditing|budgeting|forecasting|modell?ing|governance|remediation|maintenance|chemistry|chromatography|spectrometry|microscopy|biology|nursing|counsell?ing|welding|plumbing|carpentry|bookkeeping|drafting|typing|piping|licensing|underwriting|surveying|estimating|scheduling|translation|enforcement|litigation|surveillance|epidemiology|statistics|toxicology|pharmacology'
// looked ahead for, since one field may be the first word of the next: 'cloud security analytics'
const phrase = new RegExp(String.raw`(?<![\p{L}\p{N}.’'-])([\p{L}][\p{L}-]{2,})(?=(\s+(${heads}))(?![\p{L}\p{N}-]))`, 'giu')
/** A field of work in one word. */
export const isField = (word: string): boolean =>
  !/^(?:management|analysis|testing|planning|maintenance|research)$/i.test(word) && new RegExp(`^(?:${heads})$`, 'i').test(word)
// Adverbs, possessives, quantities, and verbs are not part of a field.
const loose =
  /^(?:the|this|that|these|those|our|your|their|its|his|her|and|or|for|with|from|into|onto|over|under|upon|within|through|via|per|including|include[sd]?|such|as|of|to|in|on|at|by|an?|all|any|each|every|some|other|more|most|both|new|good|strong|effective|efficient|proper|overall|general|various|daily|senior|middle|upper|executive|top|line|self|best|high|low|full|direct|day-to-day|ongoing|successful|excellent|related|relevant|complex|major|key|perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|provid(?:e|es|ed|ing)|oversee(?:s|ing)?|lead(?:s|ing)?|manag(?:e|es|ed|ing)|us(?:e|es|ed|ing)|develop(?:s|ed|ing)?|ensur(?:e|es|ed|ing)|improv(?:e|es|ed|ing)|deliver(?:s|ed|ing)?|build(?:s|ing)?|drive[sn]?|driving|monitor(?:s|ed|ing)?|automat(?:e|es|ed|ing)|review(?:s|ed|ing)?|prepar(?:e|es|ed|ing)|coordinat(?:e|es|ed|ing)|complet(?:e|es|ed|ing)|are|is|was|were|be|been|will|shall|must|should|may|can|have|has|had|not|also|then|where|when|which|who|whose|agency|department|office|division|bureau|team|company|organization|organisation|city|state|federal|government|deputy|director|chief|assistant|background|stack|center|centre|level|higher-level|lower-level|customer|program|programme|product|project|internal|external|routine|technical|impact|grant|business|public)$/i

const requestPattern =
  /\b(?:experience|experienced|knowledge|expertise|background|familiar(?:ity)?|skilled|proficien\w+|understanding|specialist|trained)\b[^.;]{0,60}$/i

interface Field {
  start: number
  end: number
}

function pairsIn({ text }: Sentence): Field[] {
  return [...text.matchAll(phrase)].flatMap((match) => {
    const word = (match[1] ?? '').trim()
    // names of units and of programmes: 'Office of Contract Management'
    return loose.test(word) || /^\p{Lu}/u.test(match[3] ?? '')
      ? []
      : [{ start: match.index, end: match.index + match[0].length + (match[2] ?? '').length }]
  })
}

/** The fields of each sentence that are required, or repeated in the text. */
export function fieldsInText(sentences: readonly Sentence[]): Map<Sentence, Field[]> {
  const words = ({ text }: Sentence, { start, end }: Field) => text.slice(start, end).toLowerCase()
  const all = new Map(sentences.map((sentence) => [sentence, pairsIn(sentence)]))
  const counts = new Map<string, number>()
  for (const [sentence, fields] of all)
    for (const field of fields) counts.set(words(sentence, field), (counts.get(words(sentence, field)) ?? 0) + 1)
  return new Map(
    [...all].map(([sentence, fields]) => [
      sentence,
      fields.filter((field) => (counts.get(words(sentence, field)) ?? 0) > 1 || requestPattern.test(sentence.text.slice(0, field.start))),
    ]),
  )
}
