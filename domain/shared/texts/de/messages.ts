// German sentences for those that the specification words exactly in English.
import { plural } from '../../language.ts'

export const messages = {
  // forms
  required: 'Pflichtfeld.',
  fieldRequired: 'Dieses Feld ist ein Pflichtfeld.',
  linkFieldRequired: 'Dieses Feld ist ein Pflichtfeld',
  invalidEmail: 'Ungültige E-Mail-Adresse.',
  notAnEmail: 'Keine gültige E-Mail-Adresse',
  notAUrl: 'Keine gültige URL.',
  notALinkedinUrl: 'Keine gültige LinkedIn-URL',
  linkNotValid: 'Die URL ist ungültig',
  candidateUrlsNotValid: 'Alle URLs müssen gültige LinkedIn-Profile sein',
  noRejectionReason: 'Bitte geben Sie Gründe für die Ablehnung an',
  explanationRequired: 'Bitte erläutern Sie das (Pflichtfeld)',
  noSuchReason: 'Wählen Sie einen der aufgeführten Gründe.',
  noSuchDay: 'Wählen Sie ein gültiges Datum.',
  noSuchRating: 'Die Bewertung ist 1 (Ausreichend), 2 (Gut) oder 3 (Ausgezeichnet).',
  emailExists: 'Diese E-Mail-Adresse gibt es bereits.',
  invitationTooLong: 'Ihre Einladung darf höchstens 300 Zeichen lang sein',
  // accounts
  wrongCredentials: 'Benutzername oder Passwort ist falsch',
  noSuchAccount: 'Wir können Ihr Konto nicht finden.',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailRegistered: 'Diese E-Mail-Adresse ist bereits registriert.',
  passwordTooShort: 'Das Passwort ist zu kurz',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  profileFailed: 'Beim Speichern Ihres Profils ist ein Fehler aufgetreten.',
  profileSaved: 'Profil gespeichert!',
  sessionNotFound: 'Die Sitzung dieses Mitglieds wurde nicht gefunden',
  // loading
  hardRequirementsFailed: 'Die Muss-Kriterien konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  settingsFailed: 'Die Projekteinstellungen konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  candidatesFailed: 'Die Kandidat:innen konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  userFailed: 'Das Profil konnte nicht geändert werden. Bitte versuchen Sie es später erneut.',
  projectsFailed: 'Die Projekte konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  projectFailed: 'Das Projekt konnte nicht geändert werden. Bitte versuchen Sie es später erneut.',
  // projects
  projectPaused: 'Ihr Projekt wurde pausiert!',
  projectReactivated: 'Projekt wieder aktiv',
  projectArchived: 'Ihr Projekt wurde archiviert!',
  projectRestored: 'Projekt aus dem Archiv wiederhergestellt',
  projectCopied: 'Projekt kopiert. Bitte ändern Sie die Suchkriterien, um neue Kandidat:innen zu erhalten.',
  projectProcessing: 'Ihre Stelle wird verarbeitet …',
  calibrationIntro: 'Wir zeigen Ihnen zuerst zehn Kandidat:innen.',
  // candidates
  swipeFailed: 'Die Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
  candidateGone: 'Diese Person ist nicht mehr in diesem Projekt.',
  candidateMoved: 'Änderung gespeichert',
  ineligibleForInterested: 'Die Auswahl kann nicht nach „Interessiert“ verschoben werden.',
  copyFailed: 'Diese Person ist bereits in diesem Projekt.',
  copied: 'In das andere Projekt verschoben',
  keptForInfo: 'Diese Person erscheint wieder in Ihrem Tab „Interessiert“, sobald sie uns die gewünschten Angaben geschickt hat.',
  noPermission: 'Sie haben keine Berechtigung für diese Aktion',
  noteSaved: 'Notiz gespeichert',
  emailUpdated: 'E-Mail-Adresse geändert',
  // import and share
  importFailed: 'Der Import ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  imported: 'Erfolgreich importiert!',
  importAlreadyThere: 'Diese Person ist bereits in diesem Projekt und wurde nach „Interessiert“ verschoben. Weiter geht es rechts im Menü',
  importPossible: 'Diese Person kann in dieses Projekt aufgenommen werden.',
  importNoEmail: 'Zu diesem LinkedIn-Profil wurde keine E-Mail-Adresse gefunden.',
  shareSubject: 'Sehen Sie sich diese tollen Kandidat:innen an!',
  shareFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  // outreach
  emailSent: 'E-Mail gesendet',
  inmailSent: 'InMail gesendet',
  invitationSent: 'LinkedIn-Einladung gesendet',
  replySentTitle: 'E-Mail gesendet!',
  replySent: 'Ihre Antwort wurde gesendet',
  reviewMailFailed: 'Die E-Mail konnte nicht gesendet werden!',
  emailFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte wählen Sie einen anderen Weg.',
  noLinkedinWithoutNames:
    'In diesem Projekt sind Namen verborgen, und ein LinkedIn-Profil würde den Namen zeigen. Schreiben Sie eine E-Mail.',
  inmailFailed: 'Die InMail konnte nicht gesendet werden. Bitte wählen Sie einen anderen Weg.',
  invitationFailed: 'Die LinkedIn-Einladung konnte nicht gesendet werden. Bitte wählen Sie einen anderen Weg.',
  noEmailFound: 'Zu dieser Person wurde keine E-Mail-Adresse gefunden. Bitte wählen Sie einen anderen Weg, sie anzuschreiben.',
  linkedinFailed: 'Ihr LinkedIn-Konto konnte nicht verbunden werden. Bitte schreiben Sie dieser Person selbst',
  linkedinFailedDialog: 'Leider konnten wir Ihr LinkedIn-Konto nicht verbinden. Bitte schreiben Sie den Kandidat:innen selbst.',
  confirmSend: 'Möchten Sie die E-Mail wirklich senden?',
  followUpsDisabled: 'Alle Follow-ups an diese Person wurden abgeschaltet.',
  // calendar
  calendarRequired: 'Kalender erforderlich',
  calendarRequiredText: 'Sie haben Ihren Kalender noch nicht eingerichtet. Erst danach können wir Interviews vereinbaren',
  calendarSyncing: 'Ihr Kalender wird noch synchronisiert. Bitte schauen Sie gleich noch einmal vorbei!',
  calendarSetUp: 'Richten wir Ihren Kalender ein',
  changesNeeded: 'Änderungen nötig!',
  // empty states
  noCandidates: 'Noch keine Kandidat:innen',
  welcome: 'Willkommen',
  firstProject: 'Legen Sie zuerst ein Projekt an!',
  createFirst: 'Erstes Projekt anlegen',
} as const

