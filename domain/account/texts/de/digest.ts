// German texts of the daily digest.
import { plural } from '../../../shared/language.ts'

export const subject = (count: number, product: string) =>
  `Sie haben ${plural('de', count, { one: '1 ungelesene Neuigkeit', other: `${count.toLocaleString('de-DE')} ungelesene Neuigkeiten` })} in ${product}`
export const greeting = (firstName: string) => `Hallo${firstName && ` ${firstName}`},\n\ndas haben Sie verpasst:`
export const andMore = (more: number) => `Und ${more.toLocaleString('de-DE')} weitere.`
export const turnOff = (link: string) =>
  `Sie bekommen diese E-Mail höchstens einmal am Tag und nur, wenn etwas ungelesen ist. Hier ausschalten: ${link}`
