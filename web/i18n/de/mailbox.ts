// German texts of a user's own mailbox: web/features/profile/mailbox, and the address a sequence is sent from.

export const mailbox = 'Ihr Postfach'
export const loadFailed = 'Ihr Postfach konnte nicht geladen werden.'
export const sentFrom = (address: string) =>
  `Die Ansprache für Ihre Projekte wird von ${address} gesendet, bis Sie Ihr eigenes Postfach verbinden.`
export const connect = 'Postfach verbinden'
export const connectWith = (provider: string) => `Mit ${provider} verbinden`
export const connectByPassword = 'Anderes Postfach verbinden (SMTP und IMAP)'
export const providerUnreachable = (provider: string) => `${provider} ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.`
export const missingSettings = (provider: string, settings: readonly string[]) =>
  `Damit Ihr Team Postfächer von ${provider} verbinden kann, setzen Sie auf dem Server ${settings.join(' und ')}.`
export const mailboxConnected = 'Postfach verbunden'
export const reconnect = 'Neu verbinden'
export const states = { connected: 'Verbunden', failing: 'Neuer Versuch', paused: 'Pausiert' }
export const lastRead = 'Zuletzt gelesen'
export const neverRead = 'Noch nicht gelesen'
export const waiting = (count: number) => (count === 1 ? '1 E-Mail wartet auf den Versand' : `${count} E-Mails warten auf den Versand`)
export const pause = 'Pausieren'
export const resume = 'Fortsetzen'
export const edit = 'Bearbeiten'
export const disconnect = 'Trennen'
export const actionFor = (act: string, address: string) => `${act}: ${address}`
export const paused = 'Postfach pausiert'
export const resumed = 'Postfach fortgesetzt'
export const notChanged = 'Das Postfach konnte nicht geändert werden. Versuchen Sie es gleich noch einmal.'

// How new email arrives
export const providers = { google: 'Google', microsoft: 'Microsoft' }
const every = (seconds: number) =>
  seconds % 60 === 0 ? (seconds === 60 ? 'jede Minute' : `alle ${seconds / 60} Minuten`) : `alle ${seconds} Sekunden`
export const arrivesAtOnce = (seconds: number) => `Neue E-Mails kommen sofort an. Zusätzlich sehen wir ${every(seconds)} nach.`
export const checkedEvery = (seconds: number) => `Wir sehen ${every(seconds)} nach.`

interface Polled {
  provider: string
  /** In the provider's words. */
  refusal: string
  since: string
}
export const whyPolled = {
  no_https: ({ provider }: Polled) =>
    `${provider} kann uns über neue E-Mails informieren, sobald Ihr Admin diesem Server eine öffentliche https://-Adresse gibt (PUBLIC_URL).`,
  no_topic: ({ provider }: Polled) =>
    `${provider} kann uns über neue E-Mails informieren, sobald Ihr Admin ein Pub/Sub-Topic einrichtet (GMAIL_PUBSUB_TOPIC).`,
  off: ({ provider }: Polled) => `Ihr Admin hat die Benachrichtigungen von ${provider} ausgeschaltet (GRAPH_PUSH).`,
  starting: ({ provider }: Polled) => `Wir bitten ${provider}, uns über neue E-Mails zu informieren.`,
  refused: ({ provider, refusal }: Polled) =>
    `${provider} kann uns noch nicht über neue E-Mails informieren; wir fragen innerhalb einer Stunde erneut an. Die Antwort: ${refusal}`,
  waiting: ({ provider }: Polled) => `Wir warten auf die erste Benachrichtigung von ${provider}.`,
  missed: ({ provider, since }: Polled) => `Seit ${since} hat ${provider} keine Benachrichtigung geschickt.`,
  expired: ({ provider }: Polled) => `Die Benachrichtigungen von ${provider} sind abgelaufen. Wir erneuern sie gerade.`,
}

// Limits
export const sendsToday = (today: number) => `Sendet heute bis zu ${today} ${today === 1 ? 'E-Mail' : 'E-Mails'}`
export const warmingUp = (perDay: number) => `, später bis zu ${perDay} am Tag`
export const bounced = (count: number, sent: number) => ` · ${count} von ${sent} E-Mails in den letzten 7 Tagen unzustellbar`
export const blocked = (count: number) =>
  `${count === 1 ? '1 E-Mail wurde' : `${count} E-Mails wurden`} in den letzten 7 Tagen als Spam oder wegen einer Richtlinie abgewiesen. Prüfen Sie die DNS-Einträge unten und senden Sie einige Tage weniger. Die Adressen der Kandidat:innen sind nicht betroffen.`
export const changeLimit = 'Tageslimit'
export const limitTitle = (address: string) => `Tageslimit von ${address}`
export const perDay = 'E-Mails pro Tag'
export const perDayHint = (max: number) =>
  `Bis zu ${max}. Erste E-Mails und Follow-ups über dem Limit warten auf den nächsten Tag, Antworten nicht.`
export const warmsUp = 'Dieses Postfach aufwärmen'
export const warmsUpHint =
  'Beginnt mit 20 E-Mails am Tag und steigt jede Woche um 10. Neue Adressen, die sofort viel senden, landen oft im Spam.'

