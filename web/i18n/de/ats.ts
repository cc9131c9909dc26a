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
export const noGatewayTitle = 'Kein Gateway eingerichtet'
export const gatewaySetupIntro = 'Um hier ein System zu verbinden, bitten Sie den Betreiber um zwei Einstellungen:'
export const mergeKeySetup = 'mit einem API-Schlüssel von Merge und'
export const webhookKeyHint = 'mit dem Signaturschlüssel der Webhooks.'
export const atsKey = 'ATS_KEY'
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
