// English texts of server/features/insight: answers, notifications, and emails.

// self-identification-store
export const thisLinkHasExpired = 'This link has expired.'
