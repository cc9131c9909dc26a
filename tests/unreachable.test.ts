// Code that only tests call proves nothing about the product: every export must be used by the product itself.
import { expect, test } from 'vitest'
import { filesOf } from './repository.ts'

const isSupport =
  /\.(?:test|spec|fixture|bench)\.tsx?$|\.test-data\.tsx?$|\.d\.ts$|\/reference\/(?=[^/]*compare|[^/]*python|random)|\/eval\/|\/train\//
const product = filesOf(
  /^(?:domain|contract|language|matching|extraction|replies|adapters|local-services|server|web|tools)\/.*\.tsx?$|^[^/]+\.ts$/,
).filter(({ name }) => !isSupport.test(name))
const checked = /^(?:domain|server|adapters|web)\//

/** Kept although nothing calls them, each with the reason. */
const exceptions: Record<string, string> = {
  claimKinds: 'tests and benchmarks check every kind of claim by it',
  excessOfLogin: 'tests check by it that the service and its example roles can do no more than they need',
  clearOpenAccounts: 'tests empty the cache of opened calendar accounts',
  startService: 'benchmarks and journeys start the product in their own process',
}

/** The names a file exports, and those it uses itself. */
function unusedExports(files: readonly { name: string; text: string }[]): string[] {
  const withoutComments = files.map(({ name, text }) => ({ name, text: text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '') }))
  const mentions = new Map<string, number>()
  for (const { text } of withoutComments)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) mentions.set(word, (mentions.get(word) ?? 0) + 1)
  return withoutComments.flatMap(({ name, text }) =>
    checked.test(name)
      ? [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|let) ([A-Za-z_$][\w$]*)/gm)]
          .filter(([, exported]) => mentions.get(exported!) === 1)
          .map(([, exported]) => `${name}: ${exported}`)
      : [],
  )
}

test('no export exists only for tests', () => {
  const unusedNames = unusedExports(product).filter((entry) => !(entry.split(': ')[1]! in exceptions))
  expect(unusedNames).toEqual([])
})

test('every exception is needed', () => {
  const names = unusedExports(product).map((entry) => entry.split(': ')[1]!)
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([])
})

test('finds an unused export, but not one that its own file uses', () => {
  const files = [
    {
      name: 'domain/a.ts',
      text: 'export function dead() {}\n/** Like dead. */\nexport const used = 1\nexport const own = 2\nconst x = own',
    },
    { name: 'web/b.ts', text: "import { used } from './a.ts'" },
  ]
  expect(unusedExports(files)).toEqual(['domain/a.ts: dead'])
})
