// What the web app imports from the contract: types, and name translations; never the validation, which belongs to the server.
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

const values = /^import (?!type )[^'\n]*? from '([^']+)'/gm
const takenBy = (text: string) => [...text.matchAll(values)].map(([, from]) => from!)

test('the web app imports no values from the contract except names and codes', () => {
  const taken = filesOf(/^web\/(app|features|candidate|project|session|api|ui)\/.*\.tsx?$/)
    .filter(({ name }) => !name.includes('.test.'))
    .flatMap(({ name, text }) => takenBy(text).map((from) => [name, from] as const))
    .filter(([, from]) => from.startsWith('@fairlead/contract'))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter(([, from]) => !from.endsWith('-names') && from !== '@fairlead/contract/codes')).toEqual([])
})

test('names and codes are translated without the validation', () => {
  const files = filesOf(/^contract\/(?:.*-names|codes)\.ts$/)
  expect(files.length).toBeGreaterThan(2)
  for (const { name, text } of files)
    expect(
      takenBy(text).filter((from) => !from.startsWith('@fairlead/domain/') && !/(?:-names|\/codes)\.ts$/.test(from)),
      name,
    ).toEqual([])
})
