// English texts of domain/account/shortcuts.ts.

export const pressASingleLetterOrSymbol = 'Press a single letter or symbol.'
export const thisKeyIsTaken = (action: string | number) => `This key is taken: ${action}.`
export const thereIsNoAction = (action: string | number) => `There is no action ${action}.`
