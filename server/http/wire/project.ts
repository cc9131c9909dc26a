// Converts a project view to the API's project, with counters under the spec's names.
import { projectTypeToWire, roleToWire, rosterToWire, statusToWire, stopReasonToWire } from '@fairlead/contract/codes'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { recruiterNotesToWire } from '@fairlead/contract/shapes/settings-names'
import { counterName } from '@fairlead/contract/stages'
import { sharedStages, stages } from '@fairlead/domain/shared/stages'
import { projectVariables } from '@fairlead/domain/project/template-variables'
import { contactsLeft } from '@fairlead/domain/project/free-trial'
import type { WaitingProject } from '../../features/home/home-views.ts'
import { readNote } from '../../features/sourcing/searches/search-note.ts'
import type { Settings } from '../../platform/settings.ts'

type Counters = Pick<WireProject, Extract<keyof WireProject, `candidates_${string}_count`>>

export function projectToWire(view: WaitingProject, installation: Pick<Settings, 'freeTrialContacts'>): WireProject {
  const { settings } = view
  const counters = Object.fromEntries(sharedStages.map((stage) => [counterName(stage), view.counts[stage] ?? 0])) as Counters
  const open = view.search?.state === 'queued' || view.search?.state === 'running'
  return {
    project_id: view.id,
    project_name: view.name,
    name: view.name,
    job_title: view.jobTitle,
    hiring_company: view.hiringCompany,
    status: statusToWire(view.status),
    type: projectTypeToWire(view.type),
    role: roleToWire(view.role),
    is_owner: view.isOwned,
    is_processing: view.isProcessing,
    is_in_calibration: view.isInCalibration,
    is_in_auto_swipe_calibration: view.isInCalibration && view.inAutoSwipeMode,
    is_admin_in_auto_swipe_calibration: view.isInAdminCalibration,
    allow_calibration_disable: view.calibratedAt !== null,
    active_calibration_operation: open && view.search?.isCalibration ? view.search.id : null,
    in_auto_swipe_mode: view.inAutoSwipeMode,
    is_warmleads_recruiter: view.isWarmleadsRecruiter,
    is_autopilot_recruiter: view.isAutopilotRecruiter,
    is_archived: view.isArchived,
    outreach_pause: view.outreachPause,
    show_needs_attention: view.showNeedsAttention,
    is_peq: view.isPeq,
    is_self_serve: view.isSelfServe,
    bias_reducer: view.biasReducer,
    is_free_trial: view.isFreeTrial,
    golive: view.golive,
    operations_status: view.operationsStatus,
    operations_status_by: view.healthBy,
    operations_why: view.healthReason,
    needs_email_confirmation: settings.needsEmailConfirmation,
    confirm_email_before_send: settings.confirmEmailBeforeSend,
    allow_work_emails: settings.allowWorkEmails,
    outreach_methods: settings.outreachMethods,
    peq_dict: settings.peqDict,
    recruiter_notes: recruiterNotesToWire(settings.recruiterNotes),
    paused_archived_reason: view.stopReason.reason && stopReasonToWire(view.stopReason.reason),
    paused_archived_reason_other: view.stopReason.other,
    contacts_left: contactsLeft({
      isFreeTrial: view.isFreeTrial,
      contacted: view.contacted,
      limit: view.trialContacts ?? installation.freeTrialContacts,
    }),
    contacts_limit: view.isFreeTrial ? (view.trialContacts ?? installation.freeTrialContacts) : null,
    tab_order: settings.tabOrder,
    show_calibration_toggle: settings.showCalibrationToggle,
    candidate_batch_count: Object.fromEntries(stages.map((stage) => [stage, view.counts[stage] ?? 0])),
    ...counters,
    unanswered_count: view.unanswered.elsewhere,
    collaborators: rosterToWire(view.roster),
    template_vars_dict: projectVariables({ ...view, senderName: settings.senderName }),
    search: view.search
      ? {
          lro_id: view.search.id,
          state: view.search.state,
          progress_pct: view.search.progress,
          is_calibration: view.search.isCalibration,
          note: readNote(view.search),
          found: view.search.found,
          fits: view.search.fits,
          missed: view.search.missed,
          found_before: view.search.foundBefore,
          missed_before: view.search.missedBefore,
        }
      : null,
    lessons: view.lessons,
    created_at: view.createdAt.toISOString(),
    edited_at: view.editedAt?.toISOString() ?? null,
    edited_by: view.editedBy,
  }
}
