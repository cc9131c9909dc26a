// English texts of domain/conversation/draft-reply.ts.

export const nothingAbout = (name: string | number) => `The job description says nothing about ${name}.`
export const nothingAnswers = 'The job description and the project don’t answer their question.'
