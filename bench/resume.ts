// Quality of reading résumés, on fictional ones in several layouts: npm run eval layouts [-- --detail --pages FOLDER --json
// FILE]
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { readDocument } from '@fairlead/adapters/files/document'
import { readJsonResume } from '@fairlead/adapters/files/json-resume'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { Profile } from '@fairlead/domain/shared/profile'
import { gradeResume, resumeFields } from '../research/postings/grade-resume.ts'
import { readResume, withinLimits } from '@fairlead/extraction/read-resume'
import { resumeOfProfile } from '@fairlead/extraction/resume-profile'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readReferenceTables } from '../server/platform/reference.ts'
import { openFigures } from './figures.ts'
import { layouts } from './resume-layouts.ts'

const { values: options } = parseArgs({
  options: { detail: { type: 'string' }, pages: { type: 'string' }, json: { type: 'string' } },
})
const shared = path.join(import.meta.dirname, '../../shared')
const folders = [path.join(shared, 'fixtures/resumes'), path.join(shared, 'data/resumes')]
const figures = openFigures()
const share = (part: number, whole: number) => (whole === 0 ? '   –' : `${((100 * part) / whole).toFixed(0).padStart(3)}%`)

interface Sample {
  file: string
  profile: Profile
  wanted: IdealResume
}

/** JSON Resume documents of people with a current or past job; their own fields are the labels. */
function readSamples(): Sample[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        try {
          const read = readJsonResume(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
          if ('errors' in read || read.profile.experiences.length === 0 || read.profile.skills.length === 0) return []
          return [{ file: path.basename(name, '.json'), profile: read.profile, wanted: withinLimits(resumeOfProfile(read.profile)) }]
        } catch {
          return []
        }
      }),
  )
}

const wrapped = (text: string) => text.split('\n').flatMap((line) => line.match(/.{1,95}(?:\s|$)|\S+/g) ?? [''])
const extra = {
  email: 'someone@example.com',
  phone: '+1 555 010 0199',
  languages: ['English (native)', 'Spanish'],
  interests: ['Chess', 'Sailing'],
}

async function textsOf({ profile, file }: Sample): Promise<[layout: string, text: string][]> {
  const texts = Object.entries(layouts).map(([name, lay]): [string, string] => [name, lay({ profile, extra })])
  const words = async (bytes: Uint8Array) => {
    const result = await readDocument(bytes)
    return 'text' in result ? result.text : ''
  }
  const [oneLine = ''] = texts.map(([, text]) => text)
  const plain = oneLine
    .replaceAll('–', '-')
    .replaceAll('—', '-')
    .replaceAll('•', '-')
    .normalize('NFKD')
    .replaceAll(/[^\n -~]/g, '')
  texts.push(['DOCX', await words(docxOf((texts[1]?.[1] ?? '').split('\n')))], ['PDF', await words(pdfOf(wrapped(plain)))])
  if (options.pages)
    for (const page of fs.readdirSync(options.pages).filter((name) => name.startsWith(`${file}__`) && name.endsWith('.pdf')))
      texts.push([`pages: ${path.basename(page, '.pdf').split('__')[1]}`, await words(fs.readFileSync(path.join(options.pages, page)))])
  return texts
}

if (folders.some((folder) => !fs.existsSync(folder))) console.log(`skipped: the résumés are not at ${shared}`)
else {
  const vocabulary = loadReadingVocabulary(readReferenceTables())
  const samples = readSamples()
  const sums = new Map<string, Map<string, { right: number; wrong: number; missed: number }>>()
  let slowest = 0
  for (const sample of samples)
    for (const [layout, text] of await textsOf(sample)) {
      const began = performance.now()
      const read = readResume(vocabulary, text) ?? {
        name: '',
        headline: null,
        location: null,
        experiences: [],
        education: [],
        skills: [],
        languages: [],
        certificates: [],
      }
      slowest = Math.max(slowest, performance.now() - began)
      for (const field of resumeFields) {
        const tally = gradeResume(field, sample.wanted, read)
        for (const name of [layout, layout.startsWith('pages') ? 'all pages' : 'all layouts']) {
          const sum = sums.get(name) ?? new Map<string, { right: number; wrong: number; missed: number }>()
          const counts = sum.get(field) ?? { right: 0, wrong: 0, missed: 0 }
          sum.set(field, { right: counts.right + tally.right, wrong: counts.wrong + tally.wrong, missed: counts.missed + tally.missed })
          sums.set(name, sum)
        }
        if (options.detail && layout.includes(options.detail) && tally.notes.length > 0)
          console.log(`${sample.file} ${layout} ${field}: ${tally.notes.join('; ')}`)
      }
    }
  console.log(`\n${samples.length} résumés; precision / recall`)
  console.log(`${'layout'.padEnd(22)}${resumeFields.map((field) => field.padStart(16)).join('')}`)
  for (const [name, sum] of sums) {
    const cells = resumeFields.map((field) => {
      const { right = 0, wrong = 0, missed = 0 } = sum.get(field) ?? {}
      return `${share(right, right + wrong)} /${share(right, right + missed)}`.padStart(16)
    })
    console.log(`${name.padEnd(22)}${cells.join('')}`)
  }
  for (const field of resumeFields) {
    const { right = 0, wrong = 0, missed = 0 } = sums.get('all layouts')?.get(field) ?? {}
    if (right + wrong > 0) figures.note(`résumés, ${field}: precision`, (100 * right) / (right + wrong), '%')
    if (right + missed > 0) figures.note(`résumés, ${field}: recall`, (100 * right) / (right + missed), '%')
  }
  figures.note('slowest reading of a résumé', slowest, 'ms', 200)
  figures.print(options.json)
  process.exit()
}
