// Identifies the scoring engine: the scoring rules, the people index, and the title model.
import { indexVersion } from '../skills/index-person.ts'

/** Incremented with every change of the scoring rules. */
const rulesVersion = 8

/** 'rules 2, index 5, title model 1a2b3c4d' */
export const engineVersion = (modelChecksum: string): string => `rules ${rulesVersion}, index ${indexVersion}, title model ${modelChecksum}`
