// German texts of domain/project/free-trial.ts.

export const trialLimit = (limit: string | number) =>
  `Die kostenlose Testphase umfasst ${limit} Kandidat:innen. Wählen Sie einen Tarif, um mehr zu kontaktieren.`
