// German texts of server/features/discussion: answers, notifications, and emails.

// write-comment
export const unknownComment = 'Diesen Kommentar gibt es nicht.'
export const noSuchTeammate = 'Diese Person ist nicht mehr in Ihrem Arbeitsbereich.'
