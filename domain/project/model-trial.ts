// The trial of an embeddings model before a project uses it in its ranking.

/** Decisions that are replayed at most, the newest ones. */
export const mostReplayed = 300
/** The next people of a search, whose order is compared. */
export const comparedPeople = 200
/** People of a search that the model judges; those below keep their place. */
export const judgedByModel = 200
/** Cards whose reasons are counted. */
export const firstCards = 20
/** Minutes between two trials of a project. */
export const trialWaitMinutes = 2

export interface ModelTrialResult {
  /** Decisions replayed. */
  approved: number
  rejected: number
  /** Pairs of an approved and a rejected candidate. */
  pairs: number
  /** Share of the pairs in which the approved one has the higher score; null without pairs. */
  agreementBefore: number | null
  agreementAfter: number | null
  /** The people compared, how many moved by 10 places or more, and how many are new. */
  compared: number
  moved: number
  /** How many of the first 20 cards are others. */
  entered: number
  risen: { personId: string; before: number; after: number }[]
  fallen: { personId: string; before: number; after: number }[]
  /** Reasons on the first 20 cards. */
  reasonsBefore: number
  reasonsAfter: number
  /** Texts and tokens that were sent for the trial, and that one search sends. */
  trial: { texts: number; tokens: number }
  search: { texts: number; tokens: number }
  /** US dollars for a million tokens; null = not known. */
  price: number | null
}

/** The cost of tokens in US dollars; null when the price is unknown. */
export const costOf = (tokens: number, price: number | null): number | null => (price === null ? null : (tokens * price) / 1_000_000)
