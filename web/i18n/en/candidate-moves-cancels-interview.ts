// English texts of web/candidate/moves/CancelsInterview.tsx.

export const theInterviewWithOnIs = (hostName: string | number, exactDate: string | number) =>
  `The interview with ${hostName} on ${exactDate} is cancelled. The candidate and everyone who interviews each get an email about it.`
