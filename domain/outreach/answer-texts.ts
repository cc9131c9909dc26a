// Answers to common questions: the project's own text, else its settings, else a promise to follow up.
import { payCurrency } from '../project/pay-currency.ts'
import { salaryEnd, salaryText } from '../shared/formats.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

export const answerKinds = ['compensation', 'remote', 'visa', 'information'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The sources of the answers, under the settings' names. */
export interface AnswerSources {
  compensationTemplate: string
  remoteTemplate: string
  visaTemplate: string
  infoRequestTemplate: string
  compTargetMin: number | null
  compTargetMax: number | null
  compCurrency: string | null
  locations: readonly string[]
  remoteWorkAllowed: boolean
  visaFilter: boolean
  additionalInformation: string
}

const ownText: Record<AnswerKind, (from: AnswerSources) => string> = {
  compensation: (from) => from.compensationTemplate,
  remote: (from) => from.remoteTemplate,
  visa: (from) => from.visaTemplate,
  // the text that asks candidates for an item doesn't answer a question
  information: (from) => (from.infoRequestTemplate.includes('{{information') ? '' : from.infoRequestTemplate),
}

function factOf(kind: AnswerKind, from: AnswerSources): string {
  const say = outreachTexts('en')
  switch (kind) {
    case 'compensation': {
      const { compTargetMin: min, compTargetMax: max } = from
      const currency = payCurrency(from)
      if (min !== null && max !== null) return say.pay(salaryText([min, max], currency) ?? '')
      if (max !== null) return say.payUpTo(salaryEnd(max, currency))
      return min === null ? '' : say.payFrom(salaryEnd(min, currency))
    }
    case 'remote':
      return from.remoteWorkAllowed ? say.remote : ''
    case 'visa':
      return from.visaFilter ? say.visa : ''
    case 'information':
      return from.additionalInformation.trim()
  }
}

/** The default: what the settings say, else a promise to find out. */
export function defaultAnswer(kind: AnswerKind, from: AnswerSources): string {
  return factOf(kind, from) || outreachTexts('en').willFindOut[kind]
}

/** The initial text of a quick answer. */
export function answerText(kind: AnswerKind, from: AnswerSources): string {
  return ownText[kind](from).trim() || defaultAnswer(kind, from)
}
