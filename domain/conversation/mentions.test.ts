import { describe, expect, test } from 'vitest'
import { completeMention, mentionedIn, splitMentions, suggestTeammates, typedMention, whyNotMention } from './mentions.ts'

const people = ['Ana', 'Ana Lee', 'José Núñez', 'Robin Reyes'].map((name) => ({ name }))
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('the mention being typed', () => {
  test.each([
    ['@', 1, { start: 0, query: '' }],
    ['Ask @ro', 7, { start: 4, query: 'ro' }],
    ['Ask @Robin Re', 13, { start: 4, query: 'Robin Re' }],
    ['(@a', 3, { start: 1, query: 'a' }],
    ['Ask @ro today', 7, { start: 4, query: 'ro' }],
    ['jo@home.example', 15, null],
    ['Ask @ ro', 8, null],
    ['Ask @ro\nToday', 13, null],
    ['Ask @ro', 2, null],
    ['', 0, null],
    [`@${'a'.repeat(60)}`, 61, null],
  ])('%j with the caret at %i', (text, caret, typed) => {
    expect(typedMention(text, caret)).toEqual(typed)
  })

  test('suggests first names and later parts of names, ignoring case and accents', () => {
    expect(namesOf(suggestTeammates(people, 'an'))).toEqual(['Ana', 'Ana Lee'])
    expect(namesOf(suggestTeammates(people, 'ana l'))).toEqual(['Ana Lee'])
    expect(namesOf(suggestTeammates(people, 'nun'))).toEqual(['José Núñez'])
    expect(namesOf(suggestTeammates(people, ''))).toEqual(namesOf(people))
    expect(suggestTeammates(people, 'zo')).toEqual([])
  })

  test('completes with exactly one space', () => {
    expect(completeMention('Ask @ro', { start: 4, query: 'ro' }, 'Robin Reyes')).toEqual({ text: 'Ask @Robin Reyes ', caret: 17 })
    expect(completeMention('Ask @ro today', { start: 4, query: 'ro' }, 'Robin Reyes')).toEqual({
      text: 'Ask @Robin Reyes today',
      caret: 17,
    })
  })
})

describe('the people a text names', () => {
  test.each([
    ['@Ana Lee, please look', ['Ana Lee']],
    ['@Ana please look', ['Ana']],
    ['@Anabel please look', []],
    ['@Robin Reyes and @José Núñez and @Robin Reyes', ['Robin Reyes', 'José Núñez']],
    ['Robin Reyes', []],
    ['@@Ana', ['Ana']],
    ['', []],
  ])('%j', (text, names) => {
    expect(namesOf(mentionedIn(text, people))).toEqual(names)
    expect(
      splitMentions(text, people)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  test('splits a text of a hundred thousand characters quickly', () => {
    const start = performance.now()
    splitMentions('@'.repeat(100_000), people)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

test("a teammate without a role in the project can't be mentioned", () => {
  const project = { ownerEmail: 'o@team.example', collaborators: [{ email: 'c@team.example', role: 'commenter' as const }] }
  const teammate = (email: string) => ({ userId: 'u', workspaceId: 'w', email, isSuperAdmin: false, isStaff: false, name: 'Out Reach' })
  expect(whyNotMention(project, teammate('c@team.example'))).toBeNull()
  expect(whyNotMention(project, teammate('x@team.example'))).toBe('Out Reach can’t open this project. Add them to its team first.')
  expect(whyNotMention({ ...project, collaborators: [] }, teammate('x@team.example'))).toBeNull()
})
