// German texts of domain/shared/coverage.ts.

export const partialPool = (answered: string | number, shards: string | number) =>
  `Nur ein Teil des Talentpools hat geantwortet (${answered} von ${shards} Teilen), deshalb können Personen fehlen. Versuchen Sie es in ein paar Minuten wieder.`
