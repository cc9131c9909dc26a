// The states of a connection to an outside system, such as the applicant tracking system (spec A, section 4).

export const integrationStatuses = ['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

/** Case-insensitive; unknown values are UNKNOWN. */
export function integrationStatusOf(name: string): IntegrationStatus {
  return integrationStatuses.find((status) => status === name.trim().toUpperCase()) ?? 'UNKNOWN'
}
