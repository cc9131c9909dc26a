// What a trial of an embeddings model finds, before a project lets it take part in its ranking.

/** Decisions that are replayed at most, the newest ones. */
export const mostReplayed = 300
/** People a search looks at next, and whose order is compared. */
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
  /** People compared, how many of them stand 10 places or more elsewhere, and how many are new. */
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

/** What a number of tokens costs in US dollars; null where the price is not known. */
export const costOf = (tokens: number, price: number | null): number | null => (price === null ? null : (tokens * price) / 1_000_000)
