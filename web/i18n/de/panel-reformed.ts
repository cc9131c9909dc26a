// German texts of web/features/panel/ReformedDialog.tsx.

export const title = 'Die Suche hat sich geändert'
export const changedBy = (name: string | number) => `${name} hat die Suche geändert, und eine neue läuft:`
export const unreviewedLeave =
  'Wen Sie noch nicht durchgesehen haben, verlässt die Durchsicht; neue Kandidat:innen sind unterwegs. Ihre Entscheidungen bleiben.'
export const ok = 'OK'
