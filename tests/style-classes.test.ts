// Every class a component uses is defined in its style sheet, and every class defined there is used.
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, type SourceFile } from './repository.ts'

interface Mismatches {
  /** 'file class' for classes that no style sheet defines. */
  missing: string[]
  /** 'sheet class' for unused classes; style sheets whose classes are chosen at run time are excluded. */
  unused: string[]
}

/** Class names in selectors, without comments, decimal numbers, and the UI kit's own classes. */
function classesIn(sheet: string): Set<string> {
  const selectors = sheet.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replaceAll(/\d\.\d+/g, '')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name = '']) => (name.startsWith('mantine-') ? [] : [name])))
}

function mismatches(sheets: readonly SourceFile[], components: readonly SourceFile[]): Mismatches {
  const defined = new Map(sheets.map(({ name, text }) => [name, classesIn(text)]))
  const taken = new Map<string, Set<string>>()
  const open = new Set<string>()
  const missing: string[] = []
  for (const { name, text } of components)
    for (const [, local = '', from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.posix.join(path.posix.dirname(name), from)
      const code = text.replaceAll(/^import .*$/gm, '')
      const uses = [...code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
        ([, dotted, quoted]) => dotted ?? quoted ?? '',
      )
      if (new RegExp(`\\b${local}\\[(?!')`).test(code)) open.add(sheet)
      taken.set(sheet, (taken.get(sheet) ?? new Set()).union(new Set(uses)))
      for (const use of new Set(uses)) if (!defined.get(sheet)?.has(use)) missing.push(`${name} ${use}`)
    }
  const unused = [...defined].flatMap(([sheet, classes]) =>
    open.has(sheet) ? [] : [...classes.difference(taken.get(sheet) ?? new Set())].map((className) => `${sheet} ${className}`),
  )
  return { missing, unused }
}

/** Classes of the shared sheets in markup and in `composes`, and those that no shared sheet defines or nothing uses. */
function sharedMismatches(shared: readonly SourceFile[], sheets: readonly SourceFile[], components: readonly SourceFile[]) {
  const defined = new Set(shared.flatMap(({ text }) => [...classesIn(text)]))
  const composed = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/composes: ([^;]+) from global;/g)].flatMap(([, list = '']) =>
      list.split(' ').map((className) => ({ name, className })),
    ),
  )
  const written = components.flatMap(({ name, text }) =>
    [...text.matchAll(/className="([^"]*)"|className=\{`([^`]*)`\}/g)].flatMap(([, plain = '', template = '']) =>
      `${plain} ${template.replaceAll(/\$\{[^}]*\}/g, ' ')}`
        .split(/\s+/)
        .filter(Boolean)
        .map((className) => ({ name, className })),
    ),
  )
  const uses = [...composed, ...written]
  const texts = components.flatMap(({ text }) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  const words = new Set([...texts.flatMap((text) => text.match(/[\w-]+/g) ?? []), ...composed.map(({ className }) => className)])
  return {
    missing: uses.filter(({ className }) => !defined.has(className)).map(({ name, className }) => `${name} ${className}`),
    unused: [...defined].filter((className) => !words.has(className)),
  }
}

test('components and shared style sheets agree', () => {
  const shared = filesOf(/^web\/ui\/(tokens|elements|layout)\.css$/)
  const components = filesOf(/^web\/(?!guest\/|site\/).*(?<!test)\.tsx$/)
  expect(shared.length).toBe(3)
  expect(sharedMismatches(shared, filesOf(/^web\/.*\.module\.css$/), components)).toEqual({ missing: [], unused: [] })
})

test('reports shared classes that are misspelled or left over', () => {
  const shared = [{ name: 'ui.css', text: '.row { gap: 0 }\n.gone { top: 0 }' }]
  const sheet = { name: 'a.module.css', text: '.a {\n  composes: row rwo from global;\n}' }
  const component = { name: 'A.tsx', text: '<p className="row"><b className={`rows ${styles.a}`} /></p>' }
  expect(sharedMismatches(shared, [sheet], [component])).toEqual({ missing: ['a.module.css rwo', 'A.tsx rows'], unused: ['gone'] })
})

test('components and style sheets agree', () => {
  const sheets = filesOf(/^web\/.*\.module\.css$/)
  expect(sheets.length).toBeGreaterThan(20)
  expect(mismatches(sheets, filesOf(/^web\/.*\.tsx?$/))).toEqual({ missing: [], unused: [] })
})

test('reports a class renamed in only one place for both', () => {
  const sheet = { name: 'web/a/a.module.css', text: '.pile > li { margin: 0.5px }\n/* .gone */\n.other .mantine-Button-root { top: 0 }' }
  const component = { name: 'web/a/A.tsx', text: "import styles from './a.module.css'\nconst a = [styles.queue, styles['other']]" }
  expect(mismatches([sheet], [component])).toEqual({ missing: ['web/a/A.tsx queue'], unused: ['web/a/a.module.css pile'] })
  const open = { ...component, text: `${component.text}\nstyles[name]` }
  expect(mismatches([sheet], [open]).unused).toEqual([])
})
