// Casts switch the type checker off: none to never, and few others.
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

const packages = /^(?:domain|contract|matching|extraction|replies|adapters|local-services|server|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/
const castToNever = /[)\]}\w'"`] as never\b/g

test('nothing is cast to never', () => {
  const unlisted = filesOf(packages).flatMap(({ name, text }) =>
    [...text.matchAll(castToNever)]
      .filter(({ index }) => !/^\s*(?:\/\/|\*|\/\*)/.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 1)))
      .map(({ index }) => `${name}:${text.slice(0, index).split('\n').length}`),
  )
  expect(unlisted).toEqual([])
})

test('finds such a cast', () => {
  expect('navigate({ search: { project } as never })'.match(castToNever)).toHaveLength(1)
})

/** `as` without `as const`. */
function castsIn(name: string, text: string): number {
  let count = 0
  new Visitor({
    TSAsExpression({ typeAnnotation: type }) {
      if (!(type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const')) count++
    },
  }).visit(parseSync(name, text).program)
  return count
}

test('there are fewer than 100 casts outside tests', () => {
  expect(
    filesOf(packages)
      .filter(({ name }) => !/\.(?:fixture|nightly)\./.test(name))
      .reduce((sum, { name, text }) => sum + castsIn(name, text), 0),
  ).toBeLessThan(100)
})

test('a cast is counted, `as const` is not', () => {
  expect(castsIn('a.ts', 'const a = JSON.parse(b) as string[]\nconst c = [1] as const')).toBe(1)
})
