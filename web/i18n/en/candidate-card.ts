// English texts of web/candidate/card.

// Background
export const education = 'Education'
export const skills = 'Skills'
export const showFewer = 'Show fewer'
export const summary = 'Summary'
export const theSummary = 'the summary'
export const recommendations = 'Recommendations'
export const theRecommendation = 'the recommendation'

// Card facts
export const hardRequirements = 'Hard requirements'
export const theHardRequirements = 'the hard requirements'
export const withArticle = (label: string) => `the ${label.toLowerCase()}`
export const hiringManagersAssessment = 'Hiring manager’s assessment'
export const assessmentHeading = 'Hiring manager’s assessment'
export const rejectionDetails = 'Rejection details'
export const chooseReasons = 'Choose reasons'
export const lastConversation = 'Last conversation'
export const openConversation = 'Open conversation'
export const suggestions = 'Suggestions'
export const tips = 'Tips'
export const badTitlesLabel = 'Titles that don’t fit'
export const badCompaniesLabel = 'Companies to leave out'

// Card head
export const linkedinLinkLabel = (name: string | number) => `${name} on LinkedIn, opens in a new tab`
export const scoreSuffix = 'of 100'
export const strongMatch = 'Strong match'
export const yearsOfExperience = (years: string | number) => `${years} ${String(years) === '1' ? 'year' : 'years'} of experience`

// Clamped
export const less = ' less'
export const more = 'more'
export const showLessOf = (label: string | number) => `Show less of ${label}`
export const showMoreOf = (label: string | number) => `Show more of ${label}`

// Compact card
export const keywords = 'Keywords'

// Experience
export const experience = 'Experience'

// Reasons
export const whyName = (name: string | number) => `Why ${name}`
export const quoted = (quote: string) => `“${quote}”`
export const whyThisPerson = 'Why this person'
export const noReasons = 'No reason could be verified in the profile.'
export const moreRest = (rest: string | number) => `${rest} more`
export const missingRequirements = (missedRequirements: string | number) => `Missing requirements: ${missedRequirements}`
export const foundOrigin = 'found'
export const notFound = 'not found'
export const notKnown = (criterion: string) => `not known: ${criterion}`

// Score bars
export const scoreBreakdown = 'Score breakdown'
export const scoreByPart = 'Score by part'
export const jobTitle = 'Job title'
export const jobDescription = 'Job description'
export const yearsOfExperienceLabel = 'Years of experience'
export const companies = 'Companies'
export const industry = 'Industry'
export const school = 'School'
export const location = 'Location'
export const idealsGroup = 'Similar to your ideal candidates'
export const likelyToReply = 'Likely to reply'
export const otherSeniority = 'Other seniority'
export const mustHavesMissing = 'Must-haves missing'
export const payAboveTheRange = 'Expected pay above the range'
export const somethingToAvoid = 'Something to avoid'
export const learnedGroup = 'Learned from your decisions'
export const yourModel = 'Your model'

// Sources
export const source = 'Source'
export const talentPool = 'Talent pool'
export const csvImport = 'CSV import'
export const jsonResume = 'JSON Resume'
export const resume = 'Résumé'
export const addedByHand = 'Added by hand'
export const importLabel = 'Import'

// Stage line
export const countMore = (count: number) => `${count} more`

// Written before
/** `project`, `date`, and `by` may be empty. */
export const alreadyContacted = (project: string, date: string, sender: string) =>
  `Already contacted${project && ` in ${project}`}${date && ` on ${date}`}${sender && ` (by ${sender})`}`

/** The end of a present job. */
export const untilNow = 'now'

// Past applications
export const pastApplications = 'Earlier applications'
export const moreApplications = (count: number) => `and ${count} more`
