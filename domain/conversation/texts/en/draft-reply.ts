// English texts of domain/conversation/draft-reply.ts.

export const whatIsTheAnswer = (name: string) => `Candidates ask about ${name}. What is the answer?`
export const nothingAnswers = 'We found no question in their email that the project could answer.'
