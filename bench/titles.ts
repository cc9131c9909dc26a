// `npm run bench titles`: titles encoded per second on one core, one search over many distinct titles, start time, memory.
import { parseArgs } from 'node:util'
import { openTitlePool } from '@fairlead/matching/plan/title-pool'
import { openTitleSpace } from '@fairlead/matching/titles/title-space'
import { openConcepts } from '@fairlead/matching/titles/concepts'
import { openEncoder } from '@fairlead/matching/titles/encoder'
import { loadTexts } from '../research/titles/data.ts'
import { loadConceptNames, loadTitleModel } from '@fairlead/matching/titles/model/load'
import { openFigures, percentile, timed } from './figures.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '100' },
    json: { type: 'string' },
  },
})
const count = Number(values.titles)
const figures = openFigures()

const [model, loading] = await timed(() => loadTitleModel())
figures.note('load the model', loading, 'ms')
const [names, naming] = await timed(() => loadConceptNames())
figures.note('load the names', naming, 'ms')
const encoder = openEncoder(model)
const distinct = [
  ...new Set(
    loadTexts()
      .labels.split('\n')
      .slice(1)
      .map((line) => line.split('\t')[2] ?? ''),
  ),
].filter(Boolean)
// every n-th, so that all languages are included
const stride = Math.max(1, Math.floor(distinct.length / count))
const titles = distinct.filter((_, index) => index % stride === 0).slice(0, count)

for (const title of titles.slice(0, 5000)) encoder.encode(title)
const used = process.cpuUsage()
const [, encoding] = await timed(() => {
  for (const title of titles) encoder.encode(title)
})
const { user, system } = process.cpuUsage(used)
figures.note('titles', titles.length, 'titles')
// CPU time, so that other work on the machine doesn't count
figures.atLeast('encode, by processor time', Math.round(titles.length / ((user + system) / 1e6)), 'titles/s', 20_000)
figures.note('encode, by the clock', Math.round(titles.length / (encoding / 1000)), 'titles/s')

const before = process.memoryUsage().arrayBuffers
const space = openTitleSpace(model, names)
const pool = openTitlePool(space, titles.length)
const [, building] = await timed(() => {
  for (const title of titles) pool.add(title)
})
figures.note('build a pool of them', building, 'ms')
figures.note('memory of the pool', (process.memoryUsage().arrayBuffers - before) / 2 ** 20, 'MiB')
const queries = titles.filter((_, index) => index % Math.max(1, Math.floor(titles.length / Number(values.searches))) === 0)
const search: number[] = []
const nearest: number[] = []
const concepts = openConcepts(model, encoder)
for (const query of queries) {
  search.push((await timed(() => pool.nearest(space.ask(query), 200)))[1])
  nearest.push((await timed(() => concepts.nearest(query, 10)))[1])
}
figures.note('search all titles, p50', percentile(search, 0.5), 'ms')
figures.note('search all titles, p95', percentile(search, 0.95), 'ms')
figures.note('nearest ten concepts, p95', percentile(nearest, 0.95), 'ms')
figures.print(values.json)
