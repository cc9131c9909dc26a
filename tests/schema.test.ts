// The checked-in table types match a freshly migrated database.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.ts'

test('server/platform/schema.ts is up to date', { timeout: 60_000 }, () => {
  const run = spawnSync(process.execPath, [path.join(root, 'server/schema.ts'), '--check'], { encoding: 'utf8' })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
})
