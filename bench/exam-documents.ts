// Reads a folder of résumé files and compares their text and fields with their labels:
// npm run eval documents -- [--folder F] [--detail]
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { examine, examResult, isPassed } from './documents/examine.ts'

const { values: options } = parseArgs({ options: { folder: { type: 'string' }, detail: { type: 'boolean', default: false } } })
const folder = options.folder ?? path.join(import.meta.dirname, '../../shared/fixtures/resume-files')
if (!fs.existsSync(folder)) console.log(`skipped: there are no labeled résumés at ${folder}`)
else {
  const files = await examine(folder)
  for (const { file, problem, strings, names, emails, jobs, schools, degrees, languages, certificates, faults } of files) {
    const share = ([right, all]: readonly [number, number]) => `${right}/${all}`.padStart(7)
    console.log(
      `${file.padEnd(36)} strings${share(strings)}  name${share(names)}  emails${share(emails)}  jobs${share(jobs)}  schools${share(schools)}  degrees${share(degrees)}  languages${share(languages)}  certificates${share(certificates)}  ${problem ?? ''}`.trimEnd(),
    )
    if (options.detail) for (const fault of faults) console.log(`    ${fault}`)
  }
  const result = examResult(files)
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`
  console.log(
    `${files.length} files: strings ${percent(result.strings)}, names ${percent(result.names)}, emails ${percent(result.emails)}, jobs wholly right ${percent(result.jobs)}, schools ${percent(result.schools)}, degrees ${percent(result.degrees)}, languages ${percent(result.languages)}, certificates ${percent(result.certificates)}`,
  )
  process.exitCode = isPassed(result) ? 0 : 1
}
process.exit()
