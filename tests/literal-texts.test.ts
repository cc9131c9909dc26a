// Displayed text is in a catalog (web/i18n), not in JSX.
import { expect, test } from 'vitest'
import { isCatalogued, keepsSentencesApart, labelsIn, sentencesIn } from '../tools/labels.ts'
import { literalTextsIn } from '../tools/literal-texts.ts'
import { filesOf } from './repository.ts'

const parts = filesOf(/^(?:domain|server|web)\/.*\.tsx$/).filter(({ name }) => !/\.(?:test|spec)\./.test(name))

test('there is no literal text in JSX', () => {
  expect(parts.length).toBeGreaterThan(300)
  expect(
    parts.flatMap(({ name, text }) => literalTextsIn(name, text).map((literal) => `${name}:${literal.line}: ${literal.text}`)),
  ).toEqual([])
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
])('finds a planted text: %s', (jsx, texts) => {
  expect(literalTextsIn('planted.tsx', `const part = ${jsx}`).map(({ text }) => text)).toEqual(texts)
})

test("ignores text that isn't displayed", () => {
  const jsx = "<p className={isOpen ? 'open now' : ''} data-tone=\"very quiet\">{text.nothing} · {join('a b', 'c d')} {count} × 2</p>"
  expect(literalTextsIn('planted.tsx', `const part = ${jsx}`)).toEqual([])
})

/** Strings that look like labels to this rule and aren't, by file. */
const noLabels: readonly [file: string, texts: readonly string[], reason: string][] = [
  ['web/candidate/moves/RejectForm.tsx', ['Work Experience', 'Seniority', 'Education', 'Additional Considerations'], 'keys of categories'],
  ['web/features/panel/SingleCandidate.tsx', ['send for review'], 'the name of a dialog in the state'],
  ['web/candidate/conversation/QuickAnswers.tsx', ['Compensation'], 'a key of the project'],
  ['web/features/wizard/NewProjectScreen.tsx', ['Project Details'], 'a key of the setup steps'],
  ['web/features/wizard/onboarding/OnboardingScreen.tsx', ['Project Details'], 'a key of the setup steps'],
  ['web/project/ask/proposal.ts', ['title'], 'a field of the API'],
  ['web/ui/stale-build.ts', ['of an older build', 'Loading … … failed', 'CSS chunk'], 'a line of the console'],
]

const modules = filesOf(/^web\/.*\.tsx?$/).filter(({ name }) => isCatalogued(name))

test("the web app's labels and sentences are in its catalogs", () => {
  expect(modules.length).toBeGreaterThan(400)
  const violations = modules.flatMap(({ name, text }) => {
    const allowed = noLabels.find(([file]) => file === name)?.[1] ?? []
    return labelsIn(name, text).flatMap((label) => (allowed.includes(label.text) ? [] : [`${name}:${label.line}: ${label.text}`]))
  })
  expect(violations).toEqual([])
})

test.each(noLabels)('%s still needs its exception', (file, texts) => {
  const source = modules.find(({ name }) => name === file)
  const labels = new Set(labelsIn(file, source?.text ?? '').map(({ text }) => text))
  expect(texts.filter((text) => !labels.has(text))).toEqual([])
})

test.each([
  ["const columns = [{ label: 'Median wait' }]", ['Median wait']],
  ["const columns = ['Stays', 'Median']", ['Stays', 'Median']],
  ["const units = [{ unit: 'hours' }]", ['hours']],
  ["const sources = { pool: 'Talent pool', csv: 'Import' }", ['Talent pool', 'Import']],
  ['const wait = `${minutes} min ago`', ['… min ago']],
  ['const who = `Waiting for ${name}`', ['Waiting for …']],
  ["const things = count === 1 ? 'person' : 'people'", ['person', 'people']],
  ["const why = blocked ? 'The project is archived.' : null", ['The project is archived.']],
  ["showToast('Link copied')", ['Link copied']],
  ['setError(`No file named ${name}`)', ['No file named …']],
  ["document.title = 'Talent pool'", ['Talent pool']],
  ["const props = { 'aria-label': 'More' }", ['More']],
  ["function Field({ label = 'Password' }) {}", ['Password']],
  ['const part = <Menu items={[{ title: "Move on" }]} />', ['Move on']],
])('finds a planted label: %s', (code, texts) => {
  expect(labelsIn('planted.tsx', code).map(({ text }) => text)).toEqual(texts)
})

test("names, keys, types, and log lines aren't labels", () => {
  const code = `
    import { part } from './Part of it.ts'
    type Kind = 'Open now' | 'Closed now'
    const isOpen = kind === 'Open now' && event.key !== 'Escape'
    const style = { width: 'calc(100% - 10px)', transform: \`translateX(\${x}px) rotate(\${y}deg)\` }
    console.warn('the note was not saved')
    throw new Error('No such part')
    const found = document.querySelector('main button')
    const screen = lazyRouteComponent(() => import('./LoginScreen.tsx'), 'LoginScreen')
    const view = <p className="wide box" id="Main part">{list.includes('Files')}</p>
    const source = { kind: 'mail', stage: 'UNDER_REVIEW', brand: 'LinkedIn' }`
  expect(labelsIn('planted.tsx', code)).toEqual([])
})

/** About code, not a screen. */
const noSentences = ['No offset of … can be read.', 'The flow … has no step.']
/** An adapter throws them, and its port words them for every vendor. */
const ports = /^domain\/ports\//

test('sentences in the domain and the server are in text modules', () => {
  const sources = filesOf(/^(?:domain|server)\/.*\.ts$/).filter(({ name }) => keepsSentencesApart(name) && !ports.test(name))
  expect(sources.length).toBeGreaterThan(400)
  const violations = sources.flatMap(({ name, text }) =>
    sentencesIn(name, text).flatMap((sentence) =>
      noSentences.includes(sentence.text) ? [] : [`${name}:${sentence.line}: ${sentence.text}`],
    ),
  )
  expect(violations).toEqual([])
})

test.each([
  ["if (!name) throw new Refusal('invalid_input', 'Name the tag.')", ['Name the tag.']],
  ['const body = `${name} sent the information you requested.`', ['… sent the information you requested.']],
  ["return due ? null : 'It isn’t due yet.'", ['It isn’t due yet.']],
])('finds a planted sentence: %s', (code, texts) => {
  expect(sentencesIn('planted.ts', `function planted() { ${code} }`).map(({ text }) => text)).toEqual(texts)
})
