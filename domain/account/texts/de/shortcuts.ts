// German texts of domain/account/shortcuts.ts.

export const pressSingleKey = 'Drücken Sie einen einzelnen Buchstaben oder ein Zeichen.'
export const keyTaken = (action: string | number) => `Diese Taste ist belegt: ${action}.`
export const unknownAction = (action: string | number) => `Es gibt keine Aktion ${action}.`
