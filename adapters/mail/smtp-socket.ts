// The socket inside one of nodemailer's SMTP connections, which its interface keeps to itself.
import type { Socket } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

export function socketOf(connection: SMTPConnection): Pick<Socket, 'destroy' | 'destroyed' | 'setTimeout'> | null {
  return (connection as unknown as { _socket?: Socket | false })._socket || null
}
