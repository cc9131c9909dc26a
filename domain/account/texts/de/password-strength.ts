// German texts of domain/account/password-strength.ts.

export const commonPassword = 'Dieses Passwort ist zu häufig. Wählen Sie eines, das schwerer zu erraten ist.'
export const guessablePassword =
  'Ihr Name, Ihre E-Mail-Adresse, Ihr Unternehmen und der Name dieses Produkts sind zu leicht zu erraten. Wählen Sie ein anderes Passwort.'
