// German texts of what a first email must say by law, and of people who must be told.

export const parts = {
  controller: 'Verantwortliche Stelle',
  purpose: 'Zweck und Grundlage',
  source: 'Herkunft der Daten',
  software: 'Einsatz von KI',
  rights: 'Rechte',
  postal_address: 'Postanschrift',
  opt_out: 'Abmeldelink',
}

// Below an email
export const below = 'Gesetzlich verlangt, je nach Wohnort der Person'
export const elsewhere = {
  in_text: (part: string) => `${part}: steht schon in Ihrem Text`,
  footer: (part: string) => `${part}: steht in der Fußzeile`,
}
export const requiredBy = (rules: string, more: number) => `${rules}${more > 0 ? `; ${more} weitere` : ''}`
export const placeUnknown = 'Der Wohnort ist nicht vollständig bekannt; deshalb gelten alle Regeln, die infrage kommen.'
export const openTeam = 'Team öffnen'

// The rules
export const open = 'Gesetzliche Hinweise'
export const openHint = 'Was eine erste E-Mail je nach Land und Bundesstaat sagt, und wer erfahren muss, dass Sie Daten haben.'
export const title = 'Gesetzliche Hinweise'
export const about =
  'Was eine erste E-Mail sagen muss, hängt davon ab, wo die Person wohnt. Fairlead ergänzt fehlende Zeilen und hält E-Mails zurück, denen etwas fehlt. Die Regeln sind von Anfang an aktiv; sie sind keine Rechtsberatung.'
export const backToTeam = 'Zurück zum Team'
export const loadFailed = 'Die Regeln konnten nicht geladen werden.'
export const rulesTitle = (count: number) => `Regeln (${count})`
export const noRules = 'Es gibt keine Regeln.'
export const countries = (first: string, count: number) => (count === 1 ? first : `${count} Länder`)
export const inState = (country: string, region: string | null, city: string | null) => [country, region, city].filter(Boolean).join(', ')
export const since = (day: string) => `In Kraft seit ${day}`
export const startsOn = (day: string) => `Gilt ab ${day}`
export const untilDay = (day: string) => `bis ${day}`
export const ended = (day: string) => `Galt bis ${day}`
export const scopes = {
  everyone: 'Alle Personen',
  indirect: 'Personen, deren Daten nicht von ihnen selbst stammen',
  ranked: 'Personen, die eine Software in eine Rangfolge bringt',
}
export const clock = 'Sie müssen es innerhalb eines Monats erfahren, auch ohne E-Mail.'
export const source = 'Gesetzestext'
export const yours = 'Von Ihrem Team hinzugefügt'
export const turnOff = 'Ausschalten'
export const turnOn = 'Einschalten'
export const turnOffTitle = (rule: string) => `„${rule}“ ausschalten?`
export const turnOffText = 'E-Mails sagen dann nicht mehr, was diese Regel verlangt. Der Grund steht hier und im Audit-Log.'
export const reason = 'Grund'
export const reasonRequired = 'Geben Sie einen Grund an.'
export const isOff = (reason: string) => `Aus: ${reason}`
export const switched = 'Regel gespeichert'
export const switchFailed = 'Die Regel konnte nicht geändert werden. Versuchen Sie es gleich noch einmal.'
export const cancel = 'Abbrechen'
export const addRule = 'Regel hinzufügen'
export const changeRule = 'Ändern'
export const removeRule = 'Entfernen'
export const removed = 'Regel entfernt'
export const removeFailed = 'Die Regel konnte nicht entfernt werden. Versuchen Sie es gleich noch einmal.'
export const country = 'Land'
export const region = 'Bundesstaat (Kürzel, optional)'
export const regionHint = 'Zum Beispiel TX. Leer = das ganze Land.'
export const mustSay = 'Was die E-Mail sagen muss'
export const appliesTo = 'Gilt für'
export const fromDay = 'Erster Tag in Kraft'
export const toDay = 'Letzter Tag (optional)'
export const law = 'Gesetz, wie es zitiert wird'
export const link = 'Link zum Text (optional)'
export const save = 'Speichern'
export const saved = 'Regel gespeichert'
export const saveFailed = 'Die Regel konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'
export const wordingTitle = 'Wortlaut'
export const wordingAbout =
  'In der Sprache der E-Mail. {company} und {source} werden ausgefüllt; bei einem leeren Feld gilt der Standardtext.'
export const language = 'Sprache'
export const wordingSaved = 'Wortlaut gespeichert'
export const wordingFailed = 'Der Wortlaut konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'

// People who must be told
export const dueTitle = 'Zu informieren'
export const dueAbout =
  'Gesetze wie die DSGVO verlangen, dass Personen innerhalb eines Monats erfahren, dass Sie ihre Daten haben, wenn die Daten nicht von ihnen selbst stammen. Eine erste E-Mail sagt es, ebenso diese eine E-Mail, in der es um nichts anderes geht. Jede Person bekommt sie einmal.'
export const dueFailed = 'Die Liste konnte nicht geladen werden.'
export const openRules = 'Regeln und Wortlaut'
export const openDue = 'Zu informieren'
export const dueTabs = { overdue: 'Überfällig', soon: 'Nächste 7 Tage', later: 'Später' }
export const withCount = (label: string, count: string) => `${label} (${count})`
export const noneDue = 'Hier muss niemand informiert werden'
export const noneDueText = 'Personen stehen hier, wenn ihre Daten importiert oder hinzugefügt wurden, bis sie informiert sind.'
export const isCut = 'Es gibt mehr; sie erscheinen, sobald diese informiert sind.'
export const dueOn = (day: string) => `bis ${day}`
export const wasDueOn = (day: string) => `fällig war der ${day}`
export const noPlace = 'Wohnort unbekannt'
export const showMore = 'Mehr anzeigen'
export const sendAll = (count: string) => `Alle ${count} informieren`
export const sendChosen = (count: number) => `${count} Ausgewählte informieren`
export const selected = 'Ausgewählte Personen'
export const deleteChosen = 'Endgültig löschen'
export const sendTitle = 'Personen über ihre Daten informieren'
export const sendCount = (count: number) =>
  count === 0
    ? 'Keine dieser Personen kann per E-Mail informiert werden.'
    : count === 1
      ? 'Eine Person bekommt diese E-Mail.'
      : `${count} Personen bekommen diese E-Mail.`
export const sendExample = 'So bekommt sie die erste Person'
export const leftOut = (count: number) => (count === 1 ? 'Eine Person wird ausgelassen:' : `${count} Personen werden ausgelassen:`)
export const leftOutLine = (name: string, reason: string) => `${name}: ${reason}`
export const andMore = (count: number) => `und ${count} weitere`
export const send = 'Senden'
export const sending = (count: number) => `${count} bisher gesendet`
export const sentNotices = (count: number) =>
  count === 1 ? 'E-Mail an eine Person ist unterwegs' : `E-Mails an ${count} Personen sind unterwegs`
export const sendFailed = 'Die E-Mails konnten nicht gesendet werden. Was schon gesendet ist, wird nicht noch einmal gesendet.'
export const previewFailed = 'Die E-Mail konnte nicht geladen werden.'
export const ofImport = (count: number, day: string) =>
  count === 1
    ? `Eine dieser Personen muss bis ${day} erfahren, dass Sie ihre Daten haben.`
    : `${count} dieser Personen müssen bis ${day} erfahren, dass Sie ihre Daten haben.`
export const tellThem = 'Informieren'
