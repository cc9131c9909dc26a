// German texts of domain/project/list-entries.ts.

export const entriesCut = (listEntries: string | number, count: string | number) =>
  `Höchstens ${listEntries} Einträge. Weggelassen: ${count}.`
export const entryTooLong = (listEntryLength: string | number) => `Höchstens ${listEntryLength} Zeichen pro Eintrag.`

export const leftOut = (entry: string, reason: string) => `„${entry}“ wurde weggelassen. ${reason}`
