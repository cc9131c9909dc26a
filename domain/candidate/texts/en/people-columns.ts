// English texts of domain/candidate/people-columns.ts.

export const mapOneColumn = 'Map at least one column to the LinkedIn URL, the email, or the name.'
export const missingHeader = 'The first row must contain the column titles.'
export const unknownColumn = (strange: string | number) => `The file has no column '${strange}'.`
