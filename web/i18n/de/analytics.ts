// German texts of web/features/analytics.
import { plural } from '@fairlead/domain/shared/language'

// Analytics frame
export const counting = 'Wird gezählt…'
export const updatedAt = (clock: string | number) => `Stand: ${clock}`
export const print = 'Drucken'
export const loadFailed = 'Wir konnten die Auswertung nicht laden.'
export const noProjectsYet = 'Noch keine Projekte'
export const emptyPeriodTitle = 'Nichts in diesem Zeitraum'
export const noReviewsHint = 'Die Auswertung erscheint, sobald Sie in einem Projekt Kandidat:innen durchsehen.'
export const emptyPeriodHint = 'Wählen Sie einen längeren Zeitraum oder alle Projekte.'
export const emptyStateHint = 'Die Auswertung erscheint mit den ersten Kandidat:innen.'
export const createProject = 'Projekt anlegen'
export const showEverything = 'Alles anzeigen'

// Analytics tabs
export const analytics = 'Auswertung'
export const overview = 'Überblick'
export const pipeline = 'Pipeline'
export const candidates = 'Kandidat:innen'

// Bar list
export const moreRows = 'weitere in der Tabelle'

// Demographics
export const somethingWentWrong = 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.'
export const demographics = 'Demografie'
export const demographicsScope = 'Die Demografie wird nur für ein einzelnes Projekt gezeigt'
export const chooseAProject = 'Projekt wählen'
export const answerCount = (answers: string | number) => `Auf Basis von ${answers} Antworten.`
export const tooFewAnswers = (smallestGroup: string | number) =>
  `Ergebnisse erscheinen, sobald ${smallestGroup} Kandidat:innen geantwortet haben.`
export const gender = 'Geschlecht'
export const ethnicity = 'Ethnische Herkunft'
export const selfIdentificationLabel = 'Kandidat:innen in diesem Projekt das Formular anbieten'
export const selfIdentificationHint = 'Alle bekommen es einmal, nachdem sie die von Ihnen angeforderten Angaben gesendet haben.'
export const selfIdentificationLocked = 'Das können nur Eigentümer:innen und Admins des Projekts ändern.'
export const demographicsExplained = (smallestGroup: string | number) =>
  `Antworten auf ein freiwilliges Formular. Einzelne Antworten werden nie gezeigt: Gruppen mit weniger als ${smallestGroup} Personen werden zusammengefasst, und die Zahlen ändern sich erst nach ${smallestGroup} weiteren Antworten. Die Suche verwendet sie nicht.`
export const untitledProject = 'Projekt ohne Namen'
export const otherAnswersCombined = 'Andere Antworten zusammengefasst'
export const groupsTooSmall = 'Die Gruppen sind zu klein, um gezeigt zu werden.'
export const group = 'Gruppe'
export const share = 'Anteil'

// Fairness screen
export const checkStarted = 'Die Prüfung wurde gestartet.'
export const checkRunning = 'Es läuft bereits eine Prüfung.'
export const checkNotStarted = 'Wir konnten die Prüfung nicht starten. Bitte versuchen Sie es noch einmal.'
export const fairness = 'Fairness'
export const project = 'Projekt'
export const projectsLoadFailed = 'Wir konnten die Projekte nicht laden.'
export const checkedProjectsHint = 'Geprüft wird jedes Projekt, in dem Sie Kandidat:innen durchsehen können.'
export const checksLoadFailed = 'Wir konnten die Prüfungen nicht laden.'
export const noChecksTitle = 'Noch nichts zu prüfen'
export const noCheckYetHint = 'Die erste Prüfung läuft in der Nacht, nachdem eine Suche Kandidat:innen für dieses Projekt gefunden hat.'
export const checking = 'Wird geprüft…'
export const runNow = 'Jetzt prüfen'
export const checkRunningText = 'Eine Prüfung läuft. Sie dauert ein paar Sekunden.'
export const notChecked = 'Noch nicht geprüft. Eine Prüfung läuft jede Nacht.'
export const lastChecked = 'Zuletzt geprüft:'
export const checkFailedHint =
  'Sie wurde wegen eines Fehlers auf unserer Seite abgebrochen und hat keine Ergebnisse. Starten Sie sie noch einmal.'
