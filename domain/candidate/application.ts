// An earlier application of a person, as an export tells it: history that is shown and never scored.
import type { Application, ApplicationOutcome } from '../shared/application.ts'
import { entriesOf } from '../shared/records.ts'
import { readDay } from './application-days.ts'
import { statusWords } from './export-headings.data.ts'
import { text as applicationText } from './texts/application.ts'

/** The cells of a row that are about an application, as written. */
export type ApplicationCells = Record<
  'jobApplied' | 'stage' | 'status' | 'appliedOn' | 'endedOn' | 'reason' | 'applicationSource' | 'externalId',
  string
>

const outcomeOf = new Map(entriesOf(statusWords).flatMap(([outcome, words]) => words.split(' ').map((word) => [word, outcome] as const)))

function readOutcome(text: string): ApplicationOutcome | undefined {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return outcomeOf.get(plain)
}

/**
 * The application in a row, and the days that can't be read; null for a row without one. A status or a stage says how it
 * ended; a day or a reason of an ending means a rejection.
 */
export function readApplication(
  cells: ApplicationCells,
  isDayFirst: { appliedOn: boolean; endedOn: boolean },
): { application: Application | null; unread: string[] } {
  const appliedOn = readDay(cells.appliedOn, isDayFirst.appliedOn)
  const endedOn = readDay(cells.endedOn, isDayFirst.endedOn)
  // 'Rejected: Yes' is no day, but says how it ended
  const isAnswer = readOutcome(cells.endedOn) !== undefined || /^(?:no|nein|false|-)$/i.test(cells.endedOn)
  const unread = [
    ...(cells.appliedOn !== '' && appliedOn === null ? [cells.appliedOn] : []),
    ...(cells.endedOn !== '' && endedOn === null && !isAnswer ? [cells.endedOn] : []),
  ]
  if (![cells.jobApplied, cells.stage, cells.reason].some(Boolean) && appliedOn === null && endedOn === null)
    return { application: null, unread }
  const ending = readOutcome(cells.reason)
  const stated = readOutcome(cells.status) ?? readOutcome(cells.stage) ?? ending ?? readOutcome(cells.endedOn)
  const application = {
    jobTitle: cells.jobApplied,
    // 'Rejected' as a stage says how it ended, not how far it got
    stage: readOutcome(cells.stage) ? '' : cells.stage,
    outcome: stated ?? (cells.reason !== '' || endedOn !== null ? 'rejected' : 'open'),
    appliedOn,
    endedOn,
    reason: ending ? '' : cells.reason,
    source: cells.applicationSource,
    externalId: cells.externalId,
  }
  return { application, unread }
}

/** What a newer statement adds: what it doesn't say stays. */
export function mergeApplication(existing: Application, incoming: Application): Application {
  return {
    jobTitle: incoming.jobTitle || existing.jobTitle,
    stage: incoming.stage || existing.stage,
    outcome: incoming.outcome === 'open' ? existing.outcome : incoming.outcome,
    appliedOn: incoming.appliedOn ?? existing.appliedOn,
    endedOn: incoming.endedOn ?? existing.endedOn,
    reason: incoming.reason || existing.reason,
    source: incoming.source || existing.source,
    externalId: incoming.externalId || existing.externalId,
  }
}

/** 'Applied in 2024 for Account Executive, rejected after On-site: Salary expectations', in the reader's language. */
export function applicationSentence({ jobTitle, stage, outcome, appliedOn, reason }: Application): string {
  const head = applicationText.applied(appliedOn?.slice(0, 4) ?? null, jobTitle || null)
  const end = applicationText.ended[outcome](stage || null)
  return `${head}${end === '' ? '' : `, ${end}`}${reason === '' ? '' : `: ${reason}`}`
}
