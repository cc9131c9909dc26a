// English texts of a user's own mailbox: web/features/profile/mailbox, and the address a sequence is sent from.

export const mailbox = 'Your mailbox'
export const loadFailed = 'We couldn’t load your mailbox.'
export const sentFrom = (address: string) => `Outreach for your projects is sent from ${address} until you connect your own mailbox.`
export const connect = 'Connect a mailbox'
export const connectWith = (provider: string) => `Connect with ${provider}`
export const connectByPassword = 'Connect another mailbox (SMTP and IMAP)'
export const providerUnreachable = (provider: string) => `${provider} isn’t available right now. Try again in a moment.`
export const missingSettings = (provider: string, settings: readonly string[]) =>
  `To let your team connect ${provider} mailboxes, set ${settings.join(' and ')} on the server.`
export const mailboxConnected = 'Mailbox connected'
export const reconnect = 'Reconnect'
export const states = { connected: 'Connected', failing: 'Trying again', paused: 'Paused' }
export const lastRead = 'Last read'
export const neverRead = 'Not read yet'
export const waiting = (count: number) => (count === 1 ? '1 email is waiting to be sent' : `${count} emails are waiting to be sent`)
export const pause = 'Pause'
export const resume = 'Resume'
export const edit = 'Edit'
export const disconnect = 'Disconnect'
export const actionFor = (act: string, address: string) => `${act} ${address}`
export const paused = 'Mailbox paused'
export const resumed = 'Mailbox resumed'
export const notChanged = 'We couldn’t change the mailbox. Try again in a moment.'

// How new email arrives
export const providers = { google: 'Google', microsoft: 'Microsoft' }
const spanOf = (seconds: number) => (seconds % 60 === 0 ? (seconds === 60 ? 'minute' : `${seconds / 60} minutes`) : `${seconds} seconds`)
export const arrivesAtOnce = (seconds: number) => `New email arrives at once. We also check every ${spanOf(seconds)}.`
export const checkedEvery = (seconds: number) => `Checked every ${spanOf(seconds)}.`

interface Polled {
  provider: string
  /** In the provider's words. */
  refusal: string
  since: string
}
export const whyPolled = {
  no_https: ({ provider }: Polled) =>
    `${provider} can notify us of new email once your administrator gives this server a public https:// address (PUBLIC_URL).`,
  no_topic: ({ provider }: Polled) =>
    `${provider} can notify us of new email once your administrator sets up a Pub/Sub topic (GMAIL_PUBSUB_TOPIC).`,
  off: ({ provider }: Polled) => `Your administrator has turned off notifications from ${provider} (GRAPH_PUSH).`,
  starting: ({ provider }: Polled) => `We’re asking ${provider} to notify us of new email.`,
  refused: ({ provider, refusal }: Polled) =>
    `${provider} can’t notify us of new email yet, so we’ll ask again within an hour. Its answer: ${refusal}`,
  waiting: ({ provider }: Polled) => `We’re waiting for the first notification from ${provider}.`,
  missed: ({ provider, since }: Polled) => `${provider} hasn’t delivered a notification since ${since}.`,
  expired: ({ provider }: Polled) => `The notifications from ${provider} have expired. We’re renewing them.`,
}

// Limits
export const sendsToday = (today: number) => `Sends up to ${today} ${today === 1 ? 'email' : 'emails'} today`
export const warmingUp = (perDay: number) => `, growing to ${perDay} a day`
export const bounced = (count: number, sent: number) => ` · ${count} of ${sent} emails bounced in the last 7 days`
export const blocked = (count: number) =>
  `${count === 1 ? '1 email was' : `${count} emails were`} refused as spam or by policy in the last 7 days. Check the DNS records below and send less for a few days. The candidates’ addresses are not affected.`
export const changeLimit = 'Daily limit'
export const limitTitle = (address: string) => `Daily limit of ${address}`
export const perDay = 'Emails a day'
export const perDayHint = (max: number) => `Up to ${max}. First emails and follow-ups above the limit wait for the next day; replies don’t.`
export const warmsUp = 'Warm up this mailbox'
export const warmsUpHint = 'Starts with 20 emails a day and adds 10 each week. New addresses that send a lot at once often end up in spam.'

