// A project's row in the domain's words, for the access check and the list.
import type { Selectable } from 'kysely'
import type { ProjectTable } from '../../platform/schema.ts'
import { storedStopReason } from '../../platform/stored-codes.ts'

/** The row's own columns; roster and counters are in separate tables. */
export function factsOfRow(row: Selectable<ProjectTable> & { owner_email: string }) {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    ownerEmail: row.owner_email,
    name: row.name,
    jobTitle: row.job_title,
    hiringCompany: row.hiring_company,
    type: row.project_type,
    status: row.lifecycle_status,
    isProcessing: row.is_processing,
    isInCalibration: row.is_in_calibration,
    calibratedAt: row.calibrated_at,
    isArchived: row.is_archived,
    outreachPause: row.outreach_pause,
    inAutoSwipeMode: row.in_auto_swipe_mode,
    isWarmleadsRecruiter: row.is_warmleads_recruiter,
    isAutopilotRecruiter: row.is_autopilot_recruiter,
    showNeedsAttention: row.show_needs_attention,
    isSelfServe: row.is_self_serve,
    biasReducer: row.bias_reducer,
    isPeq: row.is_peq,
    isFreeTrial: row.is_free_trial,
    isInAdminCalibration: row.is_in_admin_calibration,
    golive: row.golive,
    operationsStatus: row.operations_status,
    healthBy: row.operations_status_by,
    trialContacts: row.free_trial_contacts,
    stopReason: {
      reason: row.paused_archived_reason === null ? null : storedStopReason.read(row.paused_archived_reason),
      other: row.paused_archived_reason_other,
    },
  }
}
