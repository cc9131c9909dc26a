// German texts of domain/project/stop-reason.ts.
import { plural } from '../../../shared/language.ts'

export const hiredElsewhere = 'Jemand wurde auf anderem Weg eingestellt.'
export const enoughCandidates = 'Es sind genug Kandidat:innen in der Pipeline.'
export const roleNotNeeded = 'Ich brauche diese Stelle nicht mehr.'
export const filledBy = (names: readonly string[]) =>
  plural('de', names.length, {
    one: `Besetzt: ${names[0] ?? ''} wurde eingestellt.`,
    other: `Besetzt: ${names.length} Personen wurden eingestellt.`,
  })
export const hiredHere = 'Mit einer Person aus diesem Projekt besetzt.'

export const otherReason = 'Sonstiges'
