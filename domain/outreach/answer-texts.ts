// What a project answers to the questions candidates ask most: its own text, else what its settings say, else an honest promise.
import { salaryText } from '../shared/formats.ts'

export const answerKinds = ['compensation', 'remote', 'visa', 'information'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** What the answers are made of, under the settings' names. */
export interface AnswerSources {
  compensationTemplate: string
  remoteTemplate: string
  visaTemplate: string
  infoRequestTemplate: string
  compTargetMin: number | null
  compTargetMax: number | null
  remoteWorkAllowed: boolean
  visaFilter: boolean
  additionalInformation: string
}

const ownText: Record<AnswerKind, (from: AnswerSources) => string> = {
  compensation: (from) => from.compensationTemplate,
  remote: (from) => from.remoteTemplate,
  visa: (from) => from.visaTemplate,
  // the text that asks candidates for an item answers nothing
  information: (from) => (from.infoRequestTemplate.includes('{{information') ? '' : from.infoRequestTemplate),
}

const promises: Record<AnswerKind, string> = {
  compensation: 'I will find out what the range for the {{job_title}} role is and come back to you.',
  remote: 'I will find out how much of the work can be done remotely and come back to you.',
  visa: 'I will find out about visa sponsorship and come back to you.',
  information: 'I will put together more about the {{job_title}} role and come back to you.',
}

function factOf(kind: AnswerKind, from: AnswerSources): string {
  switch (kind) {
    case 'compensation': {
      const { compTargetMin: least, compTargetMax: most } = from
      if (least !== null && most !== null) return `The pay for the {{job_title}} role is ${salaryText([least, most])} a year.`
      if (most !== null) return `The pay for the {{job_title}} role goes up to ${onlyOne(most)} a year.`
      return least === null ? '' : `The pay for the {{job_title}} role starts at ${onlyOne(least)} a year.`
    }
    case 'remote':
      return from.remoteWorkAllowed ? 'The {{job_title}} role can be done remotely.' : ''
    case 'visa':
      return from.visaFilter ? 'We cannot sponsor a visa for the {{job_title}} role.' : ''
    case 'information':
      return from.additionalInformation.trim()
  }
}

function onlyOne(amount: number): string {
  return `$${Math.round(amount / 1000)}K`
}

/** The default: what the settings say, else a promise to find out. */
export function defaultAnswer(kind: AnswerKind, from: AnswerSources): string {
  return factOf(kind, from) || promises[kind]
}

/** What is known; '' where no one has said anything yet. */
export function knownAnswer(kind: AnswerKind, from: AnswerSources): string {
  return ownText[kind](from).trim() || factOf(kind, from)
}

/** What a quick answer starts with. */
export function answerText(kind: AnswerKind, from: AnswerSources): string {
  return ownText[kind](from).trim() || defaultAnswer(kind, from)
}
