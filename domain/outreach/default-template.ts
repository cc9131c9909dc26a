// The emails a new project starts with: short, honest, and easy to say no to.
import type { OutreachTemplate } from '../project/settings.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

const { firstSubject, firstEmail, followUps, linkedinInvitation } = outreachTexts('en')
const days = [3, 5, 7]

export const defaultTemplate: OutreachTemplate = {
  name: 'Template 1',
  userEmail: null,
  subject: firstSubject,
  initial: firstEmail,
  followUps: followUps.map((template, index) => ({ days: days[index] ?? 7, template })),
  liConnectionTemplate: linkedinInvitation,
}
