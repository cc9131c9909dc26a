// Port for usage analytics; off by default.

export interface UsageEvent {
  /** Deduplicates repeated events. */
  id: string
  name: string
  /** null = no one's doing but the product's own. */
  userId: string | null
  at: Date
  properties: Readonly<Record<string, string | number | null | readonly (string | number)[]>>
}

export interface UsageSink {
  /** Rejects when it could not be notified; it may be notified again. */
  send(events: readonly UsageEvent[]): Promise<void>
}
