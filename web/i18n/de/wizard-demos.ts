// German texts of web/features/wizard/demos.
import { plural } from '@fairlead/domain/shared/language'

// Ideal candidates demo
export const idealCandidates = 'Idealprofile'
export const idealsIntro =
  'Nennen Sie zwei oder drei Personen, die Sie wieder einstellen würden. Sehen Sie, was die Suche aus ihnen lernt und wen sie findet.'
export const idealsAction = 'Projekt damit starten'

// Templates demo
export const templates = 'Vorlagen'
export const templatesIntro =
  'Vier Sequenzen für den Anfang. Bearbeiten Sie den Text, sehen Sie sich die Vorschau an, und nutzen Sie ihn in einem Projekt.'
export const templatesAction = 'In einem neuen Projekt nutzen'
export const sequences = 'Sequenzen'
export const words = 'Text'
export const mail = 'E-Mail'
export const subject = 'Betreff'
export const followUpDelay = (value: string | number) =>
  `${plural('de', Number(value), { one: '1 Tag', other: `${value} Tage` })} nach der vorherigen E-Mail, wenn keine Antwort kommt`
export const preview = 'Vorschau'
export const readAs = 'Lesen als'
export const fictionalNote = (fullName: string | number) => `${fullName} ist frei erfunden.`
export const missingValues = (variables: string | number) =>
  `Kein Wert für ${variables}. Eine E-Mail, in der Werte fehlen, wird nie gesendet.`
export const first = 'Erste'
export const firstEmail = 'Erste E-Mail'
export const followUp = (step: number) => `Follow-up ${step}`
export const sampleProject = { jobTitle: 'Backend Engineer', hiringCompany: 'Harbor Labs', keywords: ['Go'] }
export const sampleSender = 'Robin Reyes'
