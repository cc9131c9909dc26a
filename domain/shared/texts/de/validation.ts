// German texts about the format of an entry.

export const charactersMax = (max: number) => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`

/** `symbols`: those that are allowed, separated by spaces. */
export const nameCharacters = (symbols: string) => `Verwenden Sie nur Buchstaben, Ziffern, Leerzeichen und ${symbols}`

export const separatorRepeated = 'Dasselbe Zeichen darf nicht zweimal hintereinander stehen.'
