// The parts of hoodiecrow-imap that the embedded mail server uses; the package has no types of its own.
declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net'

  export interface ImapMessage {
    uid: number
    flags: string[]
    internaldate: Date | string
    raw: string
    parsed: unknown
  }
  export interface ImapMailbox {
    messages: ImapMessage[]
    uidvalidity: number
    uidnext: number
  }
  export interface ImapConnection {
    socket: Socket | null
  }
  export type ImapCommand = (connection: ImapConnection, parsed: unknown, data: unknown, callback: () => void) => void
  export interface ImapServer {
    server: Server
    connectionHandlers: ((connection: ImapConnection) => void)[]
    searchHandlers: Record<
      string,
      (connection: ImapConnection, message: ImapMessage, sequence: number, key: string, value: string) => boolean
    >
    getMailbox(path: string): ImapMailbox | undefined
    processMessage(message: ImapMessage, mailbox: ImapMailbox): void
    appendMessage(
      mailbox: ImapMailbox | string,
      flags: string[],
      internaldate: string | undefined,
      raw: string,
      ignoreConnection?: ImapConnection,
    ): { mailbox: ImapMailbox; message: ImapMessage }
    notify(command: object, mailbox: ImapMailbox, ignoreConnection?: ImapConnection): void
    getCommandHandler(command: string): ImapCommand
    setCommandHandler(command: string, handler: ImapCommand): void
    setMaxListeners(count: number): void
  }
  const hoodiecrow: (options: object) => ImapServer
  export default hoodiecrow
}
