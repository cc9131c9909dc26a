// English texts of the signature of a mailbox.
export const tooLong = (max: number) => `${max.toLocaleString('en-US')} characters max.`
export const malformedLink = (url: string) => `The link ${url} isn’t a valid address.`
export const hasVariables = 'Signatures can’t contain variables.'
