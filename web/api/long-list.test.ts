// A long list after a change: which of its pages are read, and that no one is lost or shown twice.
import { expect, test } from 'vitest'
import { findPagesWith, withPages, type ListPage } from './long-list.ts'

/** Pages of two with these IDs, as the server would return them. */
function paged(ids: string): ListPage[] {
  const chunks = ids.match(/.{1,2}/g) ?? []
  return chunks.map((chunk, index) => ({ candidates: [...chunk].map((id) => ({ id })), total: ids.length, page_idx: index + 1 }))
}
const idsIn = (pages: readonly ListPage[]) => pages.flatMap(({ candidates }) => candidates.map(({ id }) => id)).join('')
const some = (...ids: string[]) => new Set(ids)

test.each([
  ['a', [0, 4]],
  ['e', [2, 4]],
  ['j', [4]],
  ['new', [0, 4]],
] as const)('a change of %s touches %j of five pages', (id, touched) =>
  expect(findPagesWith(paged('abcdefghij'), some(id))).toEqual(touched),
)

test('a change of many reads the whole list', () => expect(findPagesWith(paged('abcdefghij'), some('a', 'c', 'e'))).toBeNull())

test.each([
  ['someone left from the middle', 'abcdefghij', 'abcdfghijk', ['e'], 'abcdfghijk'],
  ['someone came in at the top', 'abcdefghij', 'xabcdefghi', ['x'], 'xabcdefghij'],
  ['someone changed and stays', 'abcdefghij', 'abcdefghij', ['e'], 'abcdefghij'],
  ['one came and one left', 'abcdefghij', 'xabcdfghij', ['x', 'e'], 'xabcdfghij'],
])('%s', (_, before, after, changed, expected) => {
  const old = paged(before)
  const now = paged(after)
  const touched = findPagesWith(old, new Set(changed)) ?? old.map((_page, index) => index)
  const pages = withPages(old, new Map(touched.map((index) => [index, now[index]!])), new Set(changed))
  expect(idsIn(pages)).toBe(expected)
  expect(pages.every(({ total }) => total === after.length)).toBe(true)
})

test("a refetched card is updated, even on a page that wasn't refetched", () => {
  const fresh = { id: 'd', mark: 'new' }
  const pages = withPages(paged('abcd'), new Map([[0, { candidates: [{ id: 'a' }, fresh], total: 4, page_idx: 1 }]]), some())
  expect(pages[1]!.candidates[1]).toBe(fresh)
  expect(idsIn(pages)).toBe('abcd')
})
