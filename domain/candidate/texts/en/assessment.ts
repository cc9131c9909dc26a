// English texts of domain/candidate/assessment.ts.
import { listed } from '../../../shared/language.ts'

export const rareMissing = (labels: readonly string[]) => `no mention of ${listed('en', labels, 'disjunction')}, like almost everyone`
