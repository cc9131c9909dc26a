// German texts of the emails to interviewers; `who` is 'you' or 'you and Sam'.

/** The names after 'you', as the code lists them: 'you, Sam and Kim' becomes 'Ihnen, Sam und Kim'. */
const withYou = (host: string) => host.replace(/^you\b/, 'Ihnen').replace(/ and (?=[^,]*$)/, ' und ')

export const hi = 'Hallo,'
export const booked = (candidate: string, host: string, jobTitle: string) =>
  `${candidate} hat ein Interview mit ${withYou(host)} für die Stelle ${jobTitle} gebucht.`
/** `before` is the previous start; '' = unknown. */
export const moved = (candidate: string, host: string, jobTitle: string, before: string) =>
  `${candidate} hat das Interview mit ${withYou(host)} für die Stelle ${jobTitle} verschoben${before ? ` (bisher: ${before})` : ''}.`

/** By the words of the code for who canceled it. */
const cancellations: Readonly<Record<string, (candidate: string, jobTitle: string) => string>> = {
  'by them': (candidate, jobTitle) => `${candidate} hat das Interview für die Stelle ${jobTitle} abgesagt.`,
  'by the candidate': (candidate, jobTitle) => `${candidate} hat das Interview für die Stelle ${jobTitle} abgesagt.`,
  'by the team': (candidate, jobTitle) => `Das Team hat das Interview mit ${candidate} für die Stelle ${jobTitle} abgesagt.`,
  'because they are no longer being considered': (candidate, jobTitle) =>
    `Das Interview mit ${candidate} für die Stelle ${jobTitle} wurde abgesagt, weil die Person nicht mehr infrage kommt.`,
}

/** `by` is 'by the team' or 'by the candidate'. */
export const cancelled = (candidate: string, jobTitle: string, by: string, reason: string) => {
  const sentence =
    cancellations[by]?.(candidate, jobTitle) ?? `Das Interview mit ${candidate} für die Stelle ${jobTitle} wurde abgesagt (${by}).`
  return `${sentence}${reason ? ` ${reason}` : ''}`
}
export const joined = (candidate: string, host: string, jobTitle: string) =>
  `Ein Teammitglied kann das Interview mit ${candidate} für die Stelle ${jobTitle} nicht führen. Es findet nun zur selben Zeit mit ${withYou(host)} statt.`
export const youSitIn = 'Sie sind zum Lernen dabei. Die Interviewer:innen führen das Gespräch, und Sie schreiben keinen Bewertungsbogen.'
export const sitsIn = (names: string) => `Zum Lernen dabei: ${names}`
export const subjects = {
  joined: (candidate: string) => `Für Sie: Interview mit ${candidate}`,
  booked: (candidate: string) => `Gebucht: Interview mit ${candidate}`,
  moved: (candidate: string) => `Verschoben: Interview mit ${candidate}`,
  cancelled: (candidate: string) => `Abgesagt: Interview mit ${candidate}`,
}
export const calendarEntry = {
  joined: 'Der Termin wurde in Ihren Kalender eingetragen.',
  booked: 'Der Termin steht in Ihrem Kalender.',
  moved: 'Der Kalendereintrag ist aktualisiert.',
  cancelled: 'Der Kalendereintrag ist entfernt.',
}
export const youCall = (phone: string) => `Sie rufen unter ${phone} an.`
export const fromManager = (assessment: string) => `Einschätzung der Hiring-Manager:in, nur für Sie: ${assessment}`
export const profileLink = (link: string) => `Profil und Unterhaltung: ${link}`
export const scorecardLink = (link: string) =>
  `Fragen und Ihr Bewertungsbogen für nach dem Interview (ohne Anmeldung; bitte behalten Sie den Link für sich): ${link}`

// the reminder of a missing scorecard
export const scorecardSubject = (candidate: string) => `Ihr Bewertungsbogen zu ${candidate}`
export const scorecardMissing = (candidate: string, jobTitle: string) =>
  `Sie haben mit ${candidate} ein Interview für die Stelle ${jobTitle} geführt. Ihr Bewertungsbogen fehlt noch; er dauert etwa eine Minute.`
export const writeScorecard = (link: string) => `Füllen Sie ihn hier aus (ohne Anmeldung): ${link}`

// an interview that is arranged by email
export const briefSubject = (candidate: string) => `Für Ihr Interview mit ${candidate}`
export const approvedForInterview = (candidate: string, jobTitle: string) =>
  `${candidate} wurde für ein Interview mit Ihnen für die Stelle ${jobTitle} freigegeben.`
