// English texts about the format of an entry.

export const charactersMax = (max: number) => `${max.toLocaleString('en')} characters max.`

/** `symbols`: those that are allowed, separated by spaces. */
export const nameCharacters = (symbols: string) => `Use only letters, digits, spaces, and ${symbols}`

export const separatorRepeated = 'The same character can’t appear twice in a row.'
