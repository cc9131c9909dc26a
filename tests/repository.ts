// Lists the repository's tracked files: no installed packages, nothing built, nothing from a running service.
import fs from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')
const skipped = new Set(['node_modules', 'dist', '.git', '.fairlead', 'test-results', 'playwright-report', 'coverage'])

export interface SourceFile {
  /** From the root, with forward slashes. */
  name: string
  text: string
}

/** Every text file whose name `wanted` matches. */
export function filesOf(pattern: RegExp): SourceFile[] {
  const files: SourceFile[] = []
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !skipped.has(entry.name)) walk(name)
      else if (entry.isFile() && pattern.test(name)) files.push({ name, text: fs.readFileSync(path.join(root, name), 'utf8') })
    }
  }
  walk('')
  return files
}
