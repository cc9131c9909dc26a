// German texts of web/candidate/moves/HireDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const cancel = 'Abbrechen'
export const moveToHired = (name: string | number) => `${name} in „Eingestellt“ verschieben`
export const startDate = 'Startdatum'
export const consequenceText = (count: number) =>
  `Es wird keine E-Mail gesendet. Andere Projekte schreiben ${plural('de', count, { one: 'dieser Person', other: 'diesen Personen' })} nicht mehr, außer jemand übernimmt sie dort.`
export const submitHire = 'In „Eingestellt“ verschieben'

// Hire dialog
export const candidates = (value: string | number) => `${value} Kandidat:innen`
