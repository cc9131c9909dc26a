// Reads the training examples: the project's labelled set and those written for it.
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
export const given = read(givenExamples)

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

/** The spec's reason codes by the name of the detail; null where the person gave no reason. */
export const reasonCodes: Record<string, number | null> = {
  misclassification: 1,
  timing: 2,
  compensation: 3,
  seniority: 4,
  remote_policy: 5,
  company_fit: 6,
  visa: 7,
  other: 8,
  making_referral: 8,
  role_fit: 9,
  wrong_email: 12,
  general: null,
}
