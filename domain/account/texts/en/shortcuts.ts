// English texts of domain/account/shortcuts.ts.

export const pressSingleKey = 'Press a single letter or symbol.'
export const keyTaken = (action: string | number) => `This key is taken: ${action}.`
export const unknownAction = (action: string | number) => `There is no action ${action}.`
