// English texts of domain/project/free-trial.ts.

export const trialLimit = (limit: string | number) => `The free trial includes ${limit} candidates. Choose a plan to contact more.`
