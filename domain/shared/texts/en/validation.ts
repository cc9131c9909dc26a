// English texts about the form of an entry.

export const charactersMax = (most: number) => `${most.toLocaleString('en')} characters max.`
