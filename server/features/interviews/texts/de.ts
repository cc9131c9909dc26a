// German texts of server/features/interviews: answers, notifications, and emails.

// access-booking
export const bookingLinkExpired =
  'Dieser Link ist abgelaufen. Wenn Sie weiterhin ein Gespräch möchten, antworten Sie auf die E-Mail mit dem Link.'
export const nothingToBook = 'Zurzeit ist kein Interview zu buchen. Bitte antworten Sie auf die E-Mail, die Sie erhalten haben.'
export const invalidTime = 'Geben Sie einen Zeitpunkt wie 2026-11-22T10:00:00Z ein.'
export const chooseTimeZone = 'Wählen Sie eine Zeitzone.'

// change-by-calendar
export const nothingToMove = 'Es gibt kein Interview, das verschoben werden kann.'

// copy-to-calendar
export const noRooms =
  'Der Kalender der Interviewer:in kann keine Videoräume anlegen. Verbinden Sie Google oder Microsoft, oder hinterlegen Sie einen Videolink.'
export const roomLate = 'Der Kalender der Interviewer:in hat ihn noch nicht angelegt.'
export const roomTwice = 'Der Kalender der Interviewer:in hat einen Raum genannt, der schon zu einem anderen Interview gehört.'
export const entryChanged = 'Der Eintrag wurde inzwischen im Kalender geändert.'

// confirm-interview
export const bookedByCandidate = 'Von der Person selbst gebucht'
export const bookedFor = (user: string) => `Für die Person gebucht von ${user}`

// event-text
export const sitsIn = (names: string) => `In Einarbeitung, zum Zuhören dabei: ${names}`
export const useEmailLink = 'Um den Termin zu verschieben oder abzusagen, verwenden Sie den Link in der E-Mail.'

// hold-slot
export const bookedAlready = 'Sie haben schon einen Termin gebucht. Verschieben Sie ihn oder sagen Sie ihn ab.'

// manager-link
export const askForNewLink = 'Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.'

// move-interview
export const interviewStarted = 'Dieses Interview hat schon begonnen. Bitte antworten Sie auf die E-Mail, die Sie erhalten haben.'
export const noFreeTimes = 'Zurzeit sind keine Termine frei. Bitte antworten Sie auf die E-Mail, die Sie erhalten haben.'
export const calendarUnreachable = 'Wir erreichen den Kalender gerade nicht, deshalb wurde Ihr Interview nicht verschoben.'

// review-by-link
export const candidateGone = 'Diese Person ist nicht mehr in dieser Suche.'

// review-by-manager
export const notWithManager = 'Diese Person wartet nicht auf die Hiring-Manager:in.'
export const choose12Or3 = 'Wählen Sie 1, 2 oder 3.'

// propose-times
export const onlyInScheduling = 'Termine gibt es nur für Kandidat:innen in „Terminfindung“.'
export const noCalendarToBook =
  'Niemand, der das Interview führen kann, hat einen Kalender synchronisiert. Es gibt daher keine Termine zum Buchen.'
export const chooseTimes = (max: number) => `Wählen Sie 1 bis ${max} Termine.`
export const noteTooLong = (max: number) => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`

// replace-interviewer
export const rebooked = (part: string, when: string) => `${part || 'Das Interview'} wurde vom Team verschoben: ${when}`
export const tookOver = (formerName: string, when: string) => `${formerName} hat das Interview abgegeben. Neu: ${when}`

// scorecard-link
export const linkEnded = 'Dieser Link ist abgelaufen, oder das Interview wurde abgesagt.'

// cancel-interview
export const unknownInterview = 'Dieses Interview gibt es nicht.'
export const interviewOver = 'Dieses Interview ist vorbei.'

// review-by-recruiter
export const notWithRecruiter = 'Diese Person wartet nicht auf das Recruiting.'

// review-links
export const requiredField = 'Dieses Feld ist erforderlich.'

// scorecard-views
export const ownScorecardFirst = 'Schreiben Sie zuerst Ihren eigenen Bewertungsbogen.'
export const noScorecards = 'Noch niemand hat einen Bewertungsbogen geschrieben.'

// invite-again.ts
export const onlyFromInterview = 'Nur Kandidat:innen in „Im Interview“ können zu einem weiteren Interview eingeladen werden.'
export const interviewComing = 'Ein Interview steht noch bevor. Laden Sie erst danach zu einem weiteren ein, oder sagen Sie es zuerst ab.'
