// `npm run eval reasons`: how many claims in reasons prove true when recomputed, and whether any deliberately false reason is
// shown.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { claimKinds } from '@fairlead/domain/candidate/claim'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import type { ClaimFault } from '@fairlead/matching/explain/claims/claim-profile'
import { parseTexts } from './judged/files.ts'
import { preferencesOfText, profileOfText } from './judged/evaluate.ts'
import { loadPool, withEmployerFacts } from '../../testing/vocabulary.ts'
import { collectReasons, type WrittenReason } from './reasons/collect.ts'
import { lieNames, plantFalse } from './reasons/plant.ts'
import { peopleOfClaims, searchesOfClaims } from './reasons/searches.ts'
import { openFigures } from '../../bench/figures.ts'

const usage = `npm run eval reasons -- [--people N] [--most N] [--planted N] [--seed S] [--judged FOLDER] [--json FILE]
  people    size of the demo pool (default 3000)
  most      people for each search whose reasons are checked (default 50)
  planted   reasons made false on purpose, for each set (default 1000)
  judged    a folder with jobs.ndjson and people.ndjson (default ../shared/fixtures/judged/resumes; left out where it is absent)`

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '3000' },
    most: { type: 'string', default: '50' },
    planted: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '5' },
    judged: { type: 'string', default: path.join(import.meta.dirname, '../../../shared/fixtures/judged/resumes') },
    json: { type: 'string' },
  },
})
const today = '2026-11'
const [people, max, count, seed] = [values.people, values.most, values.planted, values.seed].map(Number) as [number, number, number, number]

if (![people, max, count, seed].every((value) => Number.isInteger(value) && value > 0)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const { tables, vocabulary } = withEmployerFacts()
  const checker = openClaimChecker(tables)
  const figures = openFigures(3)

  const measure = (set: string, written: WrittenReason[]): void => {
    const checked = written.map((writtenReason) => ({
      ...writtenReason,
      fault: checker.faultOf(writtenReason.profile, writtenReason.reason),
    }))
    const holding = checked.filter(({ fault }) => fault === null)
    for (const kind of claimKinds) {
      const ofKind = checked.filter(({ reason }) => reason.claim?.kind === kind)
      figures.note(`${set}, ${kind} claims`, ofKind.length, 'claims')
      if (ofKind.length > 0)
        figures.note(`${set}, ${kind} claims computed true`, ofKind.filter(({ fault }) => fault === null).length / ofKind.length, '')
    }
    figures.atLeast(`${set}, all claims computed true`, holding.length / Math.max(1, checked.length), '', 0.97)
    const faults = new Map<ClaimFault, number>()
    for (const { fault } of checked) if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    for (const [fault, times] of faults) figures.note(`${set}, dropped for ${fault}`, times, 'claims')
    const planted = plantFalse(holding, count)
    const undetected = planted.filter(({ profile, reason }) => checker.faultOf(profile, reason) === null)
    figures.note(`${set}, ways to be false`, new Set(planted.map(({ lie }) => lie)).size, `of ${lieNames.length}`)
    // few résumés have too few claims for as many
    figures.atLeast(`${set}, planted false reasons`, planted.length, 'reasons', Math.min(count, holding.length * 5))
    figures.note(`${set}, planted false reasons shown`, undetected.length, 'reasons', 0)
    for (const { lie, reason } of undetected.slice(0, 20)) console.log(`shown: ${lie}: ${reason.text}`)
  }

  const pool = peopleOfClaims(loadPool(tables, people, seed).map(({ person }) => person))
  measure('demo pool', collectReasons(vocabulary, searchesOfClaims(pool), pool, { today, max }))
  const file = (name: string) => path.join(values.judged, name)
  if (fs.existsSync(file('people.ndjson')) && fs.existsSync(file('jobs.ndjson'))) {
    const read = (name: string) => parseTexts(fs.readFileSync(file(name), 'utf8'), name)
    const resumes = read('people.ndjson').map(({ text }) => profileOfText(vocabulary, text))
    const searches = read('jobs.ndjson').map(({ text }) => preferencesOfText(vocabulary, text))
    measure('judged résumés', collectReasons(vocabulary, searches, resumes, { today, max }))
  } else console.log(`judged résumés: left out, ${values.judged} has no people.ndjson and jobs.ndjson`)
  figures.print(values.json)
}
