// Sequences that a workspace shares: every save keeps the version before it.
import { daysAreRight, validateTemplate } from '../project/check-outreach.ts'
import type { OutreachTemplate } from '../project/settings.ts'
import { bodyToText } from '../shared/mail-body.ts'
import { messages } from '../shared/messages.ts'
import { text as texts } from './texts/team-template.ts'
import { must } from '../shared/records.ts'

/** A template without what belongs to a project: its sender and its former names. */
export type TeamTemplate = Omit<OutreachTemplate, 'userEmail' | 'formerNames'>

export const longestTeamTemplateName = 100
/** Of each of its texts. */
export const longestTeamTemplateText = 20_000
/** Of a workspace. */
export const maxTeamTemplates = 100
/** Of each template; older ones are deleted. */
export const keptTemplateVersions = 50

/** One line, without spaces around it, and nothing that belongs to a project. */
export function cleanTeamTemplate(template: TeamTemplate): TeamTemplate {
  const { subject, initial, liConnectionTemplate } = template
  return {
    name: template.name.trim().replaceAll(/\s+/g, ' '),
    subject: subject.trim(),
    initial: initial.trim(),
    followUps: template.followUps.map(({ days, template: text, isOff }) => ({ days, template: text.trim(), isOff: isOff ?? false })),
    liConnectionTemplate: liConnectionTemplate.trim(),
  }
}

/** The sentences about a template, by the wire's names of its fields. */
export function validateTeamTemplate(template: TeamTemplate): Record<string, string> {
  const wrong: Record<string, string> = validateTemplate({ ...template, userEmail: null })
  const { name, subject, initial, followUps, liConnectionTemplate } = cleanTeamTemplate(template)
  if (name === '') wrong.name = messages.fieldRequired
  else if (name.length > longestTeamTemplateName) wrong.name = texts.charactersMax(longestTeamTemplateName)
  if (bodyToText(initial).trim() === '') wrong.initial_outreach_template = messages.fieldRequired
  const bodies: [field: string, body: string][] = [
    ['initial_outreach_subject', subject],
    ['initial_outreach_template', initial],
    ...followUps.map(({ template: text }, index): [string, string] => [`follow_up_${index + 1}_template`, text]),
    ['li_connection_template', liConnectionTemplate],
  ]
  for (const [field, body] of bodies) if (body.length > longestTeamTemplateText) wrong[field] = texts.charactersMax(longestTeamTemplateText)
  for (const [index, followUp] of followUps.entries()) if (!daysAreRight(followUp)) wrong[`follow_up_${index + 1}_days`] = texts.daysRange
  return wrong
}

export const isSameTeamTemplate = (a: TeamTemplate, b: TeamTemplate): boolean =>
  JSON.stringify(cleanTeamTemplate(a)) === JSON.stringify(cleanTeamTemplate(b))

export interface TemplatePart {
  key: 'name' | 'subject' | 'initial' | 'follow_up' | 'invitation'
  /** Of a follow-up: 1 to 3. */
  number: number | null
  /** Of a follow-up with a text. */
  days: number | null
  isOff: boolean
  body: string
}

/** A template in parts, always the same ones in the same order, to compare two versions. */
export function partsOfTeamTemplate(template: TeamTemplate): TemplatePart[] {
  const part = (key: TemplatePart['key'], body: string): TemplatePart => ({ key, number: null, days: null, isOff: false, body })
  const { name, subject, initial, followUps, liConnectionTemplate } = cleanTeamTemplate(template)
  return [
    part('name', name),
    part('subject', subject),
    part('initial', initial),
    ...[1, 2, 3].map((number): TemplatePart => {
      const followUp = followUps[number - 1]
      const body = followUp?.template ?? ''
      // a follow-up without a text is not sent, so that its days mean nothing
      const written = body === '' ? undefined : followUp
      return { key: 'follow_up', number, days: written?.days ?? null, isOff: Boolean(written?.isOff), body }
    }),
    part('invitation', liConnectionTemplate),
  ]
}

export interface PartChange {
  before: TemplatePart
  after: TemplatePart
  /** Only the formatting of the text differs. */
  isFormatting: boolean
}

/** The parts in which two versions differ. */
export function changesOfTeamTemplate(before: TeamTemplate, after: TeamTemplate): PartChange[] {
  const afterParts = partsOfTeamTemplate(after)
  return partsOfTeamTemplate(before).flatMap((part, index) => {
    const next = must(afterParts[index])
    if (JSON.stringify(part) === JSON.stringify(next)) return []
    const isFormatting =
      part.body !== next.body && part.days === next.days && part.isOff === next.isOff && bodyToText(part.body) === bodyToText(next.body)
    return [{ before: part, after: next, isFormatting }]
  })
}