// Signature
export const signature = 'Signature'
export const signatureOf = (address: string) => `Signature of ${address}`
export const signatureHint = 'Under first emails, follow-ups, and replies that are sent from this mailbox. Leave empty for none.'
export const signaturePreview = 'Preview'
export const signatureSaved = 'Signature saved'

// Disconnecting
export const disconnectTitle = (address: string) => `Disconnect ${address}?`
export const disconnectText = (installation: string) =>
  `New outreach for your projects is sent from ${installation}, and so are first emails and replies that are waiting. We’ll no longer read replies in your mailbox, so waiting follow-ups need your decision.`
export const disconnected = 'Mailbox disconnected'
export const cancel = 'Cancel'

// Connecting
export const connectTitle = 'Connect your mailbox'
export const editTitle = (address: string) => `Edit ${address}`
export const address = 'Email address'
export const name = 'Name'
export const nameHint = 'Only you see it. Leave empty to use the address.'
export const password = 'Password'
export const passwordHint = 'Many providers require an app password'
export const passwordKept = 'Leave empty to keep the saved password'
export const find = 'Find servers'
export const foundBy = {
  published: 'These servers are published by your email domain.',
  provider: 'These are the servers of your email provider.',
  guessed: 'Your email domain doesn’t publish its servers. These are a guess: check them with your provider.',
}
export const notFound = 'We couldn’t find the servers. Enter them below.'
export const username = 'Username'
export const usernameHint = 'Leave empty to use the email address'
export const outgoing = 'Outgoing server (SMTP)'
export const incoming = 'Incoming server (IMAP)'
export const port = 'Port'
export const portOf = (server: string) => `Port, ${server}`
export const encryption = 'Encryption'
export const encryptionOf = (server: string) => `Encryption, ${server}`
export const securities = { tls: 'TLS', starttls: 'STARTTLS', none: 'None' }
export const test = 'Test'
export const sendingWorks = 'Sending works.'
export const receivingWorks = 'Receiving works.'
export const connectIt = 'Connect'
export const save = 'Save'
export const isConnected = (mailbox: string) => `${mailbox} is connected`
export const saved = 'Mailbox saved'
export const couldNotConnect = 'We couldn’t connect the mailbox. Try again in a moment.'
export const required = 'This field is required.'

// Shared mailboxes
export const shared = 'Shared mailboxes'
export const sharedAbout =
  'Projects can send from these mailboxes instead of their owner’s. Choose one in the project’s outreach sequences.'
export const noneShared = 'Your team has no shared mailboxes.'
export const connectShared = 'Connect a shared mailbox'
export const connectSharedByPassword = 'Connect another shared mailbox (SMTP and IMAP)'
export const connectSharedWith = (provider: string) => `Connect a shared mailbox with ${provider}`
export const sharedText = (installation: string) =>
  `Projects that send from it send from their owner’s mailbox or from ${installation} again. We’ll no longer read replies in it, so waiting follow-ups need your decision.`

// In a project
export const sender = 'Send from'
export const ownersMailbox = 'The project owner’s mailbox'
export const senderSaved = 'Sender saved'
export const senderNotSaved = 'We couldn’t save the sender. Try again in a moment.'
export const sequenceFromShared = (mailbox: string) => `Emails are sent from ${mailbox}, a shared mailbox.`
export const sequenceFrom = (mailbox: string) => `Emails are sent from ${mailbox}.`
export const sequenceFromOwner = (mailbox: string, owner: string) => `Emails are sent from ${mailbox}, the mailbox of ${owner}.`
export const sequencePaused = (mailbox: string) => `${mailbox} is paused: emails wait until it is resumed.`
export const noMailbox = (address: string) => `No mailbox is connected: emails are sent from ${address}.`
export const sequenceFailing = (address: string) => `Emails from ${address} can’t be sent or read at the moment.`
export const askOwner = (owner: string) => `${owner} can fix it on their profile.`
export const connectYours = 'Connect your own mailbox'
export const openMailbox = 'Open your mailbox settings'
