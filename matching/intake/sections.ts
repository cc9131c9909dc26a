// Which part of a posting a heading opens: what is asked for stands in some, never in others.

import { inAllLanguages, whole } from './wording.ts'
import type { Wording } from './wording.data.ts'

export type Section = 'top' | 'other' | 'duties' | 'requirements' | 'preferred' | 'benefits' | 'company' | 'legal'

/** Parts whose sentences never say whom the search is for. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'company', 'legal'])

// The first that fits decides: 'Preferred qualifications' are no requirements, 'Benefits of the role' no duties.
const openings: [Section, RegExp][] = [
  [
    'legal',
    /\b(equal|eeo|accommodations?|privacy|disclaimer|how to apply|application (process|evaluation)|hiring process|selection process|next steps|who may apply|conditions of employment|employment requirements|clearance|background (check|investigation)|appointment type|work schedule|travel requirement|diversity|inclusion|recruiters|agencies)\b/,
  ],
  [
    'preferred',
    /\b(prefer\w*|nice[- ]to[- ]haves?|bonus|plus(es)?|^nice$|desir\w+|ideally|good to have|would be great|extra credit|optional)\b/,
  ],
  [
    'benefits',
    /\b(benefits?|perks|we offer|our offer|what you('|’)?ll get|what you get|compensation|salary|pay( range)?|rewards|why (join|work|you)|what('|’)?s in it|time off|in return)\b/,
  ],
  [
    'duties',
    /\b(responsib\w+|duties|objectives?|what you('|’)?(ll| will) (do|be doing|work)|your (role|tasks|mission|impact)|the (role|job|position|opportunity)|role|job description|job summary|position summary|summary|day[- ]to[- ]day|tasks)\b/,
  ],
  [
    'requirements',
    /\b(requirements?|required|qualif\w+|must[- ]haves?|what you('|’)?ll (bring|need)|what you (bring|need|have)|you have|you bring|skill ?sets?|skills|experience|expertise|who you are|your profile|about you|looking for|ideal candidate|^you$|^must$|you(?:'|’)?re|you are|your background|your experience|education|competenc\w+|what we expect)\b/,
  ],
  ['company', /\b(about|who we are|our (mission|story|values|company|team|culture|clients)|company|overview)\b/],
]

const order = ['preferred', 'benefits', 'duties', 'requirements', 'company', 'legal'] as const
/** Headings of the other languages are short and read whole: in running text their words mean less. */
const otherOpenings = order.map((section): [Section, RegExp] => {
  const inside = inAllLanguages(({ headings }: Wording) => headings[section])
  return [section, new RegExp(String.raw`^(?:${inside})(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:${inside})$`, 'iu')]
})

/** null for a heading that opens none of them. */
export function sectionOf(heading: string): Section | null {
  const words = heading
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
  const english = openings.find(([, pattern]) => pattern.test(words))?.[0]
  return english ?? otherOpenings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** A sentence about what the employer gives, in any language. */
export const givesPattern = whole(
  inAllLanguages(({ gives }) => gives),
  'iu',
)

/** A label within a paragraph that opens a part, as in texts that have lost their lines. */
export const inlineLabel =
  /(?<=^|[.;:!?)]\s+|[a-z]\s)(?:(?:(?:Preferred|Required|Minimum|Desired|Basic|Specific) )?(?:Qualifications|Skills|Requirements|Responsibilities|Duties|Benefits|About us|Nice to have)[^.:;]{0,40}:\s)/g
