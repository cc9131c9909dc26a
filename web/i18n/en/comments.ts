// English texts of comments and mentions in web/candidate/conversation.

export const teamOnly = 'Only your team sees comments. Nothing here is sent to the candidate. Type @ to mention a teammate.'
export const teammates = 'Teammates'
export const noAccess = 'No access to this project'
export const suggestionCount = (count: number) => (count === 1 ? '1 teammate' : `${count} teammates`)
export const showWholeEmail = 'Show the whole email'
export const hideQuotedText = 'Hide quoted text'
