// The operations board: every live project in every workspace with its health, filtered, sorted, and paged; reads no
// candidates.
import { must } from '@fairlead/domain/shared/records'

import type { Kysely } from 'kysely'
import { healthGroups, healthStatuses, isHealthStatus, type HealthStatus } from '@fairlead/domain/operations/health'
import { decideHealth, type HealthFacts } from '@fairlead/domain/operations/health-rules'
import type { ProjectType } from '@fairlead/domain/project/project'
import type { DB } from '../../platform/schema.ts'
import type { Settings } from '../../platform/settings.ts'
import { readHealthFacts } from '../projects/views/health-facts.ts'
import type { OperationsContext } from './access-operations.ts'

export interface BoardSearch {
  group?: string | undefined
  type?: ProjectType | undefined
  owner?: string | undefined
  /** Searches the names of the project, its company, its workspace, and its owner. */
  text?: string | undefined
  /** By group and status, by longest wait, or newest first. */
  sort: 'urgency' | 'age' | 'newest'
  page: number
}

export interface BoardRow {
  projectId: string
  name: string
  jobTitle: string
  company: string
  workspaceName: string
  type: ProjectType
  ownerName: string
  ownerEmail: string
  status: HealthStatus
  /** The reason for the rules' result. */
  reason: string
  also: { status: HealthStatus; reason: string }[]
  byHand: { by: string; at: Date } | null
  rulesSay: HealthStatus
  /** Since when someone or something has been waiting. */
  since: Date
  createdAt: Date
  lastActAt: Date | null
  notes: number
  isFreeTrial: boolean
  trialContacts: number | null
  facts: HealthFacts
}

export interface Board {
  /** After all filters except the one by group. */
  counts: Record<string, number>
  total: number
  rows: BoardRow[]
}

export const boardPageSize = 50

export async function readBoard(
  ctx: OperationsContext,
  installation: Pick<Settings, 'freeTrialContacts'>,
  search: BoardSearch,
): Promise<Board> {
  const text = search.text?.trim().toLowerCase() ?? ''
  const fits = (row: BoardRow) =>
    (!search.type || row.type === search.type) &&
    (!search.owner || row.ownerEmail === search.owner) &&
    [row.name, row.company, row.workspaceName, row.ownerName, row.ownerEmail].some((words) => words.toLowerCase().includes(text))
  const all = (await readRows(ctx.db, ctx.now, installation, null)).filter(fits)
  const counts = Object.fromEntries(healthGroups.map((group) => [group, all.filter((row) => groupOf(row) === group).length]))
  const visible = all.filter((row) => !search.group || groupOf(row) === search.group).toSorted(orders[search.sort])
  const from = (search.page - 1) * boardPageSize
  return { counts, total: visible.length, rows: visible.slice(from, from + boardPageSize) }
}

/** One project as shown on the board; null when it isn't live. */
export async function readBoardRow(
  ctx: OperationsContext,
  installation: Pick<Settings, 'freeTrialContacts'>,
  id: string,
): Promise<BoardRow | null> {
  return (await readRows(ctx.db, ctx.now, installation, [id]))[0] ?? null
}

const places = new Map<string, number>(healthStatuses.map(({ key }, index) => [key, index]))
const groupOf = ({ status }: BoardRow) => must(healthStatuses.find(({ key }) => key === status)).group
const byAge = (a: BoardRow, b: BoardRow) => a.since.getTime() - b.since.getTime() || (a.projectId < b.projectId ? -1 : 1)
const orders = {
  urgency: (a: BoardRow, b: BoardRow) => must(places.get(a.status)) - must(places.get(b.status)) || byAge(a, b),
  age: byAge,
  newest: (a: BoardRow, b: BoardRow) => b.createdAt.getTime() - a.createdAt.getTime() || (a.projectId < b.projectId ? -1 : 1),
} as const

async function readRows(
  db: Kysely<DB>,
  now: Date,
  installation: Pick<Settings, 'freeTrialContacts'>,
  ids: string[] | null,
): Promise<BoardRow[]> {
  let query = db
    .selectFrom('project')
    .innerJoin('users', 'users.id', 'project.owner_id')
    .innerJoin('workspace', 'workspace.id', 'project.workspace_id')
    .select([
      'project.id',
      'project.name',
      'project.job_title',
      'project.hiring_company',
      'project.project_type',
      'project.created_at',
      'project.operations_status',
      'project.operations_status_by',
      'project.operations_status_at',
      'project.is_free_trial',
      'project.free_trial_contacts',
      'workspace.name as workspace_name',
      'users.email',
      'users.first_name',
      'users.last_name',
    ])
    .where('project.is_archived', '=', false)
    .where('project.lifecycle_status', 'not in', ['draft', 'archived'])
  if (ids) query = query.where('project.id', 'in', ids)
  const [facts, rows, notes] = [await readHealthFacts(db, now, installation, ids), await query.execute(), await countNotes(db)]
  return rows.flatMap((row): BoardRow[] => {
    const counted = facts.get(row.id)
    if (!counted) return []
    const byRules = decideHealth(counted, now)
    const { operations_status_by: staff, operations_status_at: setAt } = row
    const byHand = staff !== null && setAt !== null ? { by: staff, at: setAt } : null
    const isByHand = byHand !== null && isHealthStatus(row.operations_status)
    return [
      {
        projectId: row.id,
        name: row.name,
        jobTitle: row.job_title,
        company: row.hiring_company,
        workspaceName: row.workspace_name,
        type: row.project_type,
        ownerName: `${row.first_name} ${row.last_name}`.trim(),
        ownerEmail: row.email,
        status: isByHand ? row.operations_status : byRules.status,
        reason: byRules.reason,
        also: byRules.also,
        byHand: isByHand ? byHand : null,
        rulesSay: byRules.status,
        since: counted.inReviewSince ?? counted.atManagerSince ?? counted.lastActAt ?? counted.submittedAt ?? row.created_at,
        createdAt: row.created_at,
        lastActAt: counted.lastActAt,
        notes: notes.get(row.id) ?? 0,
        isFreeTrial: row.is_free_trial,
        trialContacts: row.free_trial_contacts,
        facts: counted,
      },
    ]
  })
}

async function countNotes(db: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff_note')
    .select((eb) => ['project_id', eb.fn.countAll<number>().as('count')])
    .groupBy('project_id')
    .execute()
  return new Map(rows.map((row) => [row.project_id, Number(row.count)]))
}
