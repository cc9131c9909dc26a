// English texts of server/features/discussion: answers, notifications, and emails.

// write-comment
export const unknownComment = 'This comment does not exist.'
export const noSuchTeammate = 'This person isn’t in your workspace any more.'
