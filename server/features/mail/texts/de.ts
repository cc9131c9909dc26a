// German texts of server/features/mail: answers, notifications, and emails.

// connect-mailbox
export const connectedByTeammate = (address: string | number) =>
  `Ein Mitglied Ihres Teams hat ${address} verbunden und muss es zuerst trennen.`
export const oneMailbox = (address: string | number) => `Trennen Sie zuerst ${address}. Sie können ein Postfach verbinden.`
export const teamMailbox = (address: string | number) =>
  `${address} ist ein Postfach Ihres Teams. Wählen Sie es stattdessen als Absender eines Projekts.`
export const mailboxWithoutPassword = 'Dieses Postfach hat kein Passwort.'
export const dnsAnsweredNothing =
  'Das DNS hat nicht geantwortet, deshalb konnte kein Eintrag geprüft werden. Versuchen Sie es gleich noch einmal.'
export const mailboxChanged = 'Das Postfach hat sich während der Prüfung geändert. Wir prüfen seine Einträge gleich noch einmal.'
export const yourProviderSigns = 'Der Anbieter dieses Postfachs signiert dessen E-Mails selbst.'
export const mailboxDisconnected = 'Dieses Postfach ist nicht mehr verbunden.'

// connect-provider-mailbox
const accesses = { read: 'E-Mails zu lesen', send: 'E-Mails zu senden' }
export const accessDenied = (missing: readonly (keyof typeof accesses)[]) =>
  `Sie haben uns nicht erlaubt, ${missing.map((access) => accesses[access]).join(' und ')}. Verbinden Sie neu und erlauben Sie Lesen und Senden.`
export const noLastingAccess = (value: string | number) => `${value} hat keinen dauerhaften Zugriff gegeben. Verbinden Sie neu.`
export const serviceUnavailable = (value: string | number) => `${value} ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.`

// sort-conversation
export const nothingToSort =
  'Geben Sie an, was sich an der Unterhaltung ändern soll: wem sie zugewiesen ist, bis wann sie zurückgestellt ist oder ob sie erledigt ist.'
export const cannotOpenConversation = 'Diese Person kann die Unterhaltung nicht öffnen. Fügen Sie sie zuerst zum Projekt hinzu.'

// send-notice
export const automaticEmailOff = 'Automatische E-Mails sind in diesem Projekt ausgeschaltet.'

// set-aside
export const readingTooSlow = 'Das Lesen dauert zu lange.'
export const readingTooLarge = 'Das Lesen braucht zu viel Speicher.'
export const tooLarge = 'Sie ist zu groß.'
export const invalidFormat = 'Das Format ist ungültig.'
export const readingStopped = 'Der Dienst ist beim Lesen zweimal abgebrochen.'
export const unreadableEmail = (value: string | number) =>
  `Wir konnten diese E-Mail nicht lesen. ${value} Öffnen Sie sie stattdessen im Postfach.`

// task-store
export const readDifferently = 'Die Antwort wurde anders verstanden.'

// template-values
export const noValue = (value: string | number) => `Kein Wert für ${value}.`
export const variableWithoutValue = 'Diese Variable hat für diese Person keinen Wert.'
export const addressRefused = (address: string | null) =>
  `${address || 'Die Adresse'} nimmt keine E-Mails an. Versuchen Sie es mit einer anderen Adresse.`
export const reportedAsSpam = 'Diese Person hat eine E-Mail als Spam gemeldet. Es werden keine weiteren E-Mails gesendet.'

// handle-bounce
export const mailboxStillFull = (address: string) =>
  `Das Postfach von ${address} ist immer noch voll. Wir haben es eine Woche lang versucht.`
export const blockedByServer = (address: string) =>
  `Der Server von ${address} hat unsere E-Mail als Spam oder wegen einer Richtlinie abgelehnt. Die Adresse kann stimmen; wir haben die Eigentümer:in unseres Postfachs informiert.`
export const notDelivered = (address: string) =>
  `Unsere E-Mail an ${address} wurde nicht zugestellt, und der Server hat nicht gesagt, dass die Adresse falsch ist.`

// correct-label
export const correctReadOnly = 'Nur Antworten, die gelesen wurden, lassen sich korrigieren.'
export const nothingCorrected = 'Diese Antwort wurde nicht korrigiert.'

// settle-parked
export const decidedAlready = 'Jemand hat über diese E-Mail schon entschieden.'

// suppress-address
export const resubscribeEmail = (optInDays: string | number, link: string | number) =>
  `Guten Tag,\n\nSie haben sich von unseren E-Mails über Stellen abgemeldet. Wenn Sie wieder von uns hören möchten, öffnen Sie diesen Link innerhalb von ${optInDays} Tagen:\n\n${link}\n\nWenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail; Sie bleiben dann abgemeldet.`

// suppression-list
export const invalidEntry = (line: number, entry: string) => `Zeile ${line} ist weder eine E-Mail-Adresse noch eine Domain: ${entry}`
export const enterAddress = 'Geben Sie mindestens eine E-Mail-Adresse oder Domain ein.'
export const entriesMax = (max: number) => `Fügen Sie höchstens ${max.toLocaleString('de-DE')} Einträge auf einmal hinzu.`
export const entryGone = 'Dieser Eintrag steht nicht mehr auf der Liste.'

// transfer-candidate
export const projectArchived = 'Dieses Projekt ist archiviert.'
export const queueBySearchOnly = 'Nur Suchen bringen Kandidat:innen in die Durchsicht.'

// unmatched-mail
export const emailAssigned = 'Diese E-Mail wurde schon zugeordnet.'

// handle-reply
export const replyFromThem = 'Antwort der Person'

// read-sent-file
export const fileGone = 'Diese Datei ist hier nicht mehr gespeichert.'
export const noticeWritten = 'Dieser Person wurde schon ein Hinweis geschrieben.'
