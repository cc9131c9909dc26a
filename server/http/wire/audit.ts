// Converts audit events for the API.
import type { WireAuditPage } from '@fairlead/contract/v2/audit'
import type { AuditEventView } from '../../features/accounts/security/audit-views.ts'

export function auditPageToWire({ events, hasMore }: { events: AuditEventView[]; hasMore: boolean }): WireAuditPage {
  return {
    has_more: hasMore,
    events: events.map(({ id, at: time, kind, actor, target, projectId, candidate, workspaceName, ip, userAgent, details }) => ({
      id,
      date: time.toISOString(),
      kind,
      actor,
      target,
      project_id: projectId,
      candidate,
      workspace_name: workspaceName,
      ip,
      user_agent: userAgent,
      details,
    })),
  }
}
