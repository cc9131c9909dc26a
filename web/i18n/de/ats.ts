// German texts of web/features/ats.

// Ats screen
export const theSystem = 'das System'
export const yourSystem = 'Ihr System'
export const notLinked = 'Wir konnten das System nicht verbinden. Bitte versuchen Sie es noch einmal.'
export const systemCount = (count: number) => `${count.toLocaleString('de-DE')} im System`
export const linkEnded = (countText: string) => `Verbindung beendet · ${countText}`
export const syncState = ({ isDraft, isOn }: { isDraft: boolean; isOn: boolean }, countText: string) =>
  `${isDraft ? 'Entwurf · ' : ''}${isOn ? 'Synchronisierung an' : 'Synchronisierung aus'} · ${countText}`
export const atsConnectionSetup = 'ATS-Verbindung einrichten'
export const backToSetup = 'Zurück zur Projekteinrichtung'
export const linkHint = 'Verbinden Sie Ihr Bewerbermanagementsystem einmal für den ganzen Arbeitsbereich.'
export const readingTheLink = 'Verbindung wird geladen'
export const stagesAndSync = 'Phasen und Sync'
export const atsWebhookKey = 'ATS_WEBHOOK_KEY'
export const notSent = 'Nicht gesendet'
export const tryAgain = 'Erneut versuchen'
export const retryName = (name: string | number) => `${name} noch einmal senden`
export const projectsTitle = 'Projekte und ihre Stellen'
export const stagesLabel = (name: string | number) => `Phasen und Sync für ${name}`
export const openJobsIn = (integration: string | number) => `Offene Stellen in ${integration}`
export const importHint =
  'Beim Import einer Stelle entsteht ein Entwurf mit den Kriterien, die darin gefunden wurden. Eine Suche beginnt erst, wenn Sie den Entwurf absenden.'
export const importLabel = 'Importieren'

// Link card
export const noLongerLinked = (integration: string) => `${integration} ist nicht mehr verbunden`
export const notUnlinked = 'Wir konnten das System nicht trennen. Bitte versuchen Sie es noch einmal.'
export const inTheSystem = 'Im System'
export const waiting = 'Wartend'
export const noSystemLinked = 'Kein System verbunden'
/** Followed by a time that may be relative ('vor 5 Min.') and `byLinkedby`. */
export const linked = 'Verbunden:'
export const byLinkedby = (linkedBy: string | number) => `von ${linkedBy}`
export const lastSync = ' · zuletzt synchronisiert: '
export const linkIntro =
  'Verbinden Sie Ihr System, um offene Stellen als Projekte zu importieren und Kandidat:innen in seine Phasen zu senden.'
export const webhooksUnavailable = 'Diese Installation kann keine Webhooks empfangen. Bitten Sie den Betreiber um die Einstellung'
export const webhooksMissingText = '. Bis dahin kommen neue Verbindungen und Änderungen in Ihrem System hier nicht an.'
export const finishLinkingHint = 'Schließen Sie die Verbindung im neuen Fenster ab. Diese Seite aktualisiert sich von selbst.'
export const openItAgain = 'Noch einmal öffnen'
export const cancelLinking = 'Verbinden abbrechen'
export const adminOnlyNote = 'Nur ein Admin dieses Arbeitsbereichs kann ein System verbinden oder trennen.'
export const linkASystem = 'System verbinden'
export const linkAnotherSystem = 'Anderes System verbinden'
export const linkAgain = (integration: string | number) => `${integration} neu verbinden`
export const unlink = 'Trennen'
export const unlinkIntegration = (integration: string | number) => `${integration} trennen?`
export const unlinkText = (integration: string | number) =>
  `Wir senden keine Kandidat:innen mehr dorthin und ziehen die wartenden zurück. Wer schon in ${integration} ist, bleibt dort, und Projekte behalten die Namen ihrer Stellen.`
export const keepTheLink = 'Verbindung behalten'

// Linking
export const linkedTo = (integration: string) => `Verbunden mit ${integration}`
export const windowFailed = 'Wir konnten das Fenster zum Verbinden nicht öffnen. Bitte versuchen Sie es noch einmal.'

// Connect dialog and past applicants
export const connectByKey = 'Ashby, Greenhouse oder Lever mit einem Schlüssel verbinden'
export const system = 'System'
export const apiKey = 'API-Schlüssel'
export const credentialId = 'Client-ID'
export const credentialSecret = 'Client-Geheimnis'
export const connect = 'Verbinden'
export const keyRequired = 'Dieses Feld ist erforderlich.'
export const renewKey = (integration: string) => `Schlüssel von ${integration} ändern`
export const pastApplicants = 'Frühere Bewerbungen'
export const pastApplicantsHint =
  'Wer sich früher beworben hat, kommt mit dem Verlauf der Bewerbungen in Ihren Talentpool. Suchen zeigen diese Personen zuerst, wo sie passen. Niemand wird angeschrieben.'
export const bringIn = (integration: string) => `Alle übernehmen, die sich in ${integration} beworben haben, und auf dem Stand halten`
export const applicationsSoFar = (count: string) => `Bisher ${count} Bewerbungen gelesen. Sie können diese Seite verlassen.`
export const applicationsRead = (count: string) => `${count} Bewerbungen gelesen`
export const upToDate = 'Stand:'
export const seeTalentPool = 'Zum Talentpool'
export const notChanged = 'Wir konnten das nicht ändern. Bitte versuchen Sie es noch einmal.'
export const whereKeyIs = {
  ashby:
    'In Ashby legt eine Administratorin oder ein Administrator unter Admin, Integrations, API Keys einen Schlüssel an. Er braucht: jobs read, candidates read und write, interviews read, hiring process metadata read, organization read.',
  greenhouse:
    'In Greenhouse legt ein Site Admin unter Configure, Dev Center, API Credentials einen Zugang „Harvest V3 (OAuth)“ an. Er muss jobs, job posts, job stages, users, offices, departments, candidates, applications, sources und rejection reasons auflisten sowie candidates und applications anlegen und bewegen dürfen.',
  lever:
    'In Lever erzeugt ein Super Admin unter Settings, Integrations and API einen Schlüssel. Er braucht: postings, stages, users und archive reasons lesen; opportunities lesen und schreiben.',
} as const
export const systemNames = { ashby: 'Ashby', greenhouse: 'Greenhouse', lever: 'Lever' } as const
export const cancel = 'Abbrechen'
