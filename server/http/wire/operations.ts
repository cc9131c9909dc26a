// Converts the board's rows and notes for the API.
import { projectTypeToWire } from '@fairlead/contract/codes'
import type { WireBoardProject, WireStaffNote } from '@fairlead/contract/shapes/operations'
import type { BoardRow } from '../../features/operations/board-views.ts'
import type { StaffNote } from '../../features/operations/staff-note-store.ts'

export function boardRowToWire(row: BoardRow): WireBoardProject {
  return {
    project_id: row.projectId,
    project_name: row.name,
    job_title: row.jobTitle,
    hiring_company: row.company,
    workspace_name: row.workspaceName,
    type: projectTypeToWire(row.type),
    owner_name: row.ownerName,
    owner_email: row.ownerEmail,
    operations_status: row.status,
    rules_status: row.rulesSay,
    rules_why: row.reason,
    rules_also: row.also.map(({ status, reason }) => ({ operations_status: status, why: reason })),
    operations_status_by: row.byHand?.by ?? null,
    operations_status_date: row.byHand?.at.toISOString() ?? null,
    since: row.since.toISOString(),
    created_at: row.createdAt.toISOString(),
    last_act_at: row.lastActAt?.toISOString() ?? null,
    notes_count: row.notes,
    is_free_trial: row.isFreeTrial,
    contacts: row.trialContacts,
  }
}

export function staffNoteToWire(note: StaffNote, userId: string): WireStaffNote {
  return {
    note_id: note.id,
    author: note.author,
    body: note.body,
    is_own: note.userId === userId,
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  }
}
