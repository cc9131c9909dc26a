// Port for usage analytics; off by default.

export interface UsageEvent {
  /** Deduplicates repeated events. */
  id: string
  name: string
  /** null = done by the product, not by a user. */
  userId: string | null
  at: Date
  properties: Readonly<Record<string, string | number | null | readonly (string | number)[]>>
}

export interface UsageSink {
  /** Rejects if the events could not be delivered; sending them again is safe. */
  send(events: readonly UsageEvent[]): Promise<void>
}
