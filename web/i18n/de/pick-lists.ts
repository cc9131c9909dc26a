// German texts of web/project/pick-lists.
import { plural } from '@fairlead/domain/shared/language'

// Pick list
export const useAsWritten = (value: string | number) => `„${value}“ so verwenden`
export const also = 'auch'
export const alsoNamed = (also: string | number) => `auch: ${also}`
export const clear = (label: string | number) => `Leeren: ${label}`

// Close offer
export const added = (names: string, more: number) => `Hinzugefügt: ${names}${more > 0 ? ` und ${more} weitere` : ''}`
export const similarTitles = (count: number) => plural('de', count, { one: '1 ähnlicher Titel', other: `${count} ähnliche Titel` })
export const companiesLike = (name: string) => `Unternehmen wie ${name}`
export const companiesLikeThese = 'Unternehmen wie diese'
