// German texts of domain/account/shortcuts.ts.

export const pressSingleKey = 'Drücken Sie einen einzelnen Buchstaben oder ein Zeichen.'
export const keyTaken = (action: string | number) => `Diese Taste ist belegt: ${action}.`
export const unknownAction = (action: string | number) => `Es gibt keine Aktion ${action}.`

export const actions = {
  next: 'Nächste Person',
  previous: 'Vorherige Person',
  select: 'Auswählen, mit Umschalt bis hierher',
  mail: 'E-Mail',
  chat: 'Chat',
  note: 'Notiz',
  export: 'Exportieren',
  approve: 'Freigeben',
  reject: 'Ablehnen',
  review: 'Zur Durchsicht senden',
  schedule: 'Interview vereinbaren',
  undo: 'Rückgängig',
  home: 'Start',
  search: 'Suchen',
  keys: 'Diese Liste',
}
