// German texts of domain/insight/period.ts.

export const invalidDate = 'Geben Sie ein gültiges Datum ein.'
export const endsBeforeStart = 'Der Zeitraum kann nicht enden, bevor er beginnt.'
