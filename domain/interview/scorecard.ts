// Scorecards after an interview: deadlines and visibility.
import { text as scorecardText } from './texts/scorecard.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type Recommendation = (typeof recommendations)[number]

export const { recommendationLabels } = scorecardText

const rating = <R extends number>(value: R, name: keyof typeof scorecardText.ratings) => ({
  rating: value,
  get label() {
    return scorecardText.ratings[name]
  },
})
/** Ratings of an attribute, lowest first; an attribute without a rating was not assessed. */
export const ratingLabels = [rating(1, 'poor'), rating(2, 'fair'), rating(3, 'good'), rating(4, 'excellent')] as const

export const longestScorecard = 5000

/** How long after an interview the link in its email leads to the scorecard. */
export const scorecardLinkDays = 30

export interface Scorecard {
  /** Attribute -> 1 to 4. */
  ratings: Record<string, number>
  recommendation: Recommendation | null
  words: string
}

/** Errors by wire field; null when it may be saved. A draft may be incomplete; a submitted card needs a recommendation. */
export function checkScorecard(
  { ratings, recommendation, words }: Scorecard,
  attributes: readonly string[],
  isSubmitted: boolean,
): Record<string, string> | null {
  for (const [attribute, rating] of Object.entries(ratings)) {
    if (!attributes.includes(attribute)) return { ratings: scorecardText.kitChanged }
    if (!ratingLabels.some((entry) => entry.rating === rating)) return { ratings: scorecardText.chooseRating }
  }
  if (words.trim().length > longestScorecard) return { words: validationText.charactersMax(longestScorecard) }
  return isSubmitted && recommendation === null ? { recommendation: scorecardText.chooseARecommendation } : null
}

/** Attributes of a card, those of the kit first; an attribute rated before the kit changed is kept. */
export function attributesOf(kit: readonly string[], ratings: Readonly<Record<string, number>>): string[] {
  return [...kit, ...Object.keys(ratings).filter((attribute) => !kit.includes(attribute))]
}

/** Why a scorecard can't be written now; null when it can. Instants in ms. */
export function whyNotWriteScorecard(
  interview: { start: number; isDebriefed: boolean },
  card: { isSubmitted: boolean },
  action: { submits: boolean },
  now: number,
): string | null {
  if (interview.isDebriefed && card.isSubmitted) return scorecardText.comparedAlready
  if (card.isSubmitted && !action.submits) return scorecardText.submittedAlready
  return action.submits && now < interview.start ? scorecardText.submitAfterStart : null
}

/** One interviewer of one of a candidate's interviews that wasn't canceled. */
export interface Expected {
  interviewId: string
  userId: string
  isSubmitted: boolean
  isDebriefed: boolean
}

export type ClosedReason = 'none' | 'yours_missing' | 'others_missing'

/**
 * Why a user may not compare a candidate's scorecards yet; null when they may. Users must submit their own first; after that
 * either all must be submitted or an owner must have opened the debrief.
 */
export function findClosedReason(expected: readonly Expected[], readerId: string): ClosedReason | null {
  if (expected.some((card) => card.userId === readerId && !card.isSubmitted)) return 'yours_missing'
  if (!expected.some(({ isSubmitted }) => isSubmitted)) return expected.length === 0 ? 'none' : 'others_missing'
  return expected.some((card) => !card.isSubmitted && !card.isDebriefed) ? 'others_missing' : null
}

/**
 * True when several interviewers have submitted and no card is missing; the cards are read-only from then on because each
 * interviewer can see the others.
 */
export function closesByItself(expected: readonly Pick<Expected, 'isSubmitted'>[]): boolean {
  return expected.length > 1 && expected.every(({ isSubmitted }) => isSubmitted)
}
