// English texts of domain/insight/shares.ts.
import { plural } from '../../../shared/language.ts'
export const outOf = (part: number, total: number) => `${part} of ${total}`
export const percent = (share: number) => `${share}%`
export const days = (n: number) => `${n} ${plural('en', n, { one: 'day', other: 'days' })}`
export const hours = (n: number) => `${n} ${plural('en', n, { one: 'hour', other: 'hours' })}`
export const minutes = (n: number) => `${n} ${plural('en', n, { one: 'minute', other: 'minutes' })}`
export const lessThanAMinute = '< 1 minute'
