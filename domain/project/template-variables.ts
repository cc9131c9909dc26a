// Template variables, their values, and which a candidate lacks.
import { currentExperience, fullName, type Profile, type YearMonth } from '../shared/profile.ts'

import { greetingName, splitName } from '../shared/person-name.ts'
import { monthNumber } from '../shared/year-month.ts'
import { text } from './texts/template-variables.ts'
export const variableGroups = ['Greetings', 'Education', 'Experience', 'Skillsets'] as const
export type VariableGroup = (typeof variableGroups)[number]

export interface TemplateVariable {
  key: string
  label: string
  group: VariableGroup
}

const variable =
  (group: VariableGroup) =>
  (key: keyof typeof text.labels): TemplateVariable => ({
    key,
    group,
    get label() {
      return text.labels[key]
    },
  })
const greeting = variable('Greetings')
const education = variable('Education')
const experience = variable('Experience')
const skill = variable('Skillsets')

export const variableGroupLabel = (group: VariableGroup): string => text.groups[group]

/** In the order and groups of the editor's picker. */
export const templateVariables: readonly TemplateVariable[] = [
  greeting('first_name'),
  greeting('last_name'),
  greeting('full_name'),
  greeting('location'),
  greeting('job_title'),
  greeting('hiring_company'),
  greeting('sender_first_name'),
  greeting('sender_name'),
  education('school'),
  education('degree'),
  education('major'),
  experience('current_title'),
  experience('current_company'),
  experience('previous_company'),
  experience('industry'),
  experience('years_experience'),
  experience('opening_fact'),
  skill('top_skill'),
  skill('skills'),
]

export interface VariableSources {
  project: { jobTitle: string; hiringCompany: string; keywords: readonly string[] }
  senderName: string
  /** The month when the email is written, for years of experience. */
  today: YearMonth
  /** A sentence with a fact from the profile (`openingFact`); null when there is none. */
  openingFact: string | null
}

/** The values of all variables that have one; a variable without a value is absent, never blank. */
export function variablesOf(profile: Profile, { project, senderName, today, openingFact }: VariableSources): Record<string, string> {
  const job = currentExperience(profile)
  const school = profile.education[0]
  const previous = profile.experiences.find((entry) => entry !== job && entry.company !== job?.company)
  const keywords = new Set(project.keywords.map((keyword) => keyword.trim().toLowerCase()))
  // Prefer skills requested by the project.
  const skills = profile.skills.toSorted((a, b) => Number(keywords.has(b.toLowerCase())) - Number(keywords.has(a.toLowerCase())))
  const years = yearsOfExperience(profile, today)
  const values: Record<string, string | null | undefined> = {
    first_name: greetingName(profile),
    last_name: profile.lastName,
    full_name: fullName(profile),
    location: profile.place?.city ?? profile.place?.label,
    job_title: project.jobTitle,
    hiring_company: project.hiringCompany,
    sender_first_name: splitName(senderName).firstName,
    sender_name: senderName,
    school: school?.school,
    degree: school?.degree,
    major: school?.fieldOfStudy,
    current_title: job?.title,
    current_company: job?.company,
    previous_company: previous?.company,
    industry: job?.industry,
    years_experience: years > 0 ? String(years) : null,
    opening_fact: openingFact,
    top_skill: skills[0],
    skills: listed(skills.slice(0, 3)),
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const text = value?.replace(/\s+/g, ' ').trim()
      return text ? [[key, text]] : []
    }),
  )
}

/** Variables that don't depend on the candidate. */
export const projectVariableNames: ReadonlySet<string> = new Set(['job_title', 'hiring_company', 'sender_first_name', 'sender_name'])

/** The variables with the same value for every candidate of a project, as far as they have one. */
export function projectVariables(project: { jobTitle: string; hiringCompany: string; senderName: string }): Record<string, string> {
  const senderName = project.senderName.replace(/\s+/g, ' ').trim()
  const values = {
    job_title: project.jobTitle.replace(/\s+/g, ' ').trim(),
    hiring_company: project.hiringCompany.replace(/\s+/g, ' ').trim(),
    sender_first_name: splitName(senderName).firstName,
    sender_name: senderName,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Whole years at work up to `today`, overlapping jobs counted once. */
export function yearsOfExperience(profile: Pick<Profile, 'experiences'>, today: YearMonth): number {
  const worked = new Set<number>()
  for (const { start, end } of profile.experiences) {
    const [from, to] = [monthNumber(start), monthNumber(end ?? today)]
    if (from === null || to === null) continue
    for (let month = from; month < to; month++) worked.add(month)
  }
  return Math.floor(worked.size / 12)
}

function listed(items: string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
}

const placeholder = /\{\{([^{}]*)\}\}/g

/** The names between double braces, each once, in order of appearance. */
export function usedVariables(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map((match) => (match[1] ?? '').trim()))]
}

/** The variables of the template that have no value: unknown names, and facts the candidate lacks. An email with any is refused. */
export function missingVariables(template: string, values: Record<string, string>): string[] {
  return usedVariables(template).filter((name) => !Object.hasOwn(values, name) || values[name] === '')
}

/** The template with all values inserted, HTML-escaped for 'html'; the missing names instead, if any. */
export function fillTemplate(
  template: string,
  values: Record<string, string>,
  form: 'html' | 'text',
): { text: string } | { missing: string[] } {
  const missing = missingVariables(template, values)
  if (missing.length > 0) return { missing }
  const escaped = (value: string) => (form === 'html' ? value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) : value)
  return { text: template.replace(placeholder, (_whole, name: string) => escaped(values[name.trim()] ?? '')) }
}

/** The template with the given values inserted; every other variable is unchanged. */
export function fillKnown(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(placeholder, (whole, name: string) => values[name.trim().toLowerCase()] ?? whole)
}

const variableKeys: ReadonlySet<string> = new Set(templateVariables.map(({ key }) => key))

/** The error for a template with an unknown variable; null when all are known. `more` are additional known names. */
export function validateVariables(template: string, more: readonly string[] = []): string | null {
  const [unknown] = usedVariables(template).filter((name) => !variableKeys.has(name) && !more.includes(name))
  return unknown === undefined ? null : text.noSuchVariable(unknown)
}
