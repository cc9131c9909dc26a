// German texts of web/candidate/moves/CancelsInterview.tsx.

export const theInterviewStays = (hostName: string, exactDate: string) =>
  `Das Interview mit ${hostName} bleibt gebucht (${exactDate}). Sie können es auf der Karte absagen.`
export const cancellationNotice = (hostName: string | number, exactDate: string | number) =>
  `Das Interview mit ${hostName} wird abgesagt (${exactDate}). Wir schreiben der Person und allen Interviewer:innen.`
