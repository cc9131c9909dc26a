import { expect, test } from 'vitest'
import { alternativesOf, joinAlternatives } from './alternatives.ts'

test.each<[string, string[]]>([
  ['Kotlin or Java', ['Kotlin', 'Java']],
  ['Kotlin or Java or Scala', ['Kotlin', 'Java', 'Scala']],
  ['Oracle', ['Oracle']],
  [' or ', [' or ']],
  ['', ['']],
])('%j', (keyword, parts) => expect(alternativesOf(keyword)).toEqual(parts))

test('joining names each alternative once', () => expect(joinAlternatives(['AWS', 'GCP', 'AWS'])).toBe('AWS or GCP'))
