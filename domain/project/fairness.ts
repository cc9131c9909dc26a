// What a counterfactual run tries: the swaps that must move no score, what each changes, and what a ranking can never read.

export const swapKinds = ['gender', 'title_form', 'origin', 'photo', 'age', 'gap'] as const
export type SwapKind = (typeof swapKinds)[number]

export interface SwapResult {
  kind: SwapKind
  /** People with something of the kind to swap. */
  people: number
  /** Of them, those whose score changed. */
  moved: number
  /** The largest change of a score, in points of 100. */
  most: number
  /** Of them, those who would have changed place in their batch. */
  places: number
}

export const swapTexts: Record<SwapKind, { name: string; changes: string; none: string }> = {
  gender: {
    name: 'First name and pronouns',
    changes: 'A first name, pronouns and forms of address of the other gender, in every text of the profile.',
    none: 'No one in these batches has a first name.',
  },
  title_form: {
    name: 'Masculine and feminine titles',
    changes: 'Job titles and the headline in their other form: Techniker and Technikerin, directora and director, waiter and waitress.',
    none: 'No one in these batches has a job title with a masculine and a feminine form.',
  },
  origin: {
    name: 'Origin of the name',
    changes: 'A first and a last name of two other origins, in every text, email address and profile link.',
    none: 'No one in these batches has a name.',
  },
  photo: {
    name: 'Photo',
    changes: 'The photo removed.',
    none: 'No one in these batches has a photo.',
  },
  age: {
    name: 'Years that reveal age',
    changes: 'Years of school and birth moved back by 20 years, and years of school removed.',
    none: 'No one in these batches states years of school or birth.',
  },
  gap: {
    name: 'Employment gap',
    changes: '18 months without work before a job; earlier jobs move back, so each lasts as long as before.',
    none: 'No one in these batches has two jobs that follow each other.',
  },
}

/** Fields of a profile that no score, no search and no reason can read; judge.test.ts changes all that a profile holds. */
export const neverRead = [
  'First and last name',
  'Photo',
  'Email addresses',
  'LinkedIn address',
  'Recommendations',
  'Years of school',
  'School activities and clubs',
  'Answers to the self-identification form',
] as const

/** Most people and batches a run takes: the newest ones. */
export const mostPeople = 60
export const mostBatches = 3
/** Minutes after which a project may be checked again by hand. */
export const waitMinutes = 5
