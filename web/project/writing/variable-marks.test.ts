import { expect, test } from 'vitest'
import { compareWords } from './compared-words.ts'
import { markVariables, readMarks } from './TemplateDifference.tsx'

const wordsOf = (text: string) => readMarks(markVariables(text)).map(({ text: run, isVariable }) => (isVariable ? `[${run}]` : run))

test('known variables have their labels, and unknown ones stay text', () => {
  expect(wordsOf('Hi {{first_name}},\n{{ job_title }} {{frist_name}}')).toEqual([
    'Hi ',
    '[First name]',
    ',\n',
    '[Job title of the project]',
    ' {{frist_name}}',
  ])
})

test('a variable that was exchanged differs as a whole', () => {
  const runs = compareWords(markVariables('Hi {{first_name}}!'), markVariables('Hi {{last_name}}!'))
  expect(
    runs.map(({ kind, text }) => [
      kind,
      readMarks(text)
        .map((run) => run.text)
        .join(''),
    ]),
  ).toEqual([
    ['same', 'Hi '],
    ['removed', 'First name'],
    ['added', 'Last name'],
    ['same', '!'],
  ])
})

test('a text with characters of its own in that area is shown as it is', () => {
  const text = 'An icon \uF101 and {{first_name}}'
  expect(markVariables(text)).toBe(text)
  expect(
    readMarks(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})
