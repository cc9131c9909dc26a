// The floor of reading résumés in the layouts that people use, on labeled files outside of the repository.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { documentFloor, examine, examResult } from '../bench/documents/examine.ts'

const folder = path.join(import.meta.dirname, '../../shared/fixtures/resume-files')

test.skipIf(!fs.existsSync(folder))('labeled résumés are read above the floor of npm run eval documents', async () => {
  const files = await examine(folder)
  const result = examResult(files)
  const message = files.flatMap(({ file, faults }) => faults.map((fault) => `${file}: ${fault}`)).join('\n')
  for (const [name, floor] of Object.entries(documentFloor))
    expect(result[name as keyof typeof result], `${name}\n${message}`).toBeGreaterThanOrEqual(floor)
})
