// English texts of domain/account/password-strength.ts.

export const commonPassword = 'This password is too common. Choose one that is harder to guess.'
export const guessablePassword =
  'Your name, email address, company, and the name of this product are too easy to guess. Choose another password.'
