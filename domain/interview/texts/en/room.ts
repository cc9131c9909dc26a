// English texts of domain/interview/room.ts.

export const unknownPlaceholder = 'The only placeholder is {interview}.'
