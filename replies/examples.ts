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
import { firmExamples } from './examples/firm.data.ts'
import { polishExamples } from './examples/pl.data.ts'
import { portugueseExamples } from './examples/pt.data.ts'
import { romanianExamples } from './examples/ro.data.ts'
import { spanishExamples } from './examples/es.data.ts'
import { languageExamples } from './examples/short.data.ts'
import { givenExamples } from './given-examples.data.ts'

export interface Example {
  label: BroadLabel
  detail: string
  language: string
  text: string
}

const perLanguage: Record<string, string> = {
  de: germanExamples,
  fr: frenchExamples,
  es: spanishExamples,
  it: italianExamples,
  nl: dutchExamples,
  pt: portugueseExamples,
  pl: polishExamples,
  ro: romanianExamples,
}
/** Written for this project, in nine languages. */
export const written = [
  ...[writtenExamples, longerExamples].flatMap((source) => read(source, 'en')),
  ...[languageExamples, firmExamples].flatMap((source) => read(source, 'mixed')),
  ...Object.entries(perLanguage).flatMap(([language, source]) => read(source, language)),
]
export const givenReplies = read(givenExamples, 'mixed')

/** A label's line may end with the language of its examples: '# label detail language'. */
function read(source: string, usualLanguage: string): Example[] {
  let label: BroadLabel = 'unclear'
  let detail = ''
  let language = usualLanguage
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ label, detail, language, text: line }]
      const [, first = '', second = '', third = usualLanguage] = line.split(' ')
      if (!isOneOf(broadLabels, first)) throw new Error(`'${first}' is no class of replies.`)
      label = first
      detail = second
      language = third
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
