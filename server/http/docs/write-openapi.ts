// `npm run write api`: writes docs/api/openapi.v1.json and openapi.v2.json.
import fs from 'node:fs'
import path from 'node:path'
import { apiDocument, bases } from './api-documents.ts'

const folder = path.join(import.meta.dirname, '../../../docs/api')
fs.mkdirSync(folder, { recursive: true })
for (const base of bases) {
  const file = path.join(folder, `openapi.${base}.json`)
  const document = apiDocument(base, 'Fairlead')
  fs.writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`docs/api/openapi.${base}.json: ${Object.keys(document.paths).length} paths`)
}
