// A candidate's phone number in the international format of ITU-T E.164.
import { text as phoneNumberText } from './texts/phone-number.ts'

const longest = 40

/** '+4915112345678' for '+49 (151) 1234-5678' or '0049 151 12345678'; null when it isn't an international number. */
export function internationalPhone(text: string): string | null {
  const written = text.trim()
  if (written.length > longest || !/^[+0-9][0-9 ()./-]*$/.test(written)) return null
  const digits = written.replaceAll(/[^+0-9]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null
}

export const phoneSentence = (): string => phoneNumberText.countryCodeMissing
