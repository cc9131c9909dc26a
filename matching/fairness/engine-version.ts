// Names what judges people: the rules of scoring, the index of people and the title model.
import { indexVersion } from '../skills/index-person.ts'

/** Counted up with every change of the rules by which people are scored. */
const rulesVersion = 6

/** 'rules 2, index 5, title model 1a2b3c4d' */
export const engineVersion = (modelChecksum: string): string => `rules ${rulesVersion}, index ${indexVersion}, title model ${modelChecksum}`
