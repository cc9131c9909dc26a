// The modules of the panel's Review, the first screen of most visits: code for later screens stays out of its scripts.
import type { Plugin } from 'vite'

/** Parts that are loaded without a click. */
const roots = ['web/main.tsx', 'web/app/Shell.tsx', 'web/features/panel/PanelScreen.tsx', 'web/features/panel/review/ReviewQueue.tsx']

/** Packages with many parts behind one module: the imported names show which parts are used. */
const packages = /^(?:@mantine\/(?:core|hooks)|@tabler\/icons-react)$/
const entryOfPackage = /(?:@mantine\/(?:core|hooks)\/esm\/index|icons-react\/dist\/esm\/tabler-icons-react)\.m?js$/
const partOfPackage = /(?:@mantine\/(?:core|hooks)|@tabler\/icons-react)\/.*\/([^/]+)\.m?js$/
const namedImport = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g

const reached = new Set<string>()

export const isOfFirstRoute = (id: string): boolean => reached.has(id)

/** 'useDisclosure' is in use-disclosure.mjs, 'Button' in Button.mjs. */
const fileOf = (name: string): string => (name.startsWith('use') ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name)

/** The parts of a package that a module imports. */
function* partsNamedIn(code: string): Generator<string> {
  for (const [, names = '', from = ''] of code.matchAll(namedImport)) {
    if (!packages.test(from)) continue
    for (const name of names.split(',')) yield fileOf(name.trim().replace(/ as .*/, ''))
  }
}

/** Follows the static imports once all modules are known, before they are grouped into scripts. */
export const firstRoute: Plugin = {
  name: 'first-route',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const all = [...this.getModuleIds()]
    const parts = new Map<string, string>()
    for (const id of all) {
      const part = partOfPackage.exec(id)?.[1]
      if (part) parts.set(part, id)
    }
    const waiting = roots.map((root) => all.find((id) => id.endsWith(`/${root}`)) ?? this.error(`${root} is no module of the build`))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      const info = this.getModuleInfo(id)
      for (const imported of info?.importedIds ?? []) if (!entryOfPackage.test(imported)) waiting.push(imported)
      for (const name of partsNamedIn(info?.code ?? '')) {
        const part = parts.get(name)
        if (part) waiting.push(part)
      }
    }
  },
}
