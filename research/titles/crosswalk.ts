// `npm run write crosswalk`: links occupations of O*NET and groups of the product to occupations of ESCO, for training.
//
// Rows marked `reviewed` were chosen by hand and are kept. Every other O*NET occupation is linked to the ESCO occupation with which it
// shares most names, if they share enough of them.
import fs from 'node:fs'
import { normalizeTitle } from '@fairlead/matching/titles/normalize'
import { loadTexts } from './data.ts'

const file = new URL('../../domain/reference/data/occupations_us_esco.tsv', import.meta.url)
const header = 'id\tconcept\tname\tby'
/** Shared names, each divided by the number of occupations that bear it in either list; an occupation's own name counts twice. */
const enough = 1.5

const rows = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))
const keyOf = (name: string): string => normalizeTitle(name).words.join(' ')
/** 'Certified Nurse Midwife (CNM)' has two names. */
const namesOf = (title: string): string[] => title.split(/[()]/).map(keyOf).filter(Boolean)

function ownersByName(entries: Iterable<[owner: string, name: string]>): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [owner, name] of entries) owners.set(name, (owners.get(name) ?? new Set()).add(owner))
  return owners
}

const texts = loadTexts()
const labels = rows(texts.labels).filter(([id = '', language]) => language === 'en' && id.startsWith('occupation/'))
const firstLabel = new Map(labels.toReversed().map(([id = '', , label = '']) => [id, label]))
const esco = ownersByName(labels.map(([id = '', , label = '']) => [id, keyOf(label)]))
const us = rows(texts.us).flatMap(([soc = '', title = '', isName]) =>
  namesOf(title).map((name) => ({ id: `us/${soc}`, name, counts: isName === '1' ? 2 : 1 })),
)
const usOwners = ownersByName(us.map(({ id, name }) => [id, name]))

const reviewed = rows(texts.crosswalk).filter(([, , , by]) => by === 'reviewed')
const isReviewed = new Set(reviewed.map(([id]) => id))
const scores = new Map<string, Map<string, number>>()
for (const { id, name, counts } of us) {
  if (isReviewed.has(id)) continue
  const score = scores.get(id) ?? new Map<string, number>()
  scores.set(id, score)
  const sharing = esco.get(name) ?? new Set<string>()
  for (const concept of sharing) score.set(concept, (score.get(concept) ?? 0) + counts / (sharing.size * (usOwners.get(name)?.size ?? 1)))
}
const byNames = [...scores].flatMap(([id, score]) => {
  const [best] = [...score].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best && best[1] >= enough ? [[id, best[0], firstLabel.get(best[0]) ?? '', 'names']] : []
})
const table = [...reviewed, ...byNames].toSorted((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1))
fs.writeFileSync(file, `${[header, ...table.map((row) => row.join('\t'))].join('\n')}\n`)
console.log(`${reviewed.length} links by hand, ${byNames.length} by shared names`)
