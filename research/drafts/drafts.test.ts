// Drafted answers to written questions: nothing quoted from the posting, and no number that the project doesn't state.
import { expect, test } from 'vitest'
import { postingFacts } from '@fairlead/domain/conversation/posting-facts'
import { factTexts } from '@fairlead/domain/conversation/texts/facts/fact-texts'
import type { AnswerTopic } from '@fairlead/domain/conversation/answer-topics.data'
import { draftFor } from './evaluate.ts'
import { postings, questions } from './questions.ts'

const shortestQuote = 40

test.each(questions)('%s: %s', (posting, body) => {
  const { sentences, missing, note, body: draft } = draftFor(posting, body)
  const source = postings[posting]
  for (const { text, source: from } of sentences) {
    if (from.kind === 'reply') continue
    for (let start = 0; start + shortestQuote <= source.length; start++)
      expect(text.includes(source.slice(start, start + shortestQuote)), 'quotes the posting').toBe(false)
    for (const number of text.match(/\d+/g) ?? []) expect(source).toContain(number)
  }
  // every email gets a draft, a question to the team, or a reason
  expect(draft !== '' || missing.length > 0 || note !== null).toBe(true)
})

const sentenceOf = (topic: AnswerTopic, line: string) =>
  postingFacts(topic, [line])
    .map(({ say }) => say(factTexts('en'), 'en'))
    .join(' ')

test.each<[AnswerTopic, string, string]>([
  ['visa', 'Visa sponsorship is available.', 'The company sponsors visas for this role.'],
  ['visa', 'We are unable to sponsor visas.', 'Unfortunately, the company can’t sponsor a visa for this role.'],
  ['visa', 'You must have a work permit.', ''],
  ['visa', 'We may sponsor visas in the future.', ''],
  ['remote', 'This is not a remote position.', 'The role is on site.'],
  ['remote', 'Ideally remote.', ''],
  ['remote', '3 days a week from home', 'The role is hybrid, with up to 3 days a week from home.'],
  ['on_call', 'No on-call.', 'There is no on-call duty.'],
  ['on_call', 'Astreintes une semaine sur quatre', 'The role includes on-call duty, one week in 4.'],
  ['travel', 'Travel up to 20%', 'The role involves about 20% travel.'],
  ['travel', 'We love to travel.', ''],
  ['compensation', 'We grew revenue from €10m to €50m.', ''],
  ['compensation', 'Budget of $100,000 – $200,000 for tools', ''],
  ['contract', 'Festanstellung, unbefristet', 'The contract is permanent.'],
  ['contract', 'befristet auf 24 Monate', 'The contract is fixed-term, for 24 months.'],
  ['size', 'You will lead a company of 40 people.', ''],
  ['team', 'In a team of 9', 'The team has 9 people.'],
  ['benefits', 'No health insurance.', ''],
  ['equity', 'Equity may be offered.', ''],
  ['language', 'German C1, English B2', 'The role needs German at level C1. The role needs English at level B2.'],
  ['requirements', '5+ years of experience with payments', 'The role asks for at least 5 years of experience.'],
  ['requirements', '5 years of experience would be a plus', ''],
])('%s of “%s”: %s', (topic, line, sentence) => expect(sentenceOf(topic, line)).toBe(sentence))

test('long lines are read in bounded time', () => {
  const line = `${'remote visa 5 years of on call team of '.repeat(10_000)}experience`.slice(0, 400)
  const before = performance.now()
  for (const topic of ['visa', 'remote', 'requirements', 'size', 'language'] as const) postingFacts(topic, Array(100).fill(line))
  expect(performance.now() - before).toBeLessThan(1500)
})
