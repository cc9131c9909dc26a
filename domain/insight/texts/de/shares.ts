// German texts of domain/insight/shares.ts.
import { plural } from '../../../shared/language.ts'
export const outOf = (part: number, total: number) => `${part} von ${total}`
export const percent = (share: number) => `${share} %`
const number = (n: number) => n.toLocaleString('de-DE')
export const days = (n: number) => `${number(n)} ${plural('de', n, { one: 'Tag', other: 'Tage' })}`
export const hours = (n: number) => `${number(n)} ${plural('de', n, { one: 'Stunde', other: 'Stunden' })}`
export const minutes = (n: number) => `${number(n)} ${plural('de', n, { one: 'Minute', other: 'Minuten' })}`
export const lessThanAMinute = '< 1 Minute'
