// German texts of domain/interview/phone-number.ts.

export const countryCodeMissing = 'Geben Sie Ihre Nummer mit Ländervorwahl ein, zum Beispiel +49 151 12345678.'
