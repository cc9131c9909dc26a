// English texts of web/features/wizard/demos.

// Ideal candidates demo
export const idealCandidates = 'Ideal candidates'
export const idealsIntro = 'Name two or three people you’d hire again. See what the search learns from them and who it finds.'
export const idealsAction = 'Start a project with them'

// Templates demo
export const templates = 'Templates'
export const templatesIntro = 'Four sequences to start from. Edit the text, preview it, and use it in a project.'
export const templatesAction = 'Use in a new project'
export const sequences = 'Sequences'
export const words = 'Words'
export const mail = 'Mail'
export const subject = 'Subject'
export const followUpDelay = (value: string | number) => `${value} days after the previous email, unless they replied`
export const preview = 'Preview'
export const readAs = 'Read as'
export const fictionalNote = (fullName: string | number) => `${fullName} is fictional.`
export const missingValues = (variables: string | number) => `No value for ${variables}. An email with missing values is never sent.`
export const first = 'First'
export const firstEmail = 'First email'
export const followUp = (step: number) => `Follow-Up #${step}`
export const sampleProject = { jobTitle: 'Backend Engineer', hiringCompany: 'Harbor Labs', keywords: ['Go'] }
export const sampleSender = 'Robin Reyes'