export const checkFailedTitle = 'Die letzte Prüfung ist fehlgeschlagen'
export const whatWasChanged = 'Was geändert wurde'
export const whatThisMeans = 'Was das bedeutet'
export const nightlyCheckText = (maxPeople: string | number, maxBatches: string | number) =>
  `Jede Nacht bewerten wir bis zu ${maxPeople} der neuesten Kandidat:innen (höchstens ${maxBatches} Runden) noch einmal, mit Ihren Kriterien und mit dem, was die Suche aus Ihren Entscheidungen gelernt hat. Dabei ändern wir jedes Mal eine Sache, die die Punktzahl nicht beeinflussen darf.`
export const noMoveExplanation =
  '„0 von 10 Punktzahlen haben sich geändert“ heißt: Alle zehn würden ihre Punktzahl und ihren Platz behalten. Ändert sich eine Punktzahl, verrät der Text des Profils etwas, das die Suche nicht beachten sollte. Prüfen Sie zuerst Ihre Stichwörter.'
export const checkLimits =
  'Die Prüfung sagt nicht, ob Ihre Kriterien Gruppen unterschiedlich behandeln, und sie erfasst niemanden, den die Suche nie gefunden hat.'
export const unreadFieldsTitle = 'Was die Rangfolge nie liest'
export const summaryTextNote =
  'Die Rangfolge liest Zusammenfassungen und Lebensläufe, in denen manches davon noch einmal stehen kann. Deshalb ändern die Prüfungen auch deren Text.'
export const checks = 'Prüfungen'

// Figure
export const definition = (title: string | number, meaning: string | number) => `Was „${title}“ bedeutet: ${meaning}`
export const hideTable = 'Tabelle ausblenden'
export const showTable = 'Tabelle anzeigen'
export const saveAsCsv = 'Als CSV speichern'
export const saveCsvLabel = (title: string | number) => `„${title}“ als CSV speichern`
export const tableLabel = (title: string | number) => `„${title}“ als Tabelle`

// Filters
export const projects = 'Projekte'
export const allProjects = 'Alle Projekte'
export const period = 'Zeitraum'
export const from = 'Von'
export const to = 'Bis'
export const last30Days = 'Letzte 30 Tage'
export const last90Days = 'Letzte 90 Tage'
export const last12Months = 'Letzte 12 Monate'
export const allTime = 'Gesamt'
export const fromTo = 'Von … bis …'
export const aProject = 'Ein Projekt'
export const archivedProject = (name: string) => `${name} (archiviert)`
export const clearSelection = 'Auswahl aufheben'
export const noSuchProject = 'Projekt nicht gefunden'

// Funnel
export const funnel = 'Trichter'
export const funnelByAddedHint = (stepNames: string | number) =>
  `Kandidat:innen, die im Zeitraum hinzugefügt wurden, und wie viele davon jeden Schritt oder einen späteren erreicht haben. ${stepNames}`
export const funnelByEventHint =
  'Kandidat:innen nach dem Tag, an dem sie einen Schritt zum ersten Mal erreicht haben, egal wann sie hinzugefügt wurden. Die Schritte zählen verschiedene Personen, deshalb gibt es keine Prozentwerte.'
export const everythingInPeriod = 'Alles, was in diesem Zeitraum passiert ist, egal wann die Kandidat:innen hinzugefügt wurden.'
export const reachedStep = (added: number, reached: number, step: string) =>
  `Von ${added.toLocaleString('de-DE')} in diesem Zeitraum hinzugefügten Kandidat:innen ${plural('de', reached, { one: 'hat', other: 'haben' })} ${reached.toLocaleString('de-DE')} den Schritt „${step}“ erreicht.`
export const step = 'Schritt'
export const previousStepShare = 'Vom vorigen Schritt'
export const ofAllAdded = 'Von allen Hinzugefügten'
export const shareOf = (share: string | number, total: string | number) => `${share} von ${total}`

