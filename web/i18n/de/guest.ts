// German texts that all pages behind a link share.

export const linkExpired = 'Dieser Link ist abgelaufen'
export const tryAgain = 'Erneut versuchen'
export const cancel = 'Abbrechen'
export const unreachable = 'Der Server ist gerade nicht erreichbar.'
/** 'Engineer bei Acme'; a company that is not named is left out. */
export const job = (title: string, company: string) => [title, company && `bei ${company}`].filter(Boolean).join(' ')
