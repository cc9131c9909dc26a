// Reads the training examples: the project's labeled set and those written for it.
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { broadLabels, type BroadLabel } from '@fairlead/domain/ports/reply-classifier'
import { isOneOf } from '@fairlead/domain/shared/records'
import { writtenExamples } from './examples.data.ts'
import { dutchExamples } from './examples/nl.data.ts'
import { frenchExamples } from './examples/fr.data.ts'
import { germanExamples } from './examples/de.data.ts'
import { italianExamples } from './examples/it.data.ts'
import { longerExamples } from './examples/en.data.ts'
import { portugueseExamples } from './examples/pt.data.ts'
import { spanishExamples } from './examples/es.data.ts'
import { languageExamples } from './examples/short.data.ts'
import { givenExamples } from './given-examples.data.ts'

export interface Example {
  label: BroadLabel
  detail: string
  text: string
}

const perLanguage = [germanExamples, frenchExamples, spanishExamples, italianExamples, dutchExamples, portugueseExamples]
/** Written for this project, in seven languages. */
export const written = [writtenExamples, longerExamples, languageExamples, ...perLanguage].flatMap(read)
export const givenReplies = read(givenExamples)

function read(source: string): Example[] {
  let label: BroadLabel = 'unclear'
  let detail = ''
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ label, detail, text: line }]
      const [, first = '', second = ''] = line.split(' ')
      if (!isOneOf(broadLabels, first)) throw new Error(`'${first}' is no class of replies.`)
      label = first
      detail = second
      return []
    })
}

/** The reasons by detail name; null when the person gave no reason. */
export const reasonsOfDetails: Record<string, NotInterestedReason | null> = {
  misclassification: 'misclassification',
  timing: 'timing',
  compensation: 'compensation',
  seniority: 'seniority',
  remote_policy: 'remote_policy',
  company_fit: 'company_fit',
  visa: 'visa',
  other: 'other',
  making_referral: 'other',
  role_fit: 'role_fit',
  wrong_email: 'wrong_email',
  general: null,
}
