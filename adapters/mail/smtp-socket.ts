// The socket inside one of nodemailer's SMTP connections, which its interface doesn't expose.
import { fieldOf } from '@fairlead/domain/shared/records'
import { Socket } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

export function socketOf(connection: SMTPConnection): Socket | null {
  const socket = fieldOf(connection, '_socket')
  return socket instanceof Socket ? socket : null
}