// Losses
export const dropOutTitle = 'Wo Kandidat:innen ausscheiden'
export const lossesExplained =
  'Kandidat:innen nach dem letzten Schritt, den sie erreicht haben. Ausgeschieden: abgelehnt, abgesagt oder in ein anderes Projekt verschoben. Der gestreifte Teil ist noch im Gang.'
export const largestDropOut = (
  label: string | number,
  value: string | number,
  rejected: string | number,
  declined: string | number,
  moved: string | number,
) =>
  `Die meisten scheiden nach „${label}“ aus: ${value} (${rejected} abgelehnt, ${declined} abgesagt, ${moved} in ein anderes Projekt verschoben).`
export const noOneDroppedOut = 'Bisher ist niemand ausgeschieden.'
export const reached = 'Erreicht'
export const rejected = 'Abgelehnt'
export const declined = 'Abgesagt'
export const movedOn = 'Verschoben'
export const inProgress = 'Im Gang'
export const outOf = (value: string | number) => `${value} ausgeschieden`
export const countInProgress = (value: string | number) => `${value} im Gang`

// Mailing
export const templates = 'Vorlagen'
export const steps = 'Schritte'
export const subjects = 'Betreffzeilen'
export const outreachChannels = 'Kanäle der Ansprache'
export const replied = 'Geantwortet'
export const replyRate = 'Antwortquote'
export const interested = 'Interessiert'
export const interestRate = 'Interessenquote'
export const repliedLower = 'geantwortet'
export const templatesExplained =
  'Kandidat:innen, deren erste E-Mail die Vorlage verwendet hat, nach Sendedatum. Geantwortet: Sie haben auf eine ihrer E-Mails geantwortet. Interessiert: Sie haben „Interessiert“ oder eine spätere Phase erreicht.'
export const highestReplyRate = (templateLabel: string | number, shareText: string | number, contacted: string | number) =>
  `„${templateLabel}“ hat die höchste Antwortquote: ${shareText} von ${contacted} Kandidat:innen.`
export const tooFewEmails = (enoughForPercent: string | number) =>
  `Zu wenige E-Mails für einen Vergleich: Prozentwerte brauchen mindestens ${enoughForPercent}.`
export const noFirstEmails = 'In diesem Zeitraum wurden keine ersten E-Mails gesendet.'
export const template = 'Vorlage'
export const medianTimeToReply = 'Median bis zur Antwort'
export const sequenceExplained =
  'Jede E-Mail einer Sequenz: wie viele Kandidat:innen sie bekommen und wie viele geantwortet haben. Eine Antwort zählt für die letzte E-Mail davor, einmal je Person.'
export const bestStep = (
  mailStepLabel: string | number,
  templateLabel: string | number,
  shareText: string | number,
  contacted: string | number,
) => `„${mailStepLabel}“ der Vorlage „${templateLabel}“ bekommt die meisten Antworten: ${shareText} von ${contacted}.`
export const noSequenceEmails = 'In diesem Zeitraum wurden keine E-Mails einer Sequenz gesendet.'
export const subjectsExplained =
  'Betreffzeilen der ersten E-Mails, mit ihren Variablen. E-Mails, die gesendet wurden, bevor das erfasst wurde, fehlen hier.'
export const bestSubjectText = (subject: string | number, shareText: string | number, contacted: string | number) =>
  `„${subject}“ hat die höchste Antwortquote: ${shareText} von ${contacted}.`
export const noSubjects = 'Keine Betreffzeilen in diesem Zeitraum.'
export const subject = 'Betreff'
export const channelsExplained =
  'Wie Kandidat:innen zuerst kontaktiert wurden und wie viele „Interessiert“ oder eine spätere Phase erreicht haben. Antworten auf LinkedIn werden nicht gelesen; hier zählt, wohin Ihr Team sie verschoben hat.'
export const noOneContacted = 'In diesem Zeitraum wurde niemand kontaktiert.'
export const channel = 'Kanal'
export const contacted = 'Kontaktiert'
export const interestedLower = 'interessiert'

