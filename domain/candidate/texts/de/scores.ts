// German texts of domain/candidate/scores.ts.

export const strongMatchExplained = (strongMatch: string | number) =>
  `${strongMatch} Punkte oder mehr: In unseren Tests mit zehn Stellenbeschreibungen passten neun von zehn Personen mit dieser Punktzahl zur Stelle.`
