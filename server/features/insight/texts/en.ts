// English texts of server/features/insight: answers, notifications, and emails.

// self-identification-store
export const linkExpired = 'This link has expired.'
