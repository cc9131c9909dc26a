// English texts of server/features/rights. The page itself has more languages: domain/candidate/texts/your-data.

export const linkUnknown = 'This link is not valid, or your access has ended.'
export const wrongCode = 'This code is wrong or no longer valid.'
export const tooManyOpen = 'Wait for an answer to your open requests first.'
export const stale = 'This has changed since. Load the page again.'
export const unknownDocument = 'There is no such document.'
export const documentSubject = 'They added a document'
export const documentMessage = (name: string) => `File: ${name}`
export const ruleUnknown = 'There is no such rule.'
export const tooManyRules = (max: number) => `${max} rules of your own max.`
export const documentRefused = 'Choose a PDF or Word file of up to 10 MB.'
export const replyInstead = 'Reply to our email and say what is wrong. The team corrects it.'
