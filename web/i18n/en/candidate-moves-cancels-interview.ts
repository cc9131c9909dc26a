// English texts of web/candidate/moves/CancelsInterview.tsx.

export const theInterviewStays = (hostName: string, exactDate: string) =>
  `The interview with ${hostName} on ${exactDate} stays booked. You can cancel it on the card.`
export const cancellationNotice = (hostName: string | number, exactDate: string | number) =>
  `The interview with ${hostName} on ${exactDate} will be canceled. We’ll email the candidate and every interviewer.`
