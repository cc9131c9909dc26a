// Validates how a project writes to people: its templates, their timing, its channels, and its ready answers.
import { productEmails } from './product-emails.ts'
import { validateVariables } from './template-variables.ts'
import { limits } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import type { FollowUp, OutreachTemplate, ProjectSettings } from './settings.ts'
import { text as checkOutreachText } from './texts/check-outreach.ts'

type Wrong = Record<string, string>

/** Errors for one template, by API field name. */
export function validateTemplate(template: OutreachTemplate): Wrong {
  const wrong: Wrong = {}
  const check = (field: string, text: string, required: boolean) => {
    const problem = required && text.trim() === '' ? messages.fieldRequired : validateVariables(text)
    if (problem) wrong[field] = problem
  }
  check('initial_outreach_subject', template.subject, true)
  check('initial_outreach_template', template.initial, true)
  for (const [index, followUp] of template.followUps.entries()) check(`follow_up_${index + 1}_template`, followUp.template, false)
  check('li_connection_template', template.liConnectionTemplate, false)
  if ([...template.liConnectionTemplate].length > limits.invitationLength) wrong.li_connection_template = messages.invitationTooLong
  return wrong
}

/** The first template's error, naming the template when it isn't the first one. */
export function checkTemplates(templates: readonly OutreachTemplate[]): Wrong {
  if (templates.length === 0) return { initial_outreach_subject: messages.fieldRequired, initial_outreach_template: messages.fieldRequired }
  const names = templates.map(({ name }) => name.trim())
  if (names.includes('')) return { outreach_templates: checkOutreachText.templateNeedsName }
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return { outreach_templates: checkOutreachText.duplicateTemplateName }
  for (const [index, template] of templates.entries()) {
    const wrong = validateTemplate(template)
    if (Object.keys(wrong).length > 0)
      return index === 0 ? wrong : { ...wrong, outreach_templates: checkOutreachText.somethingIsMissing(template.name.trim()) }
  }
  return {}
}

export function daysAreRight({ days }: Pick<FollowUp, 'days'>): boolean {
  return Number.isInteger(days) && days >= 1 && days <= 60
}

export function checkSequences(templates: readonly OutreachTemplate[]): Wrong {
  const right = templates.every(({ followUps }) => followUps.every(daysAreRight))
  return right ? {} : { outreach_templates: checkOutreachText.followUpDays }
}

export function checkMethods({ outreachMethods }: Pick<ProjectSettings, 'outreachMethods'>): Wrong {
  return outreachMethods.length > 0 ? {} : { outreach_methods: checkOutreachText.chooseChannel }
}

type Answers = Pick<ProjectSettings, 'compensationTemplate' | 'remoteTemplate' | 'visaTemplate' | 'infoRequestTemplate'>

/** Ready answers and the request for an item; the latter has two additional variables. */
export function checkAnswers(answers: Answers): Wrong {
  const wrong: Wrong = {}
  const texts: [string, string, string[]][] = [
    ['compensation_template', answers.compensationTemplate, []],
    ['remote_template', answers.remoteTemplate, []],
    ['visa_template', answers.visaTemplate, []],
    ['info_request_template', answers.infoRequestTemplate, ['information', 'information_link']],
  ]
  for (const [field, text, more] of texts) {
    const problem = validateVariables(text, more)
    if (problem) wrong[field] = problem
  }
  return wrong
}

/** The product's own emails, as `autopilot_templates`: the first unknown variable, with the email it is in. */
export function checkProductEmails({ autopilotTemplates }: Pick<ProjectSettings, 'autopilotTemplates'>): Wrong {
  for (const { key, title, more } of productEmails) {
    const problem = validateVariables(autopilotTemplates[key] ?? '', Object.keys(more))
    if (problem) return { autopilot_templates: `${title}: ${problem}` }
  }
  return {}
}
