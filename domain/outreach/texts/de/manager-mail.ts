// German texts of the emails to hiring managers.
import { plural } from '../../../shared/language.ts'

export const hi = 'Hallo,'
export const best = 'Viele Grüße'
export const oneFits = (name: string, isInterested: boolean, jobTitle: string) =>
  isInterested ? `${name} interessiert sich für die Stelle ${jobTitle}.` : `${name} könnte zur Stelle ${jobTitle} passen.`
export const manyFit = (count: number, areInterested: boolean, jobTitle: string) =>
  areInterested
    ? `${count} Kandidat:innen interessieren sich für die Stelle ${jobTitle}:`
    : `${count} Kandidat:innen könnten zur Stelle ${jobTitle} passen:`
export const decideHere = 'Möchten Sie ins Gespräch kommen? Hier können Sie mehr lesen und entscheiden, ohne Konto:'
export const profileLink = (link: string) => `Profil und Unterhaltung, für Mitglieder des Teams: ${link}`
export const subject = (name: string, jobTitle: string) => `${name} für ${jobTitle}`
export const subjectForMany = (count: number, jobTitle: string) => `${count} Kandidat:innen für ${jobTitle}`
export const titleAtCompany = (title: string, company: string) => `${title} bei ${company}`

// the reminder
export const waiting = (count: number, jobTitle: string) =>
  plural('de', count, {
    one: `Eine Person wartet auf Ihre Entscheidung für die Stelle ${jobTitle}:`,
    other: `${count} Personen warten auf Ihre Entscheidung für die Stelle ${jobTitle}:`,
  })
export const waitsFor = (name: string, days: number) => `${name}, seit ${days} ${plural('de', days, { one: 'Tag', other: 'Tagen' })}`
export const decideLink = (link: string) => `Hier können Sie entscheiden, ohne Konto: ${link}`
export const reminderSubject = (count: number, jobTitle: string) =>
  plural('de', count, { one: `Eine Person wartet auf Sie: ${jobTitle}`, other: `${count} Personen warten auf Sie: ${jobTitle}` })
