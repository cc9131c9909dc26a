// Reads a folder of inputs as outside programs write them, and compares the results with the expected ones:
// npm run eval world -- --folder F [--expected FILE]
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@fairlead/domain/shared/records'
import { inputOf, type Case } from './world/case.ts'
import { kinds } from './world/kinds.ts'

const after = (name: string): string | undefined => {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function readCases(file: string): Case[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const item: unknown = JSON.parse(line)
      if (!isRecord(item) || typeof item['kind'] !== 'string' || !('expect' in item))
        return stop(`Line ${index + 1} of ${file} needs a kind and an expected result.`)
      const { kind, file: input, context, expect } = item
      return { kind, file: typeof input === 'string' ? input : '', context: isRecord(context) ? context : {}, expect }
    })
}

const folder = after('--folder') ?? stop('Name a folder: npm run eval world -- --folder F')
const ownFile = path.join(folder, 'expected.ndjson')
const expected = after('--expected') ?? (existsSync(ownFile) ? ownFile : path.join(import.meta.dirname, 'world/expected.ndjson'))
const cases = readCases(expected)
const unknown = cases.find(({ kind }) => !kinds.some(({ name }) => name === kind))
if (unknown) stop(`There is no kind '${unknown.kind}'. Kinds: ${kinds.map(({ name }) => name).join(', ')}.`)

let right = 0
let wrong = 0
for (const { name, read } of kinds) {
  let rightOfKind = 0
  const mistakes: string[] = []
  for (const item of cases.filter(({ kind }) => kind === name)) {
    const result = await read(inputOf(folder, item)).catch((error: unknown) => `failed: ${String(error)}`)
    if (isDeepStrictEqual(result, item.expect)) rightOfKind++
    else
      mistakes.push(
        `  ${item.file || JSON.stringify(item.context)}: expected ${JSON.stringify(item.expect)}, got ${JSON.stringify(result)}`,
      )
  }
  if (rightOfKind + mistakes.length > 0) console.log(`${name}: ${rightOfKind} right, ${mistakes.length} wrong`)
  for (const mistake of mistakes) console.log(mistake)
  right += rightOfKind
  wrong += mistakes.length
}
console.log(`${right} right, ${wrong} wrong`)
process.exitCode = wrong > 0 || right === 0 ? 1 : 0
