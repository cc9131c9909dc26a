// Error reporting to an outside service. Off by default; the operator turns it on.

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
  /** Rejects if the report could not be delivered. */
  send(report: ErrorReport): Promise<void>
}
