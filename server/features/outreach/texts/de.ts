// German texts of server/features/outreach: answers, notifications, and emails.

// access-scheduled
export const notWaiting = 'Diese E-Mail wartet nicht mehr.'

// send-booking-link
export const onlyInScheduling = 'Diese Person ist nicht in „Terminfindung“.'
export const noCalendarToBook = 'Keine Interviewer:in hat einen synchronisierten Kalender, deshalb gibt es keine Termine zu buchen.'

// approve-and-send
export const contactedAlready = 'Diese Person wurde schon kontaktiert, oder es wurde schon über sie entschieden.'
export const unknownTemplate = 'Diese Vorlage gibt es nicht.'

// choose-template
export const testChanged = 'Der Test Ihrer Vorlagen hat sich geändert. Sehen Sie die E-Mail noch einmal an, bevor Sie sie senden.'

// start-template-test, end-template-test
export const testRunning = 'In diesem Projekt läuft schon ein Test. Beenden Sie ihn zuerst.'
export const testEnded = 'Dieser Test ist beendet. Laden Sie neu, um das Ergebnis zu sehen.'

// send-test-email
export const senderNotAllowed = (email: string) =>
  `${email} hat das Senden im eigenen Namen nicht erlaubt, deshalb kann auch kein Test gesendet werden.`
export const enoughTestEmails = (max: number) =>
  `Sie haben innerhalb einer Stunde ${max} Tests gesendet. Warten Sie etwas, bevor Sie den nächsten senden.`
export const sendingPaused = 'Das Senden ist für die ganze Installation pausiert, deshalb wurde der Test nicht gesendet.'
export const mailboxPaused = (address: string, reason: string) => `Der Test wurde nicht gesendet: ${address} ist pausiert. ${reason}`

// attach-file
export const noFile = 'Wählen Sie eine Datei.'
export const tooManyUnsent = (max: number) =>
  `Sie haben ${max} Dateien hochgeladen, die noch keine E-Mail verwendet. Entfernen Sie Dateien aus Entwürfen, oder warten Sie: Unbenutzte Dateien werden nach einer Woche gelöscht.`

// choose-files
export const filesOfFollowUp = (step: number, problem: string) => `Follow-up ${step}: ${problem}`

// change-follow-up-files
export const noSuchFollowUp = 'Dieses Follow-up ist nicht geplant und kann deshalb keine Dateien haben.'

// snippet-store
export const snippetNameTaken = 'Ein anderer Textbaustein hat diesen Namen.'
export const snippetDeleted = 'Jemand hat diesen Textbaustein gelöscht. Kopieren Sie den Text, um ihn zu behalten.'
export const snippetsMax = (max: number) => `Höchstens ${max} Textbausteine. Löschen Sie zuerst einen.`

// team-template-store
export const unknownTeamTemplate = 'Diese Teamvorlage gibt es nicht.'
export const unknownTemplateVersion = 'Diese Version gibt es nicht mehr.'
export const teamTemplateNameTaken = 'Eine andere Teamvorlage hat diesen Namen.'
export const teamTemplateNameGone = (name: string) => `Eine andere Teamvorlage heißt jetzt „${name}“. Benennen Sie sie zuerst um.`
export const teamTemplateDeleted = 'Jemand hat diese Teamvorlage gelöscht. Kopieren Sie den Text, um ihn zu behalten.'
export const teamTemplatesMax = (max: number) => `Höchstens ${max} Teamvorlagen. Löschen Sie zuerst eine.`

// take-team-template
export const tooManyTemplates = (max: number) =>
  `Dieses Projekt hat schon ${max} Vorlagen, mehr sind nicht möglich. Löschen Sie zuerst eine.`

// check-emails
export const leftApproved = 'Diese Person ist nicht mehr in „Freigegeben“.'
export const teamInTouch = (first: string | number) => `Ihr Team ist mit dieser Person schon in Kontakt: ${first}.`
export const sameAddress = 'Eine andere ausgewählte Person hat dieselbe Adresse.'
export const noValue = (value: string | number) => `Kein Wert für ${value}.`
export const trialUsedUp = 'Die kostenlose Testphase ist aufgebraucht.'
export const emailPlanned = 'Eine E-Mail an diese Person ist schon geplant oder gesendet.'

// contact-by-linkedin
export const sendingUnknown = 'Wir wissen nicht, ob die Nachricht gesendet wurde. Sehen Sie in LinkedIn nach, bevor Sie wieder schreiben.'

// receive-information
export const linkUsed = 'Dieser Link wurde schon verwendet oder ist abgelaufen.'

// send-scheduled-linkedin
export const stoppedWhileSending = 'Der Dienst wurde während des Sendens angehalten.'

// deliver-linkedin
/** Both take 'die'. */
export const linkedinNames = { inmail: 'InMail', invitation: 'LinkedIn-Einladung' }
export const linkedinNotSent = (name: string, reason: string) => `Die ${name} wurde nicht gesendet. ${reason}`
export const notSent = 'Wir konnten es nicht senden'
export const linkedinDue = (name: string | number) =>
  `Die ${name} ist fällig. Wählen Sie sie noch einmal, um das Profil zu öffnen und den Text einzufügen.`
export const linkedinSignInAgain = (name: string | number) =>
  `Die ${name} wurde nicht gesendet: LinkedIn bittet Sie, sich wieder anzumelden.`
export const linkedinUnknown = (name: string | number) =>
  `Wir wissen nicht, ob die ${name} gesendet wurde. Sehen Sie in LinkedIn nach, bevor Sie wieder schreiben.`

// keep-candidate
export const requiredField = 'Dieses Feld ist erforderlich.'

// preview-notice
export const brokenLinkInFollowUp = (step: number, sentence: string) =>
  `Follow-up ${step} hat einen defekten Link. ${sentence} Es wird wie geplant gesendet, wenn Sie es nicht abbrechen.`
export const theyHaveWithdrawn = 'Diese Person hat sich zurückgezogen.'
export const noOneHired = 'In diesem Projekt ist noch niemand eingestellt.'
export const notInSearch = 'Diese Person ist nicht mehr in dieser Suche.'
export const notInTouch = 'Diese Person war nicht mit Ihnen in Kontakt.'

// verify-address
export const notTheirAddress = 'Diese Person hat diese Adresse nicht.'
export const noFinderChecksAddresses = 'Es ist kein E-Mail-Finder eingerichtet, der Adressen prüft.'
