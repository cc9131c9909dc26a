// A temporary data folder for tests and benchmarks that the database's own user can reach, so that nothing is left elsewhere.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** The caller removes it. `inMemory`: in a memory file system if it has enough space; never for benchmarks. */
export function scratchFolder(name: string, { inMemory = false }: { inMemory?: boolean } = {}): string {
  const folder = fs.mkdtempSync(path.join(inMemory && hasRoom() ? memory : os.tmpdir(), `fairlead-${name}-`))
  fs.chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  if (!fs.existsSync(memory)) return false
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > enough
}
