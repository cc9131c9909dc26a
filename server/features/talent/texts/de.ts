// German texts of server/features/talent: answers, notifications, and emails.

// add-to-project
export const alreadyIn = (name: string | number, where: string | number) => `Schon in „${name}“, in „${where}“.`
export const askedForNoContact = 'Möchte nicht kontaktiert werden oder ist als falsche Person markiert.'
export const personDeleted = 'Die Person gibt es nicht mehr. Vielleicht wurde sie gelöscht.'
export const projectArchived = 'Dieses Projekt ist archiviert.'

// change-person
export const tooManySkills = 'Höchstens 200 Kenntnisse mit je 100 Zeichen.'
export const belongsToAnother = (email: string | null | undefined, name: string) =>
  name
    ? `${email ?? 'Dieses Profil'} gehört zu ${name} in Ihrem Talentpool.`
    : `${email ?? 'Dieses Profil'} gehört zu einer anderen Person in Ihrem Talentpool.`
export const namesHidden = (hiddenBy: string | number) =>
  `In „${hiddenBy}“ sind Namen verborgen, deshalb können Sie dieses Profil nicht bearbeiten.`

// note-store
export const authorOrAdminOnly = 'Eine Notiz kann nur löschen, wer sie geschrieben hat, oder ein Admin.'

// read-resume
export const unknownResume = 'Diesen Lebenslauf gibt es nicht.'

// saved-search-store
export const nameTheSearch = 'Geben Sie der Suche einen Namen.'
export const charactersMax = (longestSearchName: string | number) => `Höchstens ${longestSearchName} Zeichen.`
export const savedSearchesMax = (maxSearches: string | number) =>
  `Höchstens ${maxSearches} gespeicherte Suchen. Löschen Sie eine, die Sie nicht mehr brauchen.`

// tag-store
export const tagsMax = (maxTags: string | number) => `Höchstens ${maxTags} Tags. Löschen Sie einen, den Sie nicht mehr brauchen.`
export const tagGone = 'Diesen Tag gibt es nicht mehr.'

// read-timeline
export const noSuchPage = 'Beginnen Sie wieder auf der ersten Seite.'
export const timelineAdded = 'Zur Durchsicht hinzugefügt'
export const timelinePlanned = (label: string) => `${label}, geplant`
export const timelineOther = 'Andere Aktivität'
export const timelineLabels = {
  email_sent: 'E-Mail gesendet',
  person: 'E-Mail erhalten',
  auto_reply: 'Automatische Antwort',
  bounce: 'E-Mail unzustellbar',
  comment: 'Kommentar',
  interview: 'Interview',
  scorecard: 'Bewertungsbogen abgegeben',
} as const

// person-events
export const timelineInPool = 'Zum Talentpool hinzugefügt'
export const timelineNote = 'Notiz'
export const timelineFlags = {
  wrong_person: 'Falsche Person',
  data_request: 'Anfrage zu eigenen Daten',
  objected: 'Widerspruch',
  later: 'Erst später fragen',
} as const
export const timelineStops = {
  unsubscribed: 'Abgemeldet',
  bounced: 'Adresse unzustellbar',
  complaint: 'Spam-Beschwerde',
  erased: 'Früher gelöscht',
  by_hand: 'Zur Sperrliste hinzugefügt',
} as const
export const timelineDomainStopped = 'Domain zur Sperrliste hinzugefügt'
