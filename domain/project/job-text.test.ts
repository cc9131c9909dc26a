import { expect, test } from 'vitest'
import { jobMessages } from './job-messages.ts'
import { limits } from '../shared/limits.ts'
import { validateJobText } from './job-text.ts'

test.each<[string, string | null]>([
  ['', jobMessages.missing],
  [' \n\t', jobMessages.missing],
  ['https://jobs.example/backend', jobMessages.isAddress],
  [' http://localhost:9/admin ', jobMessages.isAddress],
  ['www.jobs.example', jobMessages.isAddress],
  ['jobs.example/backend?id=1', jobMessages.isAddress],
  ['We look for someone. More: https://jobs.example/backend', null],
  ['Engineer', null],
  ['🎉', null],
  ['a'.repeat(limits.jobTextLength), null],
  ['a'.repeat(limits.jobTextLength + 1), jobMessages.tooLong],
])('%j', (text, sentence) => expect(validateJobText(text)).toBe(sentence))
