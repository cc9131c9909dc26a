// Reads the training examples: the project's labeled set and those written for it.
import fs from 'node:fs'
import path from 'node:path'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { broadLabels, type BroadLabel } from '@fairlead/domain/ports/reply-classifier'
import { isOneOf } from '@fairlead/domain/shared/records'

export interface Example {
  label: BroadLabel
  detail: string
  language: string
  text: string
}

const folder = path.join(import.meta.dirname, 'examples')
const fromFile = (name: string, language = name): Example[] => read(fs.readFileSync(path.join(folder, `${name}.txt`), 'utf8'), language)

/** Written for this project, in nine languages. */
export const written = [
  ...fromFile('written', 'en'),
  ...fromFile('en'),
  ...fromFile('short', 'mixed'),
  ...fromFile('firm', 'mixed'),
  ...['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ro'].flatMap((language) => fromFile(language)),
]
export const givenReplies = fromFile('given', 'mixed')

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
