// Converts security events for the API.
import type { WireSecurityPage } from '@fairlead/contract/v2/security_log'
import type { SecurityEventView } from '../../features/accounts/security/security-event-views.ts'

export function securityPageToWire({ events, hasMore }: { events: SecurityEventView[]; hasMore: boolean }): WireSecurityPage {
  return {
    has_more: hasMore,
    events: events.map(({ id, at: time, kind, actor, target, workspaceName, ip, userAgent, details }) => ({
      id,
      date: time.toISOString(),
      kind,
      actor,
      target,
      workspace_name: workspaceName,
      ip,
      user_agent: userAgent,
      details,
    })),
  }
}
