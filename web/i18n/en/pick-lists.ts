// English texts of web/project/pick-lists.

// Pick list
export const useAsWritten = (value: string | number) => `Use “${value}” as written`
export const also = 'also'
