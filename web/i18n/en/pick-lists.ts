// English texts of web/project/pick-lists.
import { plural } from '@fairlead/domain/shared/language'

// Pick list
export const useAsWritten = (value: string | number) => `Use “${value}” as written`
export const also = 'also'
export const alsoNamed = (also: string | number) => `also: ${also}`
export const clear = (label: string | number) => `Clear ${label}`

// Close offer
export const added = (names: string, more: number) => `Added: ${names}${more > 0 ? ` and ${more} more` : ''}`
export const similarTitles = (count: number) => plural('en', count, { one: '1 similar title', other: `${count} similar titles` })
export const companiesLike = (name: string) => `Companies like ${name}`
export const companiesLikeThese = 'Companies like these'
