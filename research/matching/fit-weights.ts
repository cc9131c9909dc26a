// `npm run train weights`: fits weights and the scale of points on a judged set, measured on jobs excluded from the fit.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { dimensions, strongMatch } from '@fairlead/domain/candidate/assessment'
import { defaultWeights } from '@fairlead/domain/project/preferences'
import { averagePrecisions, fitWeights, informative, type Weights } from './judged/fit.ts'
import { fitCalibration, holdOut, precisionFrom, reliability } from './judged/fit-scale.ts'
import { loadJudgedSearches } from './judged/files.ts'
import { judgePairs, shapes } from './judged/pairs.ts'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { engineVersion } from '@fairlead/matching/fairness/engine-version'
import { titleModelChecksum } from '@fairlead/matching/titles/model/load'
import { calibration, chosen } from '@fairlead/matching/plan/scale'
import { openFigures } from '../../bench/figures.ts'

const usage = `npm run train weights -- --jobs J --people P --qrels R [--pull N] [--out FILE] [--json FILE]
  J, P   one JSON object a line with id and text: job descriptions, résumés
  R      TREC judgments: job 0 person grade
  pull   how strongly weights are held at those chosen by hand (default 0.1)
  out    writes weights, scale and the record of this run; matching/plan/fit.json is what the engine uses`

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    people: { type: 'string' },
    qrels: { type: 'string' },
    pull: { type: 'string', default: '0.1' },
    out: { type: 'string' },
    json: { type: 'string' },
  },
})
const today = '2026-11'
const pulls = [10, 1, 0.1, 0.01]
const pull = Number(values.pull)

const mean = (some: Iterable<number>): number => {
  const all = [...some]
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length)
}
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
const roundAll = <T extends Record<string, number>>(some: T): T =>
  Object.fromEntries(Object.entries(some).map(([name, value]) => [name, rounded(value)])) as T

if (!values.jobs || !values.people || !values.qrels || !(pull > 0)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const files = { jobs: values.jobs, people: values.people, qrels: values.qrels }
  const set = loadJudgedSearches(files.jobs, files.people, files.qrels)
  const all = judgePairs(loadVocabulary(), set, today)
  const whole = all.filter(({ shape }) => shape === 'all')
  // weights that users set stay at their defaults; the prior of the others was chosen by hand
  const prior: Weights = { ...defaultWeights, responseLikelihood: defaultWeights.responseLikelihood * 0.5, ...chosen.weights }
  const names = informative(whole)
  const uniform = { ...prior, ...Object.fromEntries(names.map((name) => [name, 1])) }
  const figures = openFigures(3)

  const leftOut = (strength: number): Map<string, number> =>
    new Map(
      whole.flatMap((job) => [
        ...averagePrecisions(
          [job],
          fitWeights(
            whole.filter(({ id }) => id !== job.id),
            prior,
            strength,
          ),
        ),
      ]),
    )
  const byHand = averagePrecisions(whole, prior)
  const even = averagePrecisions(whole, uniform)
  const byPull = new Map(pulls.map((strength) => [strength, leftOut(strength)]))
  const heldOutWeights = byPull.get(pull) ?? leftOut(pull)
  for (const { id } of whole) {
    figures.note(`job ${id}, AP with weights chosen by hand`, byHand.get(id) ?? 0, '')
    figures.note(`job ${id}, AP with weights fitted without it`, heldOutWeights.get(id) ?? 0, '')
    figures.note(`job ${id}, AP with equal weights`, even.get(id) ?? 0, '')
  }
  for (const [strength, pullWeights] of byPull)
    figures.note(`MAP with weights fitted without each job, pull ${strength}`, mean(pullWeights.values()), '')
  figures.note('MAP with equal weights', mean(even.values()), '')
  figures.note('MAP with weights chosen by hand', mean(byHand.values()), '')
  figures.atLeast('MAP with weights fitted without each job', mean(heldOutWeights.values()), '', rounded(mean(byHand.values())))

  const weights = fitWeights(whole, prior, pull)
  for (const name of dimensions)
    console.log(
      names.includes(name)
        ? `${name}: ${prior[name]} by hand, ${weights[name].toFixed(3)} fitted`
        : `${name}: these data say nothing about it; it keeps ${prior[name]}`,
    )

  const scale = fitCalibration(all, weights, chosen.calibration)
  const pairs = holdOut(all, prior, pull, chosen.calibration)
  const measured = Object.fromEntries(
    shapes.map((shape) => {
      const shapePairs = pairs.filter((pair) => pair.shape === shape)
      const { error, errorAbove, brier } = reliability(shapePairs)
      const strong = precisionFrom(shapePairs, strongMatch)
      figures.note(`${shape}: pairs`, shapePairs.length, 'pairs')
      figures.note(`${shape}: calibration error`, error, '', 0.05)
      figures.note(`${shape}: calibration error, chances of 10% or more`, errorAbove, '')
      figures.note(`${shape}: Brier score`, brier, '')
      figures.note(`${shape}: strong matches`, strong.people, 'people')
      figures.atLeast(`${shape}: precision of strong matches`, strong.relevant / Math.max(1, strong.people), '', 0.9)
      const jobs = set.jobs.flatMap(({ id }) => {
        const precision = precisionFrom(
          shapePairs.filter(({ job }) => job === id),
          strongMatch,
        )
        if (precision.people > 0)
          figures.note(`${shape}, job ${id}: strong matches that are relevant`, precision.relevant, `of ${precision.people}`)
        return precision.people > 0 ? [{ job: id, ...precision }] : []
      })
      for (const min of [10, 25, 50, 60, 70, 80, 90]) {
        const band = shapePairs.filter(({ points }) => points >= min)
        const right = band.filter(({ relevant }) => relevant).length
        figures.note(`${shape}: relevant from ${min} points`, right / Math.max(1, band.length), `of ${band.length}`)
      }
      return [shape, { pairs: shapePairs.length, ...roundAll({ error, errorAbove, brier }), strong, jobs }]
    }),
  )

  if (values.out) {
    const hash = (file: string): string => createHash('sha256').update(fs.readFileSync(file)).digest('hex')
    const { title, text, location, similarity } = roundAll(weights)
    const fit = {
      weights: { title, text, location, similarity },
      calibration: { slope: rounded(scale.slope), midpoints: roundAll(scale.midpoints) },
      run: {
        fittedDimensions: names,
        inputs: { jobs: hash(files.jobs), people: hash(files.people), qrels: hash(files.qrels) },
        options: { pull, today },
        engine: engineVersion(titleModelChecksum()),
        heldOut: {
          map: roundAll({ byHand: mean(byHand.values()), fitted: mean(heldOutWeights.values()), equal: mean(even.values()) }),
          strongMatch,
          shapes: measured,
        },
      },
    }
    fs.writeFileSync(values.out, `${JSON.stringify(fit, null, 2)}\n`)
    console.log(`written to ${values.out}; used until now: slope ${calibration.slope}`)
  }
  figures.print(values.json)
}
