// German texts of domain/candidate/assessment.ts.
import { listed } from '../../../shared/language.ts'

export const rareMissing = (labels: readonly string[]) => `${listed('de', labels, 'disjunction')} nicht erwähnt, wie bei fast allen`
