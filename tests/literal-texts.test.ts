// Text that people read is in a catalogue (web/i18n), not in the middle of JSX.
import { expect, test } from 'vitest'
import { countedTexts, literalTextsIn } from '../tools/literal-texts.ts'
import { filesOf } from './repository.ts'

/** Folders whose texts are in catalogues; none goes back. */
const moved = [
  'web/guest',
  'web/project',
  'web/candidate',
  ...['analytics', 'ats', 'calendar', 'checkout', 'inbox', 'operations', 'panel', 'profile', 'talent', 'tasks', 'team', 'wizard'].map(
    (feature) => `web/features/${feature}`,
  ),
]

/** Texts between tags and in attributes of all other folders. It only falls: lower it whenever texts are moved. */
const ceiling = 328

const parts = filesOf(/^(?:domain|server|web)\/.*\.tsx$/).filter(({ name }) => !/\.(?:test|spec)\./.test(name))
const isMoved = (name: string) => moved.some((folder) => name.startsWith(`${folder}/`))

test('folders with catalogues have no literal text in JSX', () => {
  const inMoved = parts.filter(({ name }) => isMoved(name))
  expect(moved.filter((folder) => !inMoved.some(({ name }) => name.startsWith(`${folder}/`)))).toEqual([])
  const found = inMoved.flatMap(({ name, text }) => literalTextsIn(name, text).map((one) => `${name}:${one.line}: ${one.text}`))
  expect(found).toEqual([])
})

test('the number of literal texts elsewhere only falls', () => {
  const found = parts
    .filter(({ name }) => !isMoved(name))
    .reduce((sum, { name, text }) => sum + countedTexts(literalTextsIn(name, text)), 0)
  expect(found, 'move new texts into a catalogue').toBeLessThanOrEqual(ceiling)
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
