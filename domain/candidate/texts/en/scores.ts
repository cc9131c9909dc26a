// English texts of domain/candidate/scores.ts.

export const strongMatchExplained = (strongMatch: string | number) =>
  `${strongMatch} points or more: in our tests on ten job postings, nine out of ten people with this score were right for the job.`
