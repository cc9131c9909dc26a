// Where errors of the product are notified, when anyone who runs the installation wants to know; off by default.

export interface ErrorReport {
  /** 32 hexadecimal digits. */
  id: string
  at: Date
  side: 'server' | 'browser'
  /** TypeError, Refusal. */
  kind: string
  message: string
  stack: string
  /** The address without its query: queries hold names and tokens. */
  where: string
}

export interface ErrorSink {
  /** Rejects when it could not be notified. */
  send(report: ErrorReport): Promise<void>
}
