// English texts of domain/interview/proposal.ts.

export const openQuestions = (topics: string) => `You also asked about ${topics}. We’ll talk about that when we meet.`
