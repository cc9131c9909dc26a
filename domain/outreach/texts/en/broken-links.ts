// English texts of domain/outreach/broken-links.ts.

export const malformed = (url: string) => `The link ${url} isn’t a valid address. Correct it in the message.`
export const unknownHost = (url: string) => `The link ${url} leads to a website that doesn’t exist. Correct it in the message.`
export const gone = (url: string) => `The page behind the link ${url} no longer exists. Correct it in the message.`
