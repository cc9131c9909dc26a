// German texts of domain/conversation/comment.ts.

export const thisPerson = 'Diese Person ist nicht im Projektteam.'
