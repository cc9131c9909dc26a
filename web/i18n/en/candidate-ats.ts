// English texts of web/candidate/ats.

// Ats line
export const tryAgain = 'Try again'

// Ats menu item
export const sendTo = (integration: string | number) => `Send to ${integration}`

// Send to ATS
export const sending = (name: string, integration: string) => `Sending ${name} to ${integration}`
export const sendFailed = (name: string) => `We couldn’t send ${name}. Please try again.`
