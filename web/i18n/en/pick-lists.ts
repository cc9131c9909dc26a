// English texts of web/project/pick-lists.

// Pick list
export const useAsWritten = (value: string | number) => `Use “${value}” as written`
export const also = 'also'

// Close offer
export const added = (names: string, more: number) => `Added: ${names}${more > 0 ? ` and ${more} more` : ''}`
