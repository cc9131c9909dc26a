// Rules for every file: migrations describe what they do, no file names a path on someone's machine, source files stay short.
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

test('every migration opens with a sentence and has its timestamp, after the first, which is the schema', () => {
  const migrations = filesOf(/^server\/platform\/migrations\//)
  expect(migrations.length).toBeGreaterThan(0)
  for (const { name, text } of migrations) {
    expect(name).toMatch(/\/(000_schema|\d{8}_\d{4}_[a-z_]+)\.sql$/)
    expect(text, name).toMatch(/^-- [A-Z].*/)
  }
})

test('no file names a path on the machine it was written on', () => {
  const places = new RegExp(['/wo' + 'rk/', '/ro' + 'ot/', '/Us' + 'ers/\\w', '/ho' + 'me/\\w+/', 'C:\\\\Us' + 'ers'].join('|'))
  const text = filesOf(/(\.(ts|tsx|js|json|md|css|html|sql|yml|yaml)|^\.ci\/run|rc)$/).filter(({ name }) => name !== 'package-lock.json')
  const violations = text.flatMap(({ name, text: content }) =>
    content.split('\n').flatMap((line, index) => (places.test(line) ? [`${name}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  )
  expect(violations).toEqual([])
})

test('source files stay readable: median at most 60 lines, nine of ten at most 200', () => {
  const lengths = filesOf(/^(domain|contract|language|matching|extraction|replies|adapters|local-services|server|web)\/.*\.tsx?$/)
    .filter(({ name }) => !/\.(test|data|fixture)\.tsx?$|schema\.ts$/.test(name))
    .map(({ text }) => text.split('\n').length)
    .toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200)
})
