// English texts of domain/outreach/postal-address.ts.

export const tooLong = (characters: number, lines: number) => `${characters} characters and ${lines} lines max.`
export const wholeAddress = 'Enter a whole address: street or PO box, city, postal code, and country.'
