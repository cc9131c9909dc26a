// The trial of an embeddings model before a project uses it in its ranking.

/** Maximum decisions that are replayed, newest first. */
export const maxReplayed = 300
/** The next people of a search whose order is compared. */
export const comparedPeople = 200
/** People in a search scored by the model; those below keep their position. */
export const judgedByModel = 200
/** Cards whose reasons are counted. */
export const firstCards = 20
/** Minutes between two trials in a project. */
export const trialWaitMinutes = 2

export interface ModelTrialResult {
  /** Decisions replayed. */
  approved: number
  rejected: number
  /** Pairs of an approved and a rejected candidate. */
  pairs: number
  /** Share of the pairs in which the approved candidate has the higher score; null without pairs. */
  agreementBefore: number | null
  agreementAfter: number | null
  /** The people compared, how many moved by 10 positions or more, and how many are new. */
  compared: number
  moved: number
  /** How many of the first 20 cards differ. */
  entered: number
  risen: { personId: string; before: number; after: number }[]
  fallen: { personId: string; before: number; after: number }[]
  /** Reasons on the first 20 cards. */
  reasonsBefore: number
  reasonsAfter: number
  /** Texts and tokens sent for the trial, and for one search. */
  trial: { texts: number; tokens: number }
  search: { texts: number; tokens: number }
  /** US dollars per million tokens; null = unknown. */
  price: number | null
}

/** The cost of tokens in US dollars; null when the price is unknown. */
export const costOf = (tokens: number, price: number | null): number | null => (price === null ? null : (tokens * price) / 1_000_000)
