// English texts of web/candidate/moves/CancelsInterview.tsx.

export const theInterviewWithOnIs = (hostName: string | number, exactDate: string | number) =>
  `The interview with ${hostName} on ${exactDate} will be canceled. We’ll email the candidate and every interviewer.`
