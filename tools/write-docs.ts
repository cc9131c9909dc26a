import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { generatedDocs } from './generated-docs.ts'

const root = path.join(import.meta.dirname, '..')
for (const [file, text] of Object.entries(generatedDocs())) {
  fs.writeFileSync(path.join(root, file), text)
  console.log(file)
}
spawnSync('node_modules/.bin/oxfmt', ['docs/settings.md', 'docs/decisions/README.md', 'docs/later.md'], { cwd: root, stdio: 'inherit' })
