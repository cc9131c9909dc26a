// Dates have one format: only the helpers format them.
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

/** Each with the reason why it may format dates itself. */
const allowed: Readonly<Record<string, string>> = {
  'domain/shared/dates.ts': 'the helper',
  'domain/interview/zone-clock.ts': 'reads offsets of zones',
  'domain/interview/interviewer.ts': 'asks whether a zone exists',
  'domain/outreach/sequence.ts': 'reads hours and weekdays of a zone',
  'domain/outreach/send-hours.ts': 'reads weekdays of a zone',
  'adapters/calendar/ics/zones.ts': 'reads offsets of zones',
}
const packages = /^(?:domain|contract|matching|extraction|replies|adapters|server|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/
/** A type isn't a format. */
const formatting = /\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(/

test('no file but the helpers formats a date', () => {
  const formatters = filesOf(packages).filter(({ text }) => formatting.test(text))
  expect(formatters.map(({ name }) => name).filter((name) => !(name in allowed))).toEqual([])
  // an exception that is no longer needed must be removed
  expect(Object.keys(allowed).filter((name) => !formatters.some((file) => file.name === name))).toEqual([])
})
