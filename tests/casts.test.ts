// A cast to never switches the checker off: where one seems needed, a type is missing.
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

const packages = /^(?:domain|contract|matching|extraction|replies|adapters|local-services|server|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/
const castToNever = /[)\]}\w'"`] as never\b/g

test('nothing is cast to never', () => {
  const found = filesOf(packages).flatMap(({ name, text }) =>
    [...text.matchAll(castToNever)]
      .filter(({ index }) => !/^\s*(?:\/\/|\*|\/\*)/.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 1)))
      .map(({ index }) => `${name}:${text.slice(0, index).split('\n').length}`),
  )
  expect(found).toEqual([])
})

test('such a cast is found', () => {
  expect('navigate({ search: { project } as never })'.match(castToNever)).toHaveLength(1)
})
