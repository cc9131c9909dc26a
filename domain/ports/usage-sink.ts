// Where the product tells what is done with it, when whoever runs the installation wants to know; off by default.

export interface UsageEvent {
  /** The same event told twice counts once. */
  id: string
  name: string
  /** null = nobody's doing but the product's own. */
  userId: string | null
  at: Date
  properties: Readonly<Record<string, string | number | null | readonly (string | number)[]>>
}

export interface UsageSink {
  /** Rejects when it could not be told; it may be told again. */
  send(events: readonly UsageEvent[]): Promise<void>
}
