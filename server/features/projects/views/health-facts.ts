// The inputs of all projects' health, computed in one statement.
import { sql, type Kysely } from 'kysely'
import { healthLimits, type HealthFacts } from '@fairlead/domain/operations/health-rules'
import { sectionOf } from '@fairlead/domain/project/project-list'
import type { ProjectStatus, ProjectType } from '@fairlead/domain/project/project'
import type { DB } from '../../../platform/schema.ts'
import type { Settings } from '../../../platform/settings.ts'

interface Counted {
  id: string
  project_type: ProjectType
  lifecycle_status: ProjectStatus
  is_processing: boolean
  outreach_pause: boolean
  is_archived: boolean
  is_free_trial: boolean
  free_trial_contacts: number | null
  is_calibrated: boolean
  contacted: number
  submitted_at: Date | null
  is_first_batch_there: boolean
  in_review: number
  in_review_since: Date | null
  at_manager: number
  at_manager_since: Date | null
  contacted_week: number
  last_act_at: Date | null
  manager_approved: number
  manager_decided: number
  asked: number | null
  found: number | null
  has_failed: boolean | null
}

/** The contacted candidates of a free trial, like `countContacted`. */
const writtenTo = sql`(select count(*) from candidate c where c.project_id = p.id and (c.contacted_at is not null
  or exists (select 1 from message m where m.candidate_id = c.id and m.kind = 'sequence' and m.state <> 'cancelled')
  or exists (select 1 from linkedin_message l where l.candidate_id = c.id and l.state not in ('failed', 'cancelled'))))`

/**
 * Facts by project, for every submitted project that isn't archived, or for the given ones among them. @param db decides which
 * projects are visible: all on the service's own connection, a workspace's in its transaction
 */
export async function readHealthFacts(
  db: Kysely<DB>,
  now: Date,
  installation: Pick<Settings, 'freeTrialContacts'>,
  ids: readonly string[] | null = null,
): Promise<Map<string, HealthFacts>> {
  if (ids?.length === 0) return new Map()
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  const { rows } = await sql<Counted>`
    select p.id, p.project_type, p.lifecycle_status, p.is_processing, p.outreach_pause, p.is_archived, p.is_free_trial, p.free_trial_contacts,
      p.calibrated_at is not null as is_calibrated,
      case when p.is_free_trial then ${writtenTo} else 0 end as contacted,
      (select min(r.created_at) from search_run r where r.project_id = p.id) as submitted_at,
      exists (select 1 from search_run r where r.project_id = p.id and r.state = 'completed') as is_first_batch_there,
      coalesce((select count from project_counter k where k.project_id = p.id and k.stage = 'UNDER_REVIEW'), 0) as in_review,
      (select min(c.stage_at) from candidate c where c.project_id = p.id and c.stage = 'UNDER_REVIEW') as in_review_since,
      coalesce((select count from project_counter k where k.project_id = p.id and k.stage = 'HIRING_MANAGER'), 0) as at_manager,
      (select min(c.stage_at) from candidate c where c.project_id = p.id and c.stage = 'HIRING_MANAGER') as at_manager_since,
      (select count(*) from candidate c where c.project_id = p.id and c.contacted_at > ${weekAgo}) as contacted_week,
      (select max(h.at) from candidate_history h where h.project_id = p.id and h.user_id is not null) as last_act_at,
      m.approved as manager_approved, m.decided as manager_decided, s.asked, s.found, s.has_failed
    from project p
    cross join lateral (
      select count(*) as decided, count(*) filter (where v.to_stage <> 'REJECTED') as approved from (
        select h.to_stage from candidate_history h
        where h.project_id = p.id and h.from_stage = 'HIRING_MANAGER' and not h.undone
          and h.to_stage in ('HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'REJECTED')
        order by h.at desc limit ${sql.lit(healthLimits.approval.last)}) v) m
    left join lateral (
      select r.size as asked, r.found, r.state = 'failed' as has_failed from search_run r
      where r.project_id = p.id and r.state in ('completed', 'failed') order by r.batch desc limit 1) s on true
    where p.lifecycle_status not in ('draft', 'archived') and not p.is_archived
      ${ids ? sql`and p.id = any(${[...ids]}::text[])` : sql``}`.execute(db)
  return new Map(rows.map((row) => [row.id, factsOf(row, installation)]))
}

function factsOf(row: Counted, installation: Pick<Settings, 'freeTrialContacts'>): HealthFacts {
  const section = sectionOf({
    status: row.lifecycle_status,
    isProcessing: row.is_processing,
    outreachPause: row.outreach_pause,
    isArchived: row.is_archived,
  })
  return {
    isPaused: section === 'paused',
    isSelfServe: row.project_type === 'self-serve',
    isFreeTrial: row.is_free_trial,
    contacted: row.contacted,
    trialLimit: row.free_trial_contacts ?? installation.freeTrialContacts,
    submittedAt: row.submitted_at,
    isFirstBatchThere: row.is_first_batch_there,
    isCalibrated: row.is_calibrated,
    inReview: row.in_review,
    inReviewSince: row.in_review_since,
    atManager: row.at_manager,
    atManagerSince: row.at_manager_since,
    contactedLastWeek: row.contacted_week,
    lastActAt: row.last_act_at,
    managerApproved: row.manager_approved,
    managerDecided: row.manager_decided,
    lastSearch: row.asked === null ? null : { asked: row.asked, found: row.found ?? 0, hasFailed: row.has_failed ?? false },
  }
}
