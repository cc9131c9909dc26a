// English texts of domain/candidate/people-columns.ts.

export const mapAtLeastOneColumn = 'Map at least one column to the LinkedIn URL, the email, or the name.'
export const theFirstRowMustContain = 'The first row must contain the column titles.'
export const theFileHasNoColumn = (strange: string | number) => `The file has no column '${strange}'.`