// People screen
export const candidatesInGroups = 'Kandidat:innen in Gruppen'
export const sources = 'Quellen'
export const whyWeReject = 'Warum wir ablehnen'
export const whyTheyDecline = 'Warum sie absagen'
export const sourcesExplained =
  'Woher die in diesem Zeitraum hinzugefügten Kandidat:innen kommen und wie weit sie gekommen sind. Der Balken zeigt den freigegebenen Anteil; daneben steht der Anteil, der „Interessiert“ oder eine spätere Phase erreicht hat.'
export const bestSource = (sourceLabel: string | number, shareText: string | number, value: string | number) =>
  `„${sourceLabel}“ bringt anteilig die meisten Interessierten: ${shareText} von ${value} Hinzugefügten.`
export const tooFewCandidates = (enoughForPercent: string | number) =>
  `Zu wenige Kandidat:innen für einen Vergleich: Prozentwerte brauchen mindestens ${enoughForPercent}.`
export const noOneAdded = 'In diesem Zeitraum wurde niemand hinzugefügt.'
export const source = 'Quelle'
export const approvedShare = 'Anteil freigegeben'
export const interestedShare = 'Anteil interessiert'
export const countAdded = (value: string | number) => `${value} hinzugefügt`
export const shareApproved = (shareText: string | number) => `${shareText} freigegeben`
export const shareInterested = (shareText: string | number) => `${shareText} interessiert`
export const rejectionsExplained =
  'Ablehnungsgründe der Kandidat:innen, die in diesem Zeitraum abgelehnt wurden. Eine Person kann mehrere haben, deshalb ergeben die Anteile zusammen mehr als 100\u00A0%. Der gestreifte Teil wurde nach der Durchsicht abgelehnt.'
export const rejectedMostOften = (
  rejected: string | number,
  afterReview: string | number,
  label: string | number,
  shareText: string | number,
) => `${rejected} abgelehnt, davon ${afterReview} nach der Durchsicht. Am häufigsten: ${label} (${shareText}).`
export const rejectedWithoutReasons = (value: string | number) => `${value} abgelehnt, ohne Angabe von Gründen.`
export const noOneRejected = 'In diesem Zeitraum wurde niemand abgelehnt.'
export const reason = 'Grund'
export const inReview = 'In der Durchsicht'
export const later = 'Später'
export const shareOfRejected = 'Anteil an den Abgelehnten'
export const declinedExplained =
  'Gründe der Kandidat:innen, die in diesem Zeitraum abgesagt haben: aus ihren Antworten gelesen oder von einem Teammitglied gewählt.'
export const declinedMostOften = (value: string | number, label: string | number, shareText: string | number) =>
  `${value} abgesagt. Am häufigsten: ${label} (${shareText}).`
export const declinedWithoutReasons = (value: string | number) => `${value} abgesagt, ohne Angabe von Gründen.`
export const noOneDeclined = 'In diesem Zeitraum hat niemand abgesagt.'
export const shareOfDeclined = 'Anteil an den Absagen'

// Pipeline screen
export const pipelinePerformance = 'Leistung der Pipeline'
export const funnelSourceLabel = 'Quelle des Trichters'
export const allSources = 'Alle Quellen'
export const funnelCountLabel = 'Was gezählt wird'
export const waitingTitle = 'Wartet auf Ihr Team'
export const byDayAdded = 'Nach Tag des Hinzufügens'
export const byEventDay = 'Nach Tag des Ereignisses'
export const longestWaitsHint =
  'Kandidat:innen, die am längsten auf den nächsten Schritt Ihres Teams warten, in aktiven Projekten und unabhängig vom Zeitraum.'
export const waitedLongest = (name: string | number, value: string | number) => `${name} wartet am längsten, in „${value}“.`
export const noOneWaiting = 'Niemand wartet auf Ihr Team.'
export const candidate = 'Kandidat:in'
export const stage = 'Phase'
export const since = 'Seit'

// Reviewers
export const reviewers = 'Durchsicht nach Person'
export const reviewersExplained =
  'Entscheidungen über Kandidat:innen in der Durchsicht, nach entscheidender Person und Dauer. Die Dauer beginnt, wenn jemand ins Projekt kommt. Rückgängig gemachte Entscheidungen zählen nur als rückgängig gemacht.'
