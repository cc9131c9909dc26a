// What a reply says: a label of the classifier, or null where there is nothing to act on.
import type { Kind } from './case.ts'
import { labelOf } from './read-mail.ts'

export const mailLabel: Kind = { name: 'mail.label', read: labelOf }
