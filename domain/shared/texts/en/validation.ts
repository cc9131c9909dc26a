// English texts about the format of an entry.

export const charactersMax = (most: number) => `${most.toLocaleString('en')} characters max.`
