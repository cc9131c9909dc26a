// English texts of domain/project/free-trial.ts.

export const theFreeTrialIncludesCandidatesChoose = (limit: string | number) =>
  `The free trial includes ${limit} candidates. Choose a plan to contact more.`
