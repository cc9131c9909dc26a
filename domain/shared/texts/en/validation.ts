// English texts about the format of an entry.

export const charactersMax = (max: number) => `${max.toLocaleString('en')} characters max.`
