// English texts of domain/interview/phone-number.ts.

export const countryCodeMissing = 'Enter your number with the country code, such as +49 151 12345678.'
