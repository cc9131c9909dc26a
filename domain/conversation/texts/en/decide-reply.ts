// English texts of domain/conversation/decide-reply.ts.

export const notSure = (value: string | number) => `Looks like '${value}', but we’re not sure. Please check.`
export const declinesAfterYes = 'They said yes before and now decline. Please check.'
export const wroteAgain = 'They wrote again. Please check.'
export const hasQuestion = 'They have a question.'
export const unclearReply = 'We’re not sure what they mean. Please check.'
