import { expect, test } from 'vitest'
import { internationalPhone } from './phone-number.ts'

test.each([
  ['+49 151 12345678', '+4915112345678'],
  ['+49 (151) 1234-5678', '+4915112345678'],
  ['0044 20 7946 0958', '+442079460958'],
  [' +1.512.555.0100 ', '+15125550100'],
])('%s is %s', (written, phone) => {
  expect(internationalPhone(written)).toBe(phone)
})

test.each([
  '',
  '0151 12345678',
  '512 555 0100',
  '+0 12345678',
  '+49',
  '+49 151 1234567890123',
  'call me',
  '+49 151 12345678 ext 5',
  '+'.repeat(60),
  '1+49151123456',
])('%j is refused', (written) => {
  expect(internationalPhone(written)).toBeNull()
})
