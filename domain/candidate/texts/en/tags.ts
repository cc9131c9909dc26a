// English texts of domain/candidate/tags.ts.

export const nameTheTag = 'Name the tag.'
export const writeANote = 'Write a note.'
export const noteTooLong = '5,000 characters max.'