// Signature
export const signature = 'Signatur'
export const signatureOf = (address: string) => `Signatur von ${address}`
export const signatureHint =
  'Unter ersten E-Mails, Follow-ups und Antworten, die von diesem Postfach gesendet werden. Leer lassen für keine.'
export const signaturePreview = 'Vorschau'
export const signatureSaved = 'Signatur gespeichert'

// Disconnecting
export const disconnectTitle = (address: string) => `${address} trennen?`
export const disconnectText = (installation: string) =>
  `Neue Ansprache für Ihre Projekte wird von ${installation} gesendet, ebenso wartende erste E-Mails und Antworten. Wir lesen die Antworten in Ihrem Postfach nicht mehr; über wartende Follow-ups müssen deshalb Sie entscheiden.`
export const disconnected = 'Postfach getrennt'
export const cancel = 'Abbrechen'

// Connecting
export const connectTitle = 'Postfach verbinden'
export const editTitle = (address: string) => `${address} bearbeiten`
export const address = 'E-Mail-Adresse'
export const name = 'Name'
export const nameHint = 'Nur für Sie sichtbar. Leer lassen, um die Adresse zu verwenden.'
export const password = 'Passwort'
export const passwordHint = 'Viele Anbieter verlangen ein App-Passwort'
export const passwordKept = 'Leer lassen, um das gespeicherte Passwort zu behalten'
export const find = 'Server finden'
export const foundBy = {
  published: 'Diese Server hat Ihre E-Mail-Domain veröffentlicht.',
  provider: 'Das sind die Server Ihres E-Mail-Anbieters.',
  guessed: 'Ihre E-Mail-Domain veröffentlicht ihre Server nicht. Diese sind geraten: Prüfen Sie sie bei Ihrem Anbieter.',
}
export const notFound = 'Wir konnten die Server nicht finden. Geben Sie sie unten ein.'
export const username = 'Benutzername'
export const usernameHint = 'Leer lassen, um die E-Mail-Adresse zu verwenden'
export const outgoing = 'Postausgangsserver (SMTP)'
export const incoming = 'Posteingangsserver (IMAP)'
export const port = 'Port'
export const portOf = (server: string) => `Port, ${server}`
export const encryption = 'Verschlüsselung'
export const encryptionOf = (server: string) => `Verschlüsselung, ${server}`
export const securities = { tls: 'TLS', starttls: 'STARTTLS', none: 'Keine' }
export const test = 'Testen'
export const sendingWorks = 'Der Versand funktioniert.'
export const receivingWorks = 'Der Empfang funktioniert.'
export const connectIt = 'Verbinden'
export const save = 'Speichern'
export const isConnected = (mailbox: string) => `${mailbox} ist verbunden`
export const saved = 'Postfach gespeichert'
export const couldNotConnect = 'Das Postfach konnte nicht verbunden werden. Versuchen Sie es gleich noch einmal.'
export const required = 'Dieses Feld ist erforderlich.'

// Shared mailboxes
export const shared = 'Gemeinsame Postfächer'
export const sharedAbout =
  'Projekte können von diesen Postfächern statt von dem der Eigentümer:in senden. Wählen Sie eines in den Sequenzen für die Ansprache des Projekts.'
export const noneShared = 'Ihr Team hat keine gemeinsamen Postfächer.'
export const connectShared = 'Gemeinsames Postfach verbinden'
export const connectSharedByPassword = 'Anderes gemeinsames Postfach verbinden (SMTP und IMAP)'
export const connectSharedWith = (provider: string) => `Gemeinsames Postfach mit ${provider} verbinden`
export const sharedText = (installation: string) =>
  `Projekte, die davon senden, senden wieder vom Postfach der Eigentümer:in oder von ${installation}. Wir lesen die Antworten darin nicht mehr; über wartende Follow-ups müssen deshalb Sie entscheiden.`

// In a project
export const sender = 'Senden von'
export const ownersMailbox = 'Postfach der Eigentümer:in des Projekts'
export const senderSaved = 'Absender gespeichert'
export const senderNotSaved = 'Der Absender konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'
export const sequenceFromShared = (mailbox: string) => `E-Mails werden von ${mailbox} gesendet, einem gemeinsamen Postfach.`
export const sequenceFrom = (mailbox: string) => `E-Mails werden von ${mailbox} gesendet.`
export const sequenceFromOwner = (mailbox: string, owner: string) => `E-Mails werden von ${mailbox} gesendet, dem Postfach von ${owner}.`
export const sequencePaused = (mailbox: string) => `${mailbox} ist pausiert: E-Mails warten, bis es fortgesetzt wird.`
export const noMailbox = (address: string) => `Es ist kein Postfach verbunden: E-Mails werden von ${address} gesendet.`
export const sequenceFailing = (address: string) => `E-Mails von ${address} können zurzeit nicht gesendet oder gelesen werden.`
export const askOwner = (owner: string) => `${owner} kann das im eigenen Profil beheben.`
export const connectYours = 'Eigenes Postfach verbinden'
export const openMailbox = 'Postfach-Einstellungen öffnen'
