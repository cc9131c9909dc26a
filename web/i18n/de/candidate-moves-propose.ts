// German texts of web/candidate/moves/ProposeTimesDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const title = (name: string) => `Termine für ${name}`
export const times = 'Freie Termine'
export const zone = (name: string) => `Zeitzone: ${name}`
export const wholeDay = (count: number) =>
  `Jeder Termin ist ein Tag mit ${count} Interviews, vom Beginn des ersten bis zum Ende des letzten.`
export const earlier = 'Früher'
export const later = 'Später'
export const upTo = (max: number) => `Wählen Sie bis zu ${max} Termine zum Vorschlagen oder einen zum Buchen.`
export const noTimes = 'Es gibt keinen freien Termin. Wählen Sie unter „Termin vereinbaren“ andere Interviewer:innen.'
export const chooseOne = 'Wählen Sie mindestens einen Termin.'
/** It's part of the email, so not a 'Notiz'. */
export const note = 'Nachricht'
export const noteHint = 'Steht unter den Terminen. Beginnt mit den offenen Fragen der Person, falls es welche gibt.'
export const phone = 'Telefonnummer der Person'
export const phoneHint = 'Nur zum Buchen: Die Interviewer:in ruft dort an'
export const book = 'Diesen Termin buchen'
export const propose = (count: number) =>
  count === 0 ? 'Termine vorschlagen' : plural('de', count, { one: '1 Termin vorschlagen', other: `${count} Termine vorschlagen` })
export const proposed = (name: string) => `${name} bekommt die Termine per E-Mail`
export const notProposed = 'Wir konnten die Termine nicht senden. Bitte versuchen Sie es noch einmal.'
export const booked = (name: string) => `Interview mit ${name} gebucht`
export const notBooked = 'Wir konnten den Termin nicht buchen. Bitte versuchen Sie es noch einmal.'
export const notLoaded = 'Wir konnten die Termine nicht laden. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.'
