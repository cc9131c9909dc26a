// A temporary data folder for tests and benchmarks that the database's own user can walk into, so that nothing is left elsewhere.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The caller removes it. */
export function scratchFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `fairlead-${name}-`))
  fs.chmodSync(folder, 0o755)
  return folder
}
