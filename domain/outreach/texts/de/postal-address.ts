// German texts of domain/outreach/postal-address.ts.

export const tooLong = (characters: number, lines: number) => `Höchstens ${characters} Zeichen und ${lines} Zeilen.`
export const wholeAddress = 'Geben Sie eine vollständige Anschrift ein: Straße oder Postfach, Ort, Postleitzahl und Land.'
