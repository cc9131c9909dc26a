// The section of CHANGELOG.md for a tag: node tools/release-notes.ts v0.3.0. Fails unless the tag is the version of package.json.
import fs from 'node:fs'
import path from 'node:path'
import { fieldOf } from '@fairlead/domain/shared/records'

const root = path.join(import.meta.dirname, '..')
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')

/** @throws Error when the tag isn't this version's, or the changelog has no section for it */
export function releaseNotes(tag: string): string {
  const version = String(fieldOf(JSON.parse(read('package.json')), 'version'))
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and the version of package.json ${version}.`)
  const section = read('CHANGELOG.md')
    .split(/^## /m)
    .find((part) => part.split('\n', 1)[0]?.startsWith(`${version} `))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section '## ${version} (date)'.`)
  return section.slice(section.indexOf('\n') + 1).trim()
}

if (import.meta.main) console.log(releaseNotes(process.argv[2] ?? ''))
