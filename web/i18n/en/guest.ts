// English texts that all pages behind a link share.

export const linkExpired = 'This link has expired'
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const unreachable = 'The server can’t be reached right now.'
/** 'Engineer at Acme'; a company that is not named is left out. */
export const job = (title: string, company: string) => [title, company && `at ${company}`].filter(Boolean).join(' ')
