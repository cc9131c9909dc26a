// German texts of server/features/insight: answers, notifications, and emails.

// self-identification-store
export const linkExpired = 'Dieser Link ist abgelaufen.'
