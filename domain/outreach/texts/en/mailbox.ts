// English texts of domain/outreach/mailbox.ts.

export const unknownServer = (host: string | number, server: string | number) =>
  `There is no server named ${host}. Check the name of the ${server}.`
export const hostNotAllowed = (host: string | number) =>
  `${host} can’t be used here: it is on a private network, or your administrator doesn’t allow it.`
export const connectionRefused = (host: string | number, port: string | number) =>
  `${host} refused the connection on port ${port}. Check the port.`
export const noAnswer = (host: string | number, port: string | number) =>
  `${host} didn’t answer on port ${port} in time. Check the name and port.`
export const invalidCertificate = (host: string | number) =>
  `The certificate of ${host} isn’t valid for that name. Check the name, or ask the server’s administrator.`
export const noEncryption = (host: string | number, port: string | number) =>
  `${host} offers no encryption on port ${port}. Choose another port or encryption.`
export const loginRefused = (host: string | number) =>
  `${host} doesn’t accept this username and password. Many providers require an app password.`
export const accessEnded = (host: string | number) => `${host} no longer gives access to this mailbox. Reconnect it.`
export const noMailServer = (host: string | number, port: string | number) =>
  `${host} didn’t answer as a mail server on port ${port}. Check the port and encryption.`
export const pausedForBounces =
  'Too many of its emails bounced or were refused, so we stopped before providers block it. Check the addresses of your candidates and the mailbox’s DNS records, then resume the mailbox.'
export const pausedByOwner = 'You paused this mailbox. Its emails wait until you resume it.'
export const pausedForAccess = 'It no longer gives us access. Reconnect it; waiting emails are sent after that.'
export const pausedForPassword = 'The server no longer accepts the password. Enter the new one; waiting emails are sent after that.'
export const pausedByServer =
  'The server won’t let this mailbox send email. Resolve this with your email provider, then resume the mailbox.'
export const wrongPort = (port: number, server: string, ports: string) => `${port} is not a port for the ${server}. Use ${ports}.`
export const cantSend = (fault: string) => `Emails can’t be sent: ${fault}`
export const cantRead = (fault: string) => `Replies can’t be read: ${fault}`
export const sending = 'Sending'
export const receiving = 'Receiving'
export const outgoingServer = 'outgoing server'
export const incomingServer = 'incoming server'
export const blocked = (address: string) =>
  `A receiving server refused email from ${address} as spam or by policy. Check its DNS records and send less for a few days. The candidates’ addresses are not affected.`
export const itsAnswer = (answer: string) => `The server’s answer: ${answer}`
