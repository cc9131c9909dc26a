import { expect, test } from 'vitest'
import { readLanguageFrom } from '../shared/readers-language.ts'
import { proposalNotice, questionsNote } from './proposal.ts'

const timeAt = (time: string) => ({
  start: new Date(`2026-12-01T${time}:00Z`),
  end: new Date(new Date(`2026-12-01T${time}:00Z`).getTime() + 1_800_000),
})

test('each proposed time has a link of its own, in the given zone, with the note below', () => {
  const { body } = proposalNotice([timeAt('09:00'), timeAt('14:00')], 'Europe/Berlin', 'The pay is fixed.')
  expect(body).toContain('- Tuesday, 1 December 2026, 10:00–10:30 (Europe/Berlin): {{time_1}}')
  expect(body).toContain('15:00–15:30 (Europe/Berlin): {{time_2}}')
  expect(body).toContain('{{booking_link}}')
  expect(body.indexOf('The pay is fixed.')).toBeGreaterThan(body.indexOf('{{booking_link}}'))
  expect(proposalNotice([timeAt('09:00')], 'UTC', '  ').body).not.toContain('\n\n\n')
})

const sources = {
  texts: { remote: 'You can work remotely.' },
  answers: () => ({}),
  facts: () => ({}),
  jobDescription: '',
  values: {},
}

test.each([
  ['Sounds good, Thursday works.', ''],
  ['What does it pay?', 'You also asked about pay. We’ll talk about that when we meet.'],
  ['What does it pay? And can I work remotely?', 'You can work remotely.\n\nYou also asked about pay. We’ll talk about that when we meet.'],
])('%j: %j', (message, note) => {
  expect(questionsNote(message, sources)).toBe(note)
})

test('times are in the language of the email, not of the teammate who writes it', () => {
  readLanguageFrom(() => 'de')
  expect(proposalNotice([timeAt('09:00')], 'Europe/Berlin', '').body).toContain('Tuesday, 1 December 2026')
  readLanguageFrom(() => 'en')
})
