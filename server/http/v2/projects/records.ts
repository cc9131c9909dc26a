import * as calls from '@fairlead/contract/v2/projects/records'
import { historyEventOf, historyLabel } from '@fairlead/domain/shared/stages'
import { criteriaLines } from '@fairlead/domain/project/search-changes'
import { compareRecord, type ComparedEntry } from '../../../features/sourcing/records/compare-record.ts'
import { readProjectRecords } from '../../../features/sourcing/records/read-records.ts'
import { writeShortlist } from '../../../features/sourcing/records/write-shortlist.ts'
import { endpoint, FileAnswer } from '../../endpoint.ts'

export const getProjectsRecords = endpoint(calls.readRecords, async (ctx, { input }) => {
  const { years, canManage, unrecorded, records } = await readProjectRecords(ctx, input.project_id)
  return {
    years,
    can_manage: canManage,
    unrecorded,
    batches: records.map((record) => ({
      batch: record.batch,
      kind: record.kind,
      date: record.madeAt.toISOString(),
      people: record.people,
      erased: record.erased,
      below: record.belowCount,
      years: Math.max(years, record.yearsByLaw),
      engine: record.engine,
      models: record.models,
      criteria: criteriaLines(record.preferences),
      viewers: record.viewers.map(({ name, isGuest, firstAt, lastAt }) => ({
        name,
        is_guest: isGuest,
        first: firstAt.toISOString(),
        last: lastAt.toISOString(),
      })),
    })),
  }
})

export const getProjectsRecordsComparison = endpoint(calls.compareRecord, async (ctx, { input, services }) => {
  const { record, engine, isSame, kinds, criteria, entries } = await compareRecord(ctx, services, input.project_id, input.batch)
  return {
    is_same: isSame,
    is_incomplete: record.isIncomplete,
    engine: record.engine,
    engine_now: engine,
    changes: kinds,
    criteria,
    people: entries.map(personToWire),
  }
})

function personToWire({ place, candidateId, name, score, erasedAt, removedAt, decisions, isSame, now, changed }: ComparedEntry) {
  const last = decisions.findLast(({ isUndone }) => !isUndone)
  return {
    place,
    candidate_id: candidateId,
    name,
    score,
    erased: erasedAt?.toISOString() ?? null,
    removed: removedAt?.toISOString() ?? null,
    decision: last ? historyLabel(historyEventOf(last.to)) : null,
    decided: last?.at.toISOString() ?? null,
    decided_by: last?.by ?? null,
    is_same: isSame,
    now: now && { ...now, steps: now.steps.map(({ kind: change, points }) => ({ change, points })) },
    changed,
  }
}

export const getProjectsRecordsShortlist = endpoint(calls.readShortlist, async (ctx, { input, services }) => {
  const { name, bytes } = await writeShortlist(ctx, services, { projectId: input.project_id, batch: input.batch })
  return new FileAnswer(name, 'text/html; charset=utf-8', bytes)
})
