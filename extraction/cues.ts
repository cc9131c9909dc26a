// How much a sentence wants what it names: required, nice to have, or neither.
import { silentSections } from '@fairlead/matching/text/sections'
import { wordingOf } from '@fairlead/matching/text/wording'
import type { Sentence } from '@fairlead/matching/text/sentences'
import type { Strength } from '@fairlead/domain/project/job-proposal'

type Wish = Strength | 'none'

// A cue before the words applies forward, one after them backward.
const before: [Wish, RegExp, number][] = [
  [
    'nice',
    /\b(?:ideally|preferably|nice (?:to|2) have|bonus(?: points)?(?: for| if)?|would be great|extra credit|it helps if|a plus if|preferred)\b/gi,
    200,
  ],
  [
    'must',
    /\b(?:must (?:have|be|possess)|requires?|required|you(?:'|’)?ll need|you need|you should (?:be|have|understand)|to qualify)\b/gi,
    250,
  ],
  [
    'none',
    /\b(?:no(?! (?:more|less|fewer|later))|not|without|don(?:'|’)t need|do not need|(?:do not|don(?:'|’)t) have to|no need for|need not|doesn(?:'|’)t (?:need|require)|not looking for|rather than|instead of)\b/gi,
    22,
  ],
]
/** 'Not required' before 'required', which it contains. */
const after: [Wish, RegExp, number][] = [
  [
    'none',
    /\b(?:(?:is|are)(?: not|n(?:'|’)t)|not) (?:strictly )?(?:required|necessary|needed|a requirement|essential|expected)\b|\b(?:is|are) not(?=\s*(?:[.;,]|$))|\b(?:you(?:['’]ll| will| can)? (?:can )?(?:learn|pick (?:it |this )?up)|can be (?:learned|taught)|we(?:['’]ll| will| can) (?:teach|train))\b/gi,
    80,
  ],
  [
    'nice',
    /\b(?:(?:is|are|a|be|would be|strongly|highly)\s+)*(?:plus|pref(?:erred|['’]?d)(?:,? but not (?:required|necessary|essential))?|desirable|desired|bonus|(?:an )?advantage|advantageous|asset|welcome|nice to have|helpful|lovely|ideal|handy|useful|beneficial|not (?:a )?must|also (?:acceptable|fine|ok|okay|(?:highly )?relevant)|fine too|(?:is|that['’]s) (?:fine|ok|okay)(?: too)?)\b/gi,
    160,
  ],
  ['must', /\b(?:is|are|a)? ?(?:req(?:uired|['’]?d)|a must|mandatory|essential|necessary)\b/gi, 120],
]
const demand =
  /\b(?:must|should|need(?:ed)?|required?|requires|qualify|experience (?:in|with|of|as|using|working)|experienced|proficien\w+|expertise|knowledge of|familiar\w*|fluent|skilled|strong (?:background|knowledge|understanding|experience|skills)|background in|looking for|someone who|know(?:s)? (?:your|their) way around|you(?:['’]ve| have) (?:\p{L}{3,}ed|built|led|run|sold|done|spent|been|shipped|written|grown))\b/iu
const addressed = /\b(?:you|your|you(?:'|’)ll|will|candidates?|incumbent)\b/i

const refusals =
  /\b(?:(?:do not|don['’]t|please don['’]t|should(?: not|n['’]t)) apply|need not apply|(?:not|n['’]t) (?:be )?(?:for you|(?:the )?right (?:role|fit|job|place|opportunity)|an? (?:good |great )?(?:fit|match)(?: (?:for|if))?)|(?:will|can)(?:not| not) (?:be )?consider(?:ed)?|won['’]t (?:be )?consider(?:ed)?|(?:aren|isn)['’]t (?:looking|hiring|seeking)|not (?:looking|hiring|seeking|interested)|nor (?:are )?(?:we )?looking)\b/i

/** A sentence, or its part around the words at `start`, that excludes candidates requires nothing it names. */
export const excludesCandidates = (text: string, start = 0, end = 0): boolean =>
  refusals.test(/;/.test(text) && end > 0 ? text.slice(...clauseAt(text, start, end)) : text)

/** Where independent clauses separate. */
function clauseAt(text: string, start: number, end: number): [number, number] {
  let from = 0
  for (const match of text.slice(0, start).matchAll(/;|\bbut\b(?! not)|\.\s|\bhowever\b/gi)) from = match.index + match[0].length
  const next = /;|,? but (?!not|no )|\.\s|\bhowever\b/i.exec(text.slice(end))
  const close = text.slice(0, start).lastIndexOf('(') > text.slice(0, start).lastIndexOf(')') ? text.indexOf(')', end) : -1
  const to = next ? end + next.index : text.length
  return [from, close < 0 ? to : Math.min(to, close)]
}

const bracketed = /\([^()]*\)/g
/** Only how much something is wanted: '(preferred)', '(a plus)', '(nice to have)'. */
const onlyCue =
  /^\((?:(?:is|are|a|an|strongly|highly|would|be|very)\s+)*(?:plus|preferred|desirable|desired|bonus|advantage|advantageous|nice to have|optional|required|must|mandatory|essential|von vorteil|wünschenswert|un plus|un atout|souhaitée?|valorable|deseable|gradit[ao]|een pr[eé]|mile widziane)\)$/iu

/** '(non indispensabile)', '(kein Muss)': in the language of the text. */
const isCueOf = (languages: Sentence['languages'], remark: string): boolean =>
  languages.some((language) => {
    const cues = wordingOf(language)?.after
    return cues !== undefined && [cues.none, cues.nice, cues.must].some((cue) => !/\p{L}/u.test(remark.replace(cue, '')))
  })

/**
 * Words in parentheses apply only inside, and words outside don't apply to them: other
 * parentheses are replaced with spaces, so that positions don't change.
 */
function withoutRemarks({ text, languages }: Sentence, start: number, end: number): string {
  return text.replace(bracketed, (remark, offset: number) => {
    if (offset <= start && offset + remark.length >= end) return remark
    if (offset < end || !(onlyCue.test(remark) || isCueOf(languages, remark))) return ' '.repeat(remark.length)
    // at the end of an item it applies to the whole item
    const isLast = isBlankOnly(text.slice(offset + remark.length).replace(/[.;]$/, '')) && !/[,;]/.test(text.slice(end, offset))
    return isLast || isBlankOnly(text.slice(end, offset)) ? remark : ' '.repeat(remark.length)
  })
}
const isBlankOnly = (text: string): boolean => text.trim() === ''

/** 'No es imprescindible', 'not strictly required': the following is not required. */
const denied = /(?<!\p{L})(?:no|not|n['’]t|keine?|nicht|pas|non|niet|geen|não|nie|nu)\s+(?:\p{L}{1,12}\s+){0,2}$/iu
/** 'Go, Rust is a plus': the cue does not apply across a comma, except in a list. */
export const isOfAnother = (between: string, cue: string): boolean =>
  /,/.test(between) &&
  !/,[^,]*(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|of|en|i|lub|și|sau)\s[^,]*$/iu.test(between) &&
  !/\b(?:are|sind|sont|son|sono|zijn|são|są|sunt)\b/i.test(`${between.slice(-6)}${cue}`)

/** The nearest words that say how much the words between `start` and `end` are wanted; undefined without any. */
export function cueOf(sentence: Sentence, start: number, end: number): Wish | undefined {
  const text = withoutRemarks(sentence, start, end)
  const [from, to] = clauseAt(text, start, end)
  const offers: { wish: Wish; distance: number }[] = []
  const offer = (wish: Wish, distance: number, reach: number): void => {
    if (distance >= 0 && distance <= reach) offers.push({ wish, distance })
  }
  const head = text.slice(from, start)
  const lead = (wish: Wish, match: RegExpExecArray, reach: number): void =>
    offer(
      wish === 'must' && denied.test(head.slice(Math.max(0, match.index - 30), match.index)) ? 'none' : wish,
      head.length - match.index - match[0].length,
      reach,
    )
  // 'DATEV zwingend, SAP …': a cue with a comma after it applies to what precedes it
  const isBehind = ({ 0: cue, index }: RegExpExecArray) =>
    /\p{L}/u.test(head.slice(Math.max(head.lastIndexOf(',', index), head.lastIndexOf(';', index)) + 1, index)) &&
    /^,\s/.test(head.slice(index + cue.length))
  for (const [wish, pattern, reach] of before) for (const match of head.matchAll(pattern)) if (!isBehind(match)) lead(wish, match, reach)
  const tail = text.slice(end, to)
  const taken: number[] = []
  const wordings = sentence.languages.flatMap((language) => wordingOf(language) ?? [])
  for (const { before: pattern } of wordings)
    for (const [wish, reach] of [
      ['nice', 200],
      ['must', 250],
      ['none', 22],
    ] as const)
      for (const match of head.matchAll(pattern[wish])) if (!isBehind(match)) lead(wish, match, reach)
  const behind = wordings.flatMap(({ after: pattern }): typeof after => [
    ['none', pattern.none, 80],
    ['nice', pattern.nice, 160],
    ['must', pattern.must, 120],
  ])
  for (const [wish, pattern, reach] of [...behind, ...after])
    for (const match of tail.matchAll(pattern)) {
      // 'not required' contains 'required', 'preferred but not required' contains both
      const last = match.index + match[0].length
      if (taken.includes(last) && wish === 'must') continue
      if (wish === 'none' && /preferred,? but\s*$/i.test(tail.slice(0, match.index))) continue
      taken.push(last)
      if (isOfAnother(tail.slice(0, match.index), match[0])) continue
      offer(wish, match.index, reach)
    }
  const nearest = Math.min(...offers.map(({ distance }) => distance))
  return offers.find(({ distance }) => distance === nearest)?.wish
}

/** null = the sentence requests nothing of the kind. */
export function strengthOf(sentence: Sentence, start: number, end: number): Strength | null {
  const { section } = sentence
  if (silentSections.has(section)) return null
  const text = withoutRemarks(sentence, start, end)
  if (excludesCandidates(text, start, end)) return null
  if (/^(?:nice|nice (?:to|2) have|bonus|plus|optional|preferred|ideally)\s*[:–]/i.test(text)) return 'nice'
  if (/\b(?:stack|tools|technologies)\b/.test(sentence.label) && section === 'other') return 'nice'
  const cue = cueOf(sentence, start, end)
  if (cue === 'none') return null
  if (section === 'preferred') return 'nice'
  if (cue) return cue
  if (section === 'requirements') return 'must'
  const wordings = sentence.languages.flatMap((language) => wordingOf(language) ?? [])
  if (wordings.some(({ knows }) => text.search(knows) >= 0) && section !== 'duties') return 'must'
  if (section === 'duties') return demand.test(text) && obliges(text) ? 'must' : 'nice'
  if (demand.test(text)) return 'must'
  return addressed.test(text) ? 'nice' : null
}

/** 'You … must …': the person first, then the requirement. */
function obliges(text: string): boolean {
  const match = /\b(?:you|candidates?)\b/i.exec(text)
  return match !== null && /\b(?:should|must|need)\b/i.test(text.slice(match.index))
}
