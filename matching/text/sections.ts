// The section of a posting that a heading opens; only some contain requirements.

import { inAllLanguages, whole } from './wording.ts'
import type { Wording } from './wording.data.ts'

export type Section = 'top' | 'other' | 'duties' | 'requirements' | 'preferred' | 'unwanted' | 'unneeded' | 'benefits' | 'company' | 'legal'

/** Sections that never describe the candidate; unwanted traits are read as exclusions only. */
export const silentSections: ReadonlySet<Section> = new Set(['unwanted', 'unneeded', 'benefits', 'company', 'legal'])

// The first match decides: 'Preferred qualifications' aren't requirements, 'Benefits of the role' aren't duties.
const openings: [Section, RegExp][] = [
  [
    'unwanted',
    /\b(?:not|isn['’]t|n['’]t) (?:be )?(?:a |an |the )?(?:(?:good|great|right|best) )?(?:fit|match|for you|role for you)\b|\b(?:rather|prefer) not (?:to )?(?:see|have)\b|\b(?:do not|don['’]t) apply\b|\bnot looking for\b|\bdeal-?breakers?\b|^excluded|^exclusions|\bno-?gos?\b|\bred flags\b/,
  ],
  ['unneeded', /^(?:what )?(?:(?:you|we) (?:do not|don['’]t) need|(?:is )?not (?:needed|required|necessary|essential)|no need for)\b/],
  [
    'legal',
    /\b(equal|eeo|accommodations?|privacy|disclaimer|how to apply|application (process|evaluation)|hiring process|selection process|next steps|who may apply|conditions of employment|employment requirements|clearance|background (check|investigation)|appointment type|work schedule|travel requirement|diversity|inclusion|recruiters|agencies)\b/,
  ],
  [
    'preferred',
    /\b(prefer\w*|nice[- ]to[- ]haves?|bonus|plus(es)?|^nice$|desir\w+|ideally|good to have|(?:would|could|it['’]s|it['’]d|it is|also) (?:be )?(?:nice|great|good|lovely|a plus|an? (?:advantage|asset))|(?:extra|brownie) (?:credit|points)|even better|optional|assets?|advantageous|beneficial)\b/,
  ],
  [
    'benefits',
    /\b(benefits?|perks|we offer|our offer|what you('|’)?ll get|what you get|compensation|salary|pay( range)?|rewards|why (join|work|you)|what('|’)?s in it|time off|in return|package|^comp$|(?:we|what we) (?:can offer|provide|give)|on offer)\b/,
  ],
  [
    'duties',
    /\b(responsib\w+|duties|objectives?|what you('|’)?(ll| will) (do|be doing|work)|what (?:will|would|do) you (?:do|be doing|work)|your (role|tasks|mission|impact)|the (role|job|position|opportunity)|role|job description|job summary|position summary|summary|day[- ]to[- ]day|tasks|(?:job |essential )?functions|success looks like|(?:you('|’)?(?:ll|d)|you will|you would) (?:own|lead|build|join|help|do|be doing)|first (?:90|30|six|three|12)|in this role)\b/,
  ],
  [
    'requirements',
    /\b(requirements?|required|qualif\w+|must[- ]haves?|what you('|’)?ll (bring|need)|what you (bring|need|have)|you have|you need|you bring|skill ?sets?|skills|experience|expertise|who (?:you are|are you)|your profile|about you|looking for|ideal candidate|^you$|^must$|you(?:'|’)?re|you are|your background|your experience|education|competenc\w+|what we expect|you('|’)ve|you should (?:have|be|bring)|bring(?:ing)? along|(?:great|good|right|strong) (?:fit|match)|the (?:person|candidate)|person specification|candidate profile|essentials?|^(?:licen[sc]es?|certifications?|credentials)(?: (?:and|&) \w+)?$|what it takes|to succeed|be successful|we (?:need|ask)|minimum|who should apply)\b/,
  ],
  ['other', /\b(?:stack|tools we use|technologies)\b/],
  ['company', /\b(about|who we are|our (mission|story|values|company|team|culture|clients)|company|overview)\b/],
]

const order = ['preferred', 'benefits', 'duties', 'requirements', 'company', 'legal'] as const
/** Headings in the other languages are short and matched whole: in running text their words mean less. */
const otherOpenings = order.map((section): [Section, RegExp] => {
  const inside = inAllLanguages(({ headings }: Wording) => headings[section])
  return [section, new RegExp(String.raw`^(?:${inside})(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:${inside})$`, 'iu')]
})

const unwantedElsewhere =
  /(?<!\p{L})(?:nicht das richtige|(?:das|wen|was) (?:wir )?(?:suchen wir )?nicht(?: suchen)?|pas (?:fait )?pour vous|ne (?:re)?cherchons pas|no (?:es para ti|buscamos|encajas)|non (?:fa per te|cerchiamo)|niet voor jou|não é para)(?!\p{L})/iu

/** null for any other heading. */
export function sectionOf(heading: string): Section | null {
  const words = heading
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
  if (unwantedElsewhere.test(words)) return 'unwanted'
  const english = openings.find(([, pattern]) => pattern.test(words))?.[0]
  return english ?? otherOpenings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** A sentence about what the employer offers, in any language. */
export const givesPattern = whole(
  inAllLanguages(({ gives }) => gives),
  'iu',
)

/** A label within a paragraph that opens a section, as in texts that have lost their line breaks. */
export const inlineLabel =
  /(?<=^|[.;:!?)]\s+|[a-z]\s)(?:(?:(?:Preferred|Required|Minimum|Desired|Basic|Specific) )?(?:Qualifications|Skills|Requirements|Responsibilities|Duties|Benefits|About us|Nice to have)[^.:;]{0,40}:\s)/g

const wants =
  /\b(?:experience|years?|yrs?|knowledge|degree|diploma|bachelor|master['’]?s|proficien\w+|familiar\w*|fluen\w+|licen[sc]\w*|certifi\w+|qualified|skills?|background|track record|expertise|comfortable|understanding|hands-on|able to|ability|willing\w*|you(?:['’]ve| have|['’]re| are)|has|must|strong|solid|proven|excellent|ideally)\b/i
const does =
  /^(?:own|lead|build|design|manage|develop|drive|work|partner|collaborate|support|ensure|maintain|conduct|run|report|supervise|deliver|create|coordinate|provide|prepare|review|monitor|oversee|plan|execute|implement|define|assist|handle|serve|write|help|mentor|coach|improve|track|analy[sz]e|identify|perform|participate|contribute|take|make|establish|train|sell|grow|close|ship|test|operate|respond|process|set|act|champion|migrate|move|teach|assess|administer|answer|keep|organi[sz]e|research|recruit|hire|hit|follow|negotiate|present|facilitate)\b/i

/** The section of items under an unknown heading, by their content; null when unclear. */
export function sectionByItems(items: readonly string[]): Section | null {
  const wantCount = items.filter((item) => wants.test(item) && !does.test(item)).length
  const done = items.filter((item) => does.test(item)).length
  if (wantCount > done && wantCount * 5 >= items.length * 2) return 'requirements'
  return done > wantCount && done * 2 >= items.length ? 'duties' : null
}

const headingWord =
  /^(?:required?|requirements?|minimum|preferred|desired|desirable|basic|technical|professional|personal|key|core|main|your|our|the|and|&|\/|or|of|for|with|in|a|an|you|we|work|working|soft|hard|additional|other|relevant|must|have|has|nice|to|essential|qualifications?|skills?|skillset|experience|expertise|education|educational|background|certifications?|licen[sc]es?|competenc\w+|knowledge|abilities|ability|attributes|criteria|training|academic|profile|role|job|position|candidate|ideal|bonus|points|plus|pluses|asset|assets|what|who|why|is|are|this|need|bring|us|about|looking|it['’]s)$/i
const ambiguous =
  /\b(?:skills?|experience|expertise|education|background|certifications?|licen[sc]es?|competenc\w+|required?|requires|knowledge|plus|preferred|desired|desirable|assets?|advantageous|beneficial|bonus|ideally|optional|essential|minimum)\b/

/** False for items that only contain a heading's word: 'Strong SQL skills', 'Spanish a plus', 'OSHA 10 (OSHA 30 preferred)'. */
export const isHeadingOnly = (words: string): boolean =>
  !/[(),]/.test(words) && (!ambiguous.test(words.toLowerCase()) || words.split(/\s+/).every((word) => headingWord.test(word)))

const questionWord =
  /^(?:who|what|why|how|where|was|wer|wen|wie|warum|qui|que|quoi|pourquoi|qué|quién|a quién|por qué|chi|cosa|di cosa|perché|wat|waarom|quem|o que|porquê|por que|co|kogo|kim|czego|czym|dlaczego|ce|cine|pe cine|de ce)(?![\p{L}\p{M}])/iu

/** 'Who are you', 'Was erwartet dich': a short question on a separate line is a heading. */
export const isQuestionHeading = (words: string): boolean => questionWord.test(words) && words.split(/\s+/).length <= 6
