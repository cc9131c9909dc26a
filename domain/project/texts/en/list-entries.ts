// English texts of domain/project/list-entries.ts.

export const entriesMaxWereLeftOut = (listEntries: string | number, count: string | number) =>
  `${listEntries} entries max. ${count} were left out.`
export const charactersMaxPerEntry = (listEntryLength: string | number) => `${listEntryLength} characters max. per entry.`
