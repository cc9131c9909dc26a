// English texts of domain/project/list-entries.ts.

export const entriesCut = (listEntries: string | number, count: string | number) => `${listEntries} entries max. ${count} were left out.`
export const entryTooLong = (listEntryLength: string | number) => `${listEntryLength} characters max. per entry.`

export const leftOut = (entry: string, reason: string) => `“${entry}” was left out. ${reason}`
