// The time machine: a stored batch computed again as of its day, and beside it what today's inputs give, with the differences.
import { canonicalJson } from '@fairlead/domain/shared/canonical-json'
import { keysOf, must } from '@fairlead/domain/shared/records'
import type { InputKind } from '@fairlead/domain/project/record-changes'
import { searchChanges } from '@fairlead/domain/project/search-changes'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { Refusal } from '@fairlead/domain/refusal'
import { compareInputs, type Comparison } from '@fairlead/matching/compare-inputs'
import { personInputs, type PersonInputs } from '@fairlead/matching/recompute'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readSearchInputs } from './judge-again.ts'
import { engineOfRecords } from './record-batch.ts'
import { findRecord, readEntries, type Decision, type StoredRecord } from './record-views.ts'

export interface ComparedEntry {
  place: number
  candidateId: string
  name: string
  score: number
  erasedAt: Date | null
  removedAt: Date | null
  decisions: Decision[]
  /** null = erased, or there is no record of the person anymore. */
  now: { score: number; place: number; steps: Comparison['steps'][number] } | null
  /** Whether the same bytes came out again; null = erased. */
  isSame: boolean | null
  /** Fields of the person's record that have changed. */
  changed: (keyof PersonInputs['profile'])[]
}

export interface ComparedRecord {
  record: StoredRecord
  /** The rules and data that score now. */
  engine: string
  /** Everyone's bytes and the order are the same; those erased are left out. */
  isSame: boolean
  kinds: InputKind[]
  /** What changed in the criteria and their weights. */
  criteria: string[]
  entries: ComparedEntry[]
}

/** @throws Refusal not_found for a batch without a record */
export function compareRecord(ctx: ActorContext, tools: SearchTools, projectId: string, batch: number): Promise<ComparedRecord> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    return compareIn(tx, ctx, { tools, project, batch })
  })
}

async function compareIn(
  tx: Tx,
  ctx: ActorContext,
  { tools, project, batch }: { tools: SearchTools; project: LoadedProject; batch: number },
): Promise<ComparedRecord> {
  const record = await findRecord(tx, project.id, batch)
  if (!record) throw new Refusal('not_found')
  const entries = await readEntries(tx, record.id)
  const stored = entries.flatMap(({ place, stored: facts, profile }) => (facts ? [{ place, ...facts, profile }] : []))
  const now = await readSearchInputs(tx, tools, project, ctx.now().toISOString().slice(0, 7))
  const people = stored.map(({ personId, inputs, profile }) => ({
    id: personId,
    before: inputs,
    after: profile && personInputs({ profile }).profile,
  }))
  const comparison = compareInputs(tools.vocabulary, { before: record.inputs, after: now, people })
  const rows = new Map(
    stored.map(({ place, personId, resultText }, index) => {
      const { before: read, after: today } = must(people[index])
      return [
        place,
        {
          isSame: canonicalJson(comparison.before[index]) === resultText,
          now: today && {
            score: must(comparison.after[index]).assessment.score,
            place: comparison.orderAfter.indexOf(personId) + 1,
            steps: must(comparison.steps[index]),
          },
          changed: today ? keysOf(read.profile).filter((field) => canonicalJson(read.profile[field]) !== canonicalJson(today[field])) : [],
        },
      ]
    }),
  )
  const isOrdered = record.orderedBy === 'model' || comparison.orderBefore.every((id, index) => id === must(stored[index]).personId)
  const before = { preferences: record.preferences, ideals: [] }
  return {
    record,
    engine: engineOfRecords(),
    isSame: isOrdered && [...rows.values()].every(({ isSame }) => isSame),
    kinds: comparison.kinds,
    criteria: searchChanges(before, { preferences: now.preferences, ideals: [] }),
    entries: entries.map(({ place, candidateId, name, score, erasedAt, removedAt, decisions }) => ({
      place,
      candidateId,
      name: shownName(name, project.biasReducer),
      score,
      erasedAt,
      removedAt,
      decisions,
      ...(rows.get(place) ?? { isSame: null, now: null, changed: [] }),
    })),
  }
}
