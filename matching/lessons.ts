// What was learned from earlier decisions, in a form the plan and the judge can use.

export interface Adjustment {
  concept: number
  /** Multiplies the score of people who have the concept; below 1 lowers, above 1 lifts. */
  factor: number
}

export interface Lessons {
  adjustments: Adjustment[]
  /** Concepts whose bearers are not fetched again. */
  exclude: number[]
  /** Things approved people had in common, with how common they were (0 to 1). */
  likes: { concept: number; weight: number }[]
  /** Years below or above which people were judged too light or too heavy. */
  yearsMin: number | null
  yearsMax: number | null
  /** Yearly pay in US dollars above which people were judged too dear. */
  salaryMax: number | null
  /** Factors on the user's own weights; 1 = as set. */
  keywordWeight: number
  prestigeWeight: number
  /** Degree level asked for on top (see degreeLevels); 0 = none. */
  degreeLevel: number
  /** One sentence per lesson, for the user. */
  notes: string[]
}

export const noLessons: Lessons = {
  adjustments: [],
  exclude: [],
  likes: [],
  yearsMin: null,
  yearsMax: null,
  salaryMax: null,
  keywordWeight: 1,
  prestigeWeight: 1,
  degreeLevel: 0,
  notes: [],
}
