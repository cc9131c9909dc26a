// English texts of domain/conversation/decide-reply.ts.

export const notSure = (value: string | number) => `Looks like '${value}', but we’re not sure. Please check.`
export const theySaidYesBeforeAndNow = 'They said yes before and now decline. Please check.'
export const theyWroteAgainPleaseCheck = 'They wrote again. Please check.'
export const theyHaveAQuestion = 'They have a question.'
export const wereNotSureWhatTheyMean = 'We’re not sure what they mean. Please check.'
