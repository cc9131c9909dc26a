// English texts of domain/conversation/comment.ts.

export const thisPerson = 'This person is not on the roster.'
