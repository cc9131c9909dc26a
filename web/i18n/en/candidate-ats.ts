// English texts of web/candidate/ats.

// Ats line
export const tryAgain = 'Try again'

// Ats menu item
export const sendTo = (integration: string | number) => `Send to ${integration}`