export const messagesAbout = {
  emailsFound: (n: number): string =>
    `${plural('de', n, { one: '1 E-Mail-Adresse', other: `${n} E-Mail-Adressen` })} gefunden. Bitte wählen Sie eine aus und senden Sie Ihre E-Mail.`,
  shared: (n: number): string =>
    plural('de', n, { one: '1 ausgewählte Person wird geteilt', other: `${n} ausgewählte Personen werden geteilt` }),
  selected: (n: number): string => (n === 0 ? 'Alle auswählen' : `${n} ausgewählt`),
  senderWithoutAccess: (product: string): string =>
    `Der gewählte Absender hat ${product} keinen Zugriff auf seine E-Mails gegeben. Bitte wählen Sie einen anderen Absender.`,
  signInFailed: (provider: string): string => `Die Anmeldung mit ${provider} ist fehlgeschlagen. Bitte versuchen Sie es später erneut.`,
  managing: (product: string): string => `${product} führt die Unterhaltung.`,
  screenerWithCalendar: (product: string, screener: string): string =>
    `${product} vereinbart mit der Person einen Termin im Kalender von ${screener}.`,
  screenerMustSync: (screener: string): string =>
    `Kandidat:innen können erst für ein Interview freigegeben werden, wenn ${screener} einen Kalender synchronisiert oder das Projekt in den Einstellungen zur Terminfindung das Verfahren wechselt.`,
  screenerWithoutCalendar: (product: string, screener: string): string =>
    `${product} stellt ${screener} der Person per E-Mail vor. Den Termin für das Interview können sie direkt vereinbaren`,
  conversationWith: (name: string): string => `Unterhaltung mit ${name}`,
  updateEmailOf: (name: string): string => `E-Mail-Adresse von ${name} ändern`,
  hiredThrough: (product: string): string => `Eingestellt über ${product}.`,
  reactivating: (product: string): string => `${product} prüft Ihr Projekt und aktiviert es innerhalb von 24 Stunden.`,
  movedOn: (name: string, tab: string): string => `${name} ist nicht mehr in der Durchsicht, sondern in „${tab}“.`,
  copyName: (project: string): string => `${project} - Kopie`,
} as const
