// German texts of web/features/inbox.
import { listed } from '@fairlead/domain/shared/language'

// Candidate picker
export const project = 'Projekt'
export const candidate = 'Kandidat:in'
export const nameOrEmail = 'Name oder E-Mail'
export const searching = 'Suche läuft…'
export const noMatches = 'Keine passenden Kandidat:innen in diesem Projekt.'

// Inbox screen
export const addedToConversation = 'Zur Unterhaltung hinzugefügt'
export const dismissed = 'Verworfen'
export const notUpdated = 'Die E-Mail konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
export const unmatchedEmail = 'Nicht zugeordnete E-Mails'
export const intro = 'E-Mails, die wir keiner Unterhaltung zuordnen konnten. Ordnen Sie sie einer Person zu oder verwerfen Sie sie.'
export const inboxLoadFailed = 'Der Posteingang konnte nicht geladen werden.'
export const noUnmatchedEmail = 'Keine nicht zugeordneten E-Mails'
export const emptyStateHint = 'Alle Antworten wurden ihrer Unterhaltung zugeordnet.'
export const cancel = 'Abbrechen'
export const assignAction = 'Einer Person zuordnen'
export const dismiss = 'Verwerfen'

// Team inbox
export const inbox = 'Posteingang'
export const about = 'Unterhaltungen aus allen Ihren Projekten. Was eine Antwort braucht, steht oben.'
export const show = 'Anzeigen'
export const views = { open: 'Offen', snoozed: 'Zurückgestellt', done: 'Erledigt', unmatched: 'Nicht zugeordnet' }
export const allProjects = 'Alle Projekte'
export const reply = 'Antwort'
export const allReplies = 'Alle Antworten'
export const assignee = 'Zuständig'
export const everyone = 'Alle'
export const me = 'Ich'
export const noOne = 'Niemand'
export const mentions = 'Erwähnungen'
export const allComments = 'Alle Kommentare'
export const mentionsMe = 'Erwähnt mich'
export const mailbox = 'Postfach'
export const allMailboxes = 'Alle Postfächer'
export const nothingFound = 'Keine passenden Unterhaltungen'
export const changeTheFilters = 'Ändern oder löschen Sie die Filter.'
export const empty = { open: 'Nichts zu beantworten', snoozed: 'Nichts zurückgestellt', done: 'Noch nichts erledigt' }
export const emptyHint = {
  open: 'Antworten von Kandidat:innen erscheinen hier.',
  snoozed: 'Unterhaltungen, die Sie zurückstellen, erscheinen hier, bis ihre Zeit gekommen ist.',
  done: 'Unterhaltungen, die Sie als erledigt markieren, erscheinen hier, bis die Person wieder schreibt.',
}
export const hasMore = (count: number) => `Das sind die ersten ${count} Unterhaltungen. Mit den Filtern finden Sie weitere.`
export const position = (name: string, place: number, count: number) => `${name}, Unterhaltung ${place} von ${count}`
export const needsAnswer = 'Braucht eine Antwort'
export const needsCheck = 'Antwort prüfen'
export const perhaps = (label: string) => `${label}?`
export const correct = 'Korrigieren'
export const snoozedUntil = 'Zurückgestellt bis'
export const keys = (key: string) => `Drücken Sie ${key} für Tastenkürzel.`
export const labelFor = (act: string, name: string) => `${act}: ${name}`
export const done = 'Erledigt'
export const reopen = 'Wieder öffnen'
export const snooze = 'Zurückstellen'
export const assign = 'Zuweisen'
export const history = 'Verlauf'
export const endSnooze = 'Zurückstellen beenden'
export const inThreeHours = 'In 3 Stunden'
export const tomorrow = 'Morgen früh'
export const nextMonday = 'Nächsten Montag'
export const inAMonth = 'In einem Monat'
export const markedAsDone = 'Als erledigt markiert'
export const reopened = 'Wieder geöffnet'
export const snoozed = (until: string) => `Zurückgestellt bis ${until}`
export const snoozeEnded = 'Nicht mehr zurückgestellt'
export const assignedTo = (name: string) => `Zugewiesen an ${name}`
export const assignedToNoOne = 'Niemandem mehr zugewiesen'
export const notSorted = 'Die Unterhaltung konnte nicht aktualisiert werden. Versuchen Sie es gleich noch einmal.'

export const selectName = (name: string) => `${name} auswählen`
export const selectedConversations = 'Ausgewählte Unterhaltungen'
export const ofSeveral = (count: number, sentence: string) => `${sentence}: ${count} Unterhaltungen`
export const notSortedNames = (names: readonly string[], sentence: string) => `Nicht geändert: ${listed('de', names)}. ${sentence}`

// Conversation pane
export const conversation = 'Unterhaltung'
export const conversationWith = (name: string) => `Unterhaltung mit ${name}`
export const parts = { conversation: 'Unterhaltung', history: 'Verlauf' }
export const close = 'Schließen'
export const openInProject = 'Im Projekt öffnen'
export const write = 'Schreiben'
export const replyOrComment = { reply: 'Antworten', comment: 'Kommentieren' }
export const conversationLoadFailed = 'Diese Unterhaltung konnte nicht geladen werden.'
export const conversationGone = 'Diese Unterhaltung ist nicht verfügbar'
export const conversationGoneText = 'Die Person ist nicht mehr in diesem Projekt, oder Sie haben keinen Zugriff mehr.'
export const mailClosed =
  'Sie können hier Kommentare lesen und schreiben. Die E-Mails können nur Mitglieder lesen, die in diesem Projekt durchsehen oder bearbeiten dürfen.'
export const nothingYet = 'Noch keine E-Mails oder Kommentare.'
export const earlier = (count: number) => (count === 1 ? '1 frühere E-Mail anzeigen' : `${count} frühere E-Mails anzeigen`)
export const emailsAndComments = 'E-Mails und Kommentare'
