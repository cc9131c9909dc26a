// The answers to common questions: own text first, then the settings, then a promise.
import { expect, test } from 'vitest'
import { emptySettings } from '../project/settings.ts'
import { answerText, defaultAnswer, type AnswerKind, type AnswerSources } from './answer-texts.ts'

test.each<[AnswerKind, Partial<AnswerSources>, string]>([
  ['compensation', { compTargetMin: 120_000, compTargetMax: 150_000 }, 'The pay for the {{job_title}} role is $120K-$150K a year.'],
  ['compensation', { compTargetMin: 120_000 }, 'The pay for the {{job_title}} role starts at $120K a year.'],
  ['compensation', { compTargetMax: 150_000 }, 'The pay for the {{job_title}} role goes up to $150K a year.'],
  [
    'compensation',
    { compTargetMin: 85_000, compTargetMax: 105_000, locations: ['Berlin, State of Berlin, Germany'] },
    'The pay for the {{job_title}} role is €85K-€105K a year.',
  ],
  ['compensation', { compTargetMin: 640_000, compCurrency: 'SEK' }, 'The pay for the {{job_title}} role starts at SEK 640K a year.'],
  ['compensation', { compTargetMax: 70_000, locations: ['London, UK'] }, 'The pay for the {{job_title}} role goes up to £70K a year.'],
  ['compensation', { compTargetMin: 1, compensationTemplate: ' Good. ' }, 'Good.'],
  ['remote', { remoteWorkAllowed: true }, 'The {{job_title}} role can be done remotely.'],
  ['visa', { visaFilter: true }, 'We can’t sponsor a visa for the {{job_title}} role.'],
  ['information', { additionalInformation: 'Team of six.' }, 'Team of six.'],
  ['information', { infoRequestTemplate: 'More here.' }, 'More here.'],
])('%s with %j is known', (kind, part, text) => {
  const from = { ...emptySettings, ...part }
  expect(answerText(kind, from)).toBe(text)
})

test.each(['compensation', 'remote', 'visa', 'information'] as const)('of %s nothing is made up', (kind) => {
  expect(answerText(kind, emptySettings)).toBe(defaultAnswer(kind, emptySettings))
  expect(defaultAnswer(kind, emptySettings)).toMatch(/^I will .*get back to you\.$/)
})

test("the text that asks for an item doesn't answer a question", () => {
  const from = { ...emptySettings, infoRequestTemplate: 'Send {{information}}' }
  expect(answerText('information', from)).toBe(defaultAnswer('information', from))
})
