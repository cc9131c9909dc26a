// How words are written: capitals, letters, and blanks.
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

const capital = /\p{Lu}/u
const letter = /\p{L}/u
const wordSign = /[\p{L}\p{N}]/u
const blanks = /\s+/
const marks = /[*_`<>]+/g
const acronym = /^\p{Lu}[\p{Lu}\d]{1,5}$/u
const nameLike = /^ ?\p{Lu}\p{Ll}/u
const stop = /[.;:()]/
/** Between the parts of a head: 'Cook – Harbour | Leeds'. */
export const separators = /[;|/•·()–—]|\s-\s/

export const hasCapital = (text: string): boolean => capital.test(text)
/** Whether one of the signs is in the text. */
export const hasSign = (text: string, signs: string): boolean => Array.from(signs).some((sign) => text.includes(sign))
export const hasLetter = (text: string): boolean => letter.test(text)
export const hasWord = (text: string): boolean => wordSign.test(text)
/** Without the blanks around them. */
export const wordsIn = (text: string): string[] => text.trim().split(blanks)
/** With one blank between its words. */
export const squeezed = (text: string): string => wordsIn(text).join(' ')
export const withoutMarks = (text: string): string => text.replaceAll(marks, '')
export const isAcronym = (text: string): boolean => acronym.test(text)
/** 'Harbour', but not 'harbour' or 'HARBOUR'. */
export const startsLikeName = (text: string): boolean => nameLike.test(text)
export const isCapitalized = (text: string): boolean => capital.test(text.slice(0, 1))
/** A sign that ends a sentence or a clause, or a bracket. */
export const hasStop = (text: string): boolean => stop.test(text)
export const isNumber = (text: string): boolean => Number.isInteger(Number(text.trim() || 'x'))
/** Nothing but one sign, with a blank at most on each side. */
export const isSign = (text: string, sign: string): boolean => text.length <= 3 && text.trim() === sign
/** Without marks and signs around it. */
export const bare = (text: string, start: string, end: string): string =>
  squeezed(trimSignsEnd(trimSignsStart(withoutMarks(text), start), end))
