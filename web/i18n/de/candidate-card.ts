// German texts of web/candidate/card.

// Background
export const education = 'Ausbildung'
export const skills = 'Kenntnisse'
export const showFewer = 'Weniger anzeigen'
export const summary = 'Zusammenfassung'
/** `the…` and `withArticle` follow a colon in `showLessOf` and `showMoreOf`, so they have no article. */
export const theSummary = 'Zusammenfassung'
export const recommendations = 'Empfehlungen'
export const theRecommendation = 'Empfehlung'

// Card facts
export const hardRequirements = 'Zwingende Anforderungen'
export const theHardRequirements = 'Zwingende Anforderungen'
export const withArticle = (label: string) => label
export const hiringManagersAssessment = 'Einschätzung der Hiring-Manager:in'
export const assessmentHeading = 'Einschätzung der Hiring-Manager:in'
export const rejectionDetails = 'Details der Ablehnung'
export const chooseReasons = 'Gründe wählen'
export const lastConversation = 'Letzte Unterhaltung'
export const openConversation = 'Unterhaltung öffnen'
export const suggestions = 'Vorschläge'
export const tips = 'Tipps'
export const badTitlesLabel = 'Unpassende Jobtitel'
export const badCompaniesLabel = 'Auszuschließende Unternehmen'

// Card head
export const linkedinLinkLabel = (name: string | number) => `${name} auf LinkedIn, öffnet einen neuen Tab`
export const scoreSuffix = 'von 100'
export const strongMatch = 'Passt sehr gut'
export const yearsOfExperience = (years: string | number) => `${years} ${String(years) === '1' ? 'Jahr' : 'Jahre'} Erfahrung`

// Clamped
export const less = ' weniger'
export const more = 'mehr'
export const showLessOf = (label: string | number) => `Weniger anzeigen: ${label}`
export const showMoreOf = (label: string | number) => `Mehr anzeigen: ${label}`

// Compact card
export const keywords = 'Stichwörter'

// Experience
export const experience = 'Erfahrung'

// Reasons
export const whyName = (name: string | number) => `Warum ${name}`
export const quoted = (quote: string) => `„${quote}“`
export const whyThisPerson = 'Warum diese Person'
export const noReasons = 'Kein Grund ließ sich im Profil belegen.'
export const moreRest = (rest: string | number) => `${rest} weitere`
export const missingRequirements = (missedRequirements: string | number) => `Fehlende Anforderungen: ${missedRequirements}`
export const foundOrigin = 'gefunden'
export const notFound = 'nicht gefunden'
export const notKnown = (criterion: string) => `nicht bekannt: ${criterion}`

// Score bars
export const scoreBreakdown = 'Aufschlüsselung der Punktzahl'
export const scoreByPart = 'Punktzahl nach Bereichen'
export const jobTitle = 'Jobtitel'
export const jobDescription = 'Stellenbeschreibung'
export const yearsOfExperienceLabel = 'Jahre Erfahrung'
export const companies = 'Unternehmen'
export const industry = 'Branche'
export const school = 'Hochschule'
export const location = 'Ort'
export const idealsGroup = 'Ähnlich Ihren Idealprofilen'
export const likelyToReply = 'Antwort wahrscheinlich'
export const otherSeniority = 'Andere Erfahrungsstufe'
export const mustHavesMissing = 'Muss-Kriterien fehlen'
export const payAboveTheRange = 'Erwartete Vergütung über der Spanne'
export const somethingToAvoid = 'Etwas Ausgeschlossenes'
export const learnedGroup = 'Aus Ihren Entscheidungen gelernt'
export const yourModel = 'Ihr Modell'

// Sources
export const source = 'Quelle'
export const talentPool = 'Talentpool'
export const csvImport = 'CSV-Import'
export const jsonResume = 'JSON Resume'
export const resume = 'Lebenslauf'
export const addedByHand = 'Von Hand hinzugefügt'
export const importLabel = 'Import'

// Stage line
export const countMore = (count: number) => `${count} weitere`

// Written before
/** `project`, `date`, and `by` may be empty. */
export const alreadyContacted = (project: string, date: string, sender: string) =>
  `Bereits kontaktiert${project && ` in „${project}“`}${date && ` am ${date}`}${sender && ` (von ${sender})`}`

/** The end of a present job. */
export const untilNow = 'heute'

// Past applications
export const pastApplications = 'Frühere Bewerbungen'
export const moreApplications = (count: number) => `und ${count} weitere`
