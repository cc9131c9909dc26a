// Text that people read is in a catalogue (web/i18n), not in the middle of JSX.
import { expect, test } from 'vitest'
import { literalTextsIn } from '../tools/literal-texts.ts'
import { filesOf } from './repository.ts'

const parts = filesOf(/^(?:domain|server|web)\/.*\.tsx$/).filter(({ name }) => !/\.(?:test|spec)\./.test(name))

test('there is no literal text in JSX', () => {
  expect(parts.length).toBeGreaterThan(300)
  expect(parts.flatMap(({ name, text }) => literalTextsIn(name, text).map((one) => `${name}:${one.line}: ${one.text}`))).toEqual([])
})

test.each([
  ['<p>Nothing here</p>', ['Nothing here']],
  ['<input placeholder="Search people" className="wide box" />', ['Search people']],
  ["<button aria-label={isOpen ? 'Close' : 'Open'} type='button'>×</button>", ['Close', 'Open']],
  ["<p>{count > 0 && 'Some are left'}</p>", ['Some are left']],
  ["<p>{name || 'Unknown'}</p>", ['Unknown']],
  ['<p>{`Waiting for ${name}`}</p>', ['Waiting for …']],
  ['<Notice text="Try again later" />', ['Try again later']],
  ['<>Nothing here</>', ['Nothing here']],
])('a planted text is found: %s', (jsx, texts) => {
  expect(literalTextsIn('planted.tsx', `const part = ${jsx}`).map(({ text }) => text)).toEqual(texts)
})

test('what no one reads is left alone', () => {
  const jsx = "<p className={isOpen ? 'open now' : ''} data-tone=\"very quiet\">{text.nothing} · {join('a b', 'c d')} {count} × 2</p>"
  expect(literalTextsIn('planted.tsx', `const part = ${jsx}`)).toEqual([])
})