export const decisionsByReviewers = (decisions: number, reviewers: number) =>
  `${decisions.toLocaleString('de-DE')} ${plural('de', decisions, { one: 'Entscheidung', other: 'Entscheidungen' })} von ${reviewers} ${plural('de', reviewers, { one: 'Person', other: 'Personen' })}. Der gestreifte Teil wurde abgelehnt.`
export const noDecisions = 'Keine Entscheidungen in diesem Zeitraum.'
export const reviewer = 'Entscheidende Person'
export const reviewed = 'Durchgesehen'
export const undone = 'Rückgängig gemacht'
export const medianTimeToDecision = 'Median bis zur Entscheidung'
export const ninetiethPercentile = '90. Perzentil'
export const timeToDecision = (durationText: string | number) => `${durationText} bis zur Entscheidung`

// Stage times
export const timeInStage = 'Zeit in der Phase'
export const stageTimesExplained =
  'Aufenthalte, die in diesem Zeitraum geendet haben: Die Hälfte war kürzer als der Median, neun von zehn waren kürzer als das 90. Perzentil (beide auf 5\u00A0% genau). Wartend: Kandidat:innen, die jetzt in der Phase sind, und seit wie vielen vollen Tagen. Die CSV-Datei enthält Zeiten in Sekunden.'
export const stayLongestIn = (stage: string, median: string, count: number) =>
  `Am längsten bleiben Kandidat:innen in „${stage}“: im Median ${median} bei ${count.toLocaleString('de-DE')} ${plural('de', count, { one: 'Aufenthalt', other: 'Aufenthalten' })}.`
export const noOneLeftStage = 'In diesem Zeitraum hat niemand eine Phase verlassen.'
export const stays = 'Aufenthalte'
export const median = 'Median'
export const waitingNow = 'Warten jetzt'
export const medianWait = 'Median der Wartezeit'
export const ninetiethPercentileWait = '90. Perzentil der Wartezeit'
export const countWaitingNow = (value: string | number) => `jetzt wartend: ${value}`
export const noOneLeftYet = 'noch niemand weiter'

// Trend
export const overTime = 'Verlauf'
export const trendStepLabel = 'Gezeigter Schritt'
export const firstReachedBy = (unit: 'week' | 'month', step: string, meaning: string) =>
  `Kandidat:innen nach ${unit === 'week' ? 'der Woche, in der' : 'dem Monat, in dem'} sie einen Schritt zum ersten Mal erreicht haben (UTC). ${step}: ${meaning}`
const periodCount = (unit: 'week' | 'month', periods: number) =>
  unit === 'week'
    ? plural('de', periods, { one: 'einer Woche', other: `${periods} Wochen` })
    : plural('de', periods, { one: 'einem Monat', other: `${periods} Monaten` })
export const trendSummary = (count: number, step: string, unit: 'week' | 'month', periods: number) =>
  `${step}: ${count.toLocaleString('de-DE')} ${plural('de', count, { one: 'Kandidat:in', other: 'Kandidat:innen' })} in ${periodCount(unit, periods)}.`
export const busiestPeriod = (unit: 'week' | 'month', period: string, count: number) =>
  unit === 'week' ? `Die meisten in der Woche vom ${period} (${count}).` : `Die meisten im ${period} (${count}).`
export const weekOfDate = (date: string) => `Woche vom ${date}`
export const nothingHappened = 'In diesem Zeitraum ist nichts passiert.'
export const weekOf = 'Woche vom'
export const month = 'Monat'

// Overview screen
export const added = 'Hinzugefügt'
export const approved = 'Freigegeben'
export const ofReviewed = (shareText: string | number) => `${shareText} der Durchgesehenen`
export const ofEmailed = (value: string | number) => `von ${value} Angeschriebenen`
export const timeToReply = 'Zeit bis zur Antwort'

export const shareOfStep = (share: string, step: string) => `${share} von „${step}“`
export const reachedIn = (time: string, n: string, step: string) => `${time}: ${n} „${step}“`
export const interestedByWay = (ways: readonly string[]) => `Interessiert: ${ways.join('; ')}.`
