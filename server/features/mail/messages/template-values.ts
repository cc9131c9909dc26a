// The values that fill a template for one candidate, and filling it: a missing one is a refusal, never a blank.
import type { Reason } from '@fairlead/domain/candidate/assessment'
import { openingFact } from '@fairlead/domain/outreach/opening-fact'
import { languageOf } from '@fairlead/domain/outreach/reply-language'
import type { Profile } from '@fairlead/domain/shared/profile'
import { doubtfulGreeting } from '@fairlead/domain/shared/person-name'
import { fillTemplate, missingVariables, usedVariables, variablesOf } from '@fairlead/domain/project/template-variables'
import { Refusal } from '@fairlead/domain/refusal'
import { bodyToText, looksLikeHtml } from '@fairlead/domain/shared/mail-body'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { mailBody } from './mail-body.ts'
import { text as texts } from '../texts/texts.ts'

/** The candidate that a template is filled for; without an assessment `reasons` are empty. */
export interface TemplateReader {
  profile: Profile
  reasons: readonly Reason[]
}

/** `template` determines the language of a variable that is a sentence. */
export function valuesFor(
  project: Pick<LoadedProject, 'settings'>,
  { profile, reasons }: TemplateReader,
  now: Date,
  template: string,
): Record<string, string> {
  const { settings } = project
  return variablesOf(profile, {
    project: {
      jobTitle: settings.jobTitle,
      hiringCompany: settings.hiringCompany,
      keywords: [...settings.keywordsRequired, ...settings.keywordsOptional],
    },
    senderName: settings.senderName,
    today: now.toISOString().slice(0, 7),
    openingFact: openingFact(profile, reasons, languageOf(bodyToText(template)))?.sentence ?? null,
  })
}

/** How a text greets the candidate, if that doesn't look like a name: '' where names are hidden, null when nothing is doubtful. */
export function doubtfulGreetingOf(
  project: Pick<LoadedProject, 'biasReducer'>,
  { profile }: Pick<TemplateReader, 'profile'>,
  ...texts: string[]
) {
  const isGreeted = texts.flatMap(usedVariables).some((name) => name === 'first_name' || name === 'full_name')
  const greeting = isGreeted ? doubtfulGreeting(profile) : null
  return greeting !== null && project.biasReducer ? '' : greeting
}

export interface FilledMail {
  subject: string
  html: string
  text: string
}

/** The filled email; refuses with all variables that have no value. */
export function fillMail(subject: string, body: string, values: Record<string, string>): FilledMail {
  assertNoneMissing(missingOf(subject, body, values))
  const filled = (template: string, form: 'html' | 'text') => {
    const result = fillTemplate(template, values, form)
    return 'text' in result ? result.text : ''
  }
  const isHtml = looksLikeHtml(body)
  return { subject: filled(subject, 'text').replace(/\s+/g, ' ').trim(), ...mailBody(filled(body, isHtml ? 'html' : 'text'), isHtml) }
}

/** Filled plain text; refuses like `fillMail`. */
export function fillText(template: string, values: Record<string, string>): string {
  const result = fillTemplate(template, values, 'text')
  if ('missing' in result) assertNoneMissing(result.missing)
  return 'text' in result ? result.text : ''
}

function assertNoneMissing(missing: readonly string[]): void {
  if (missing.length === 0) return
  throw new Refusal(
    'missing_variable',
    texts.noValue(missing.map((name) => `{{${name}}}`).join(', ')),
    Object.fromEntries(missing.map((name) => [name, texts.variableWithoutValue])),
  )
}

export function missingOf(subject: string, body: string, values: Record<string, string>): string[] {
  return [...new Set([...missingVariables(subject, values), ...missingVariables(body, values)])]
}
