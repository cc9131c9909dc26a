import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPoolQuery } from './pool-query.ts'

/** 'a|b' matches either, '-a' excludes it, '"a b"' is quoted. */
const termsOf = (text: string) =>
  readPoolQuery(text).clauses.map(
    ({ anyOf, isNot }) => (isNot ? '-' : '') + anyOf.map((term) => (term.isQuoted ? `"${term.text}"` : term.text)).join('|'),
  )

describe('the words of the search box', () => {
  test.each([
    ['nothing', '   ', []],
    ['words side by side are one run', 'nurse  houston', ['nurse houston']],
    ['AND', 'kubernetes AND berlin', ['kubernetes', 'berlin']],
    ['lower case is a word', 'terms and conditions', ['terms and conditions']],
    ['a comma parts', 'nurse, Houston', ['nurse', 'Houston']],
    ['OR', 'react OR vue', ['react|vue']],
    ['OR in a group', 'engineer AND (berlin OR hamburg)', ['engineer', 'berlin|hamburg']],
    ['quotes', '"head of growth" London', ['"head of growth"', 'London']],
    ['curly quotes', '“head of growth” NOT intern', ['"head of growth"', '-intern']],
    ['a dash', 'engineer -manager', ['engineer', '-manager']],
    ['a dash within a word', 'e-commerce', ['e-commerce']],
    ['NOT of a group', 'NOT (intern OR trainee)', ['-intern', '-trainee']],
    ['NOT twice', 'NOT NOT intern', ['intern']],
    ['groups with OR between them', '(a AND b) OR c', ['a|c', 'b|c']],
    ['signs of names stay', 'C++ AND C# AND .NET', ['C++', 'C#', '.NET']],
    ['unfinished: operator', 'java AND', ['java']],
    ['unfinished: NOT', 'java NOT', ['java']],
    ['unfinished: quote', 'java "spring boo', ['java', '"spring boo"']],
    ['unfinished: bracket', '(java OR kotlin', ['java|kotlin']],
    ['a bracket too many', 'java) kotlin', ['java', 'kotlin']],
  ])('%s: %s', (_, text, clauses) => {
    expect(termsOf(text)).toEqual(clauses)
    expect(readPoolQuery(text).problem).toBeNull()
  })

  test("reports what can't be combined and searches for the rest", () => {
    expect(termsOf('java AND (kotlin OR NOT scala)')).toEqual(['java'])
    expect(readPoolQuery('java AND (kotlin OR NOT scala)').problem).toContain('NOT can’t be combined with OR')
    expect(readPoolQuery(Array.from({ length: 20 }, (_, index) => `w${index}`).join(' AND ')).clauses).toHaveLength(16)
    expect(readPoolQuery(Array.from({ length: 20 }, (_, index) => `w${index}`).join(' OR ')).problem).toBe(
      'Only the first 8 alternatives are searched.',
    )
    expect(readPoolQuery('x'.repeat(600)).problem).toBe('Only the first 500 characters are searched.')
  })

  test('parses any text in bounded time into few clauses', () => {
    const part = fc.constantFrom('a', '"', '(', ')', ' AND ', ' OR ', ' NOT ', '-', 'b c', ',', '|', '“')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        const { clauses } = readPoolQuery(parts.join(''))
        return clauses.length <= 16 && clauses.every(({ anyOf }) => anyOf.length > 0 && anyOf.every(({ text }) => text.trim() !== ''))
      }),
    )
  })
})
