// English texts of server/features/offers: answers, and the page with the signature.

export const namesHidden = 'Names are hidden in this project, and a letter names the candidate. Show names first.'
export const linkEnded = 'This link has ended. Ask the person who sent it for a new one.'
export const noFile = 'There is no such file.'
export const noLetterToSend = 'Save the letter first.'
export const letterChanged = 'The letter has changed in the meantime. Reload to see it.'
export const signedStays = 'A signed letter can’t be changed.'
export const sentStays = 'This letter was sent. Withdraw it before you write another.'
export const notTheirProject = 'Only members who decide in this project can approve.'
export const commentMissing = 'Say what should change.'
export const notSent = 'There is no letter that waits for an answer.'
export const signedInFuture = 'The letter can’t be signed in the future.'
export const onlyPdf = 'Upload the signed letter as PDF.'
export const noEmail = 'The email can’t be sent.'
export const fileName = 'Offer letter.pdf'
export const signedFileName = 'Offer letter (signed).pdf'

// the page with the signature
export const signatureTitle = 'Electronic signature'
export const signedBy = (name: string) => `Signed by: ${name}`
export const signedAt = (moment: string) => `Time: ${moment}`
export const signedFrom = (address: string) => `Network address: ${address}`
export const signedWith = (userAgent: string) => `Browser: ${userAgent}`
export const signedFile = (sha256: string) => `SHA-256 of the letter that was read and accepted: ${sha256}`
export const consent = 'By typing their full name and confirming, the signer accepted this offer electronically.'
export const nameUnwritable = (characters: string) =>
  `Write your name in Latin, Greek, or Cyrillic letters: the PDF can’t show ${characters}.`
export const unwritable = (characters: string) => `The PDF can’t show these characters: ${characters}.`
