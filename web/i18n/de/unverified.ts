// German texts of web/app/UnverifiedBanner.tsx.

// Unverified banner
export const linkSentTo = (email: string) => `Link gesendet an ${email}`
export const resendFailed = 'Wir konnten den Link nicht senden. Versuchen Sie es gleich noch einmal.'
export const verifyToContinue =
  'Bestätigen Sie Ihre E-Mail-Adresse, um jemanden zu kontaktieren oder einzuladen. Wir haben einen Link gesendet an'
export const resendLink = 'Link erneut senden'
export const changeAddress = 'Adresse ändern'
