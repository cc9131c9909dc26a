// English texts of web/app/UnverifiedBanner.tsx.

// Unverified banner
export const linkSentTo = (email: string) => `Link sent to ${email}`
export const resendFailed = 'We couldn’t send the link. Try again in a moment.'
export const verifyToContinue = 'Verify your email address to contact or invite anyone. We sent a link to'
export const resendLink = 'Send the link again'
export const changeAddress = 'Change address'
