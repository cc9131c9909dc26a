// English texts of web/candidate/moves/HireDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const cancel = 'Cancel'
export const moveToHired = (name: string | number) => `Move ${name} to Hired`
export const startDate = 'Start date'
export const consequenceText = (count: number) =>
  `No email is sent. Other projects won’t write to ${plural('en', count, { one: 'them', other: 'these candidates' })} unless someone takes over.`
export const submitHire = 'Move to Hired'

// Hire dialog
export const candidates = (value: string | number) => `${value} candidates`
