// Answers from a project's settings to common questions, in the candidate's language.
import { payCurrency } from '../project/pay-currency.ts'
import type { ProjectSettings } from '../project/settings.ts'
import { salaryEnd, salaryText } from '../shared/formats.ts'
import type { Language } from '../shared/language.ts'
import { projectVariables } from '../project/template-variables.ts'
import type { AnswerTopic } from './answer-topics.data.ts'
import type { AnswerSources } from './draft-reply.ts'
import { factTexts } from './texts/facts/fact-texts.ts'

type Facts = Partial<Record<AnswerTopic, { text: string; line: string }>>
type From = Pick<
  ProjectSettings,
  | 'compTargetMin'
  | 'compTargetMax'
  | 'compCurrency'
  | 'remoteWorkAllowed'
  | 'visaFilter'
  | 'locations'
  | 'yearsExpMin'
  | 'keywordsRequired'
  | 'hiringCompany'
>

const mostSkills = 6

/** Everything a project says that answers candidates' questions; `answers` are the team's own, by language. */
export function answerSources(
  settings: ProjectSettings,
  answers: Partial<Record<Language, Partial<Record<AnswerTopic, string>>>>,
): AnswerSources {
  const { infoRequestTemplate } = settings
  return {
    answers: (language) => answers[language] ?? {},
    texts: {
      compensation: settings.compensationTemplate,
      remote: settings.remoteTemplate,
      visa: settings.visaTemplate,
      // the text that asks candidates for an item doesn't answer a question
      duties: infoRequestTemplate.includes('{{information') ? '' : infoRequestTemplate,
    },
    facts: (language) => answerFacts(settings, language),
    jobDescription: `${settings.jobDescription}\n\n${settings.additionalInformation}`,
    values: projectVariables(settings),
  }
}

/** Only facts that are set; a switch that is off yields no answer. */
export function answerFacts(from: From, language: Language): Facts {
  const say = factTexts(language)
  const { compTargetMin: min, compTargetMax: max, locations, yearsExpMin: years, hiringCompany: company } = from
  const currency = payCurrency(from)
  const range = min !== null && max !== null ? salaryText([min, max], currency) : null
  const pay = range
    ? say.pay(range, 'year')
    : max !== null
      ? say.payUpTo(salaryEnd(max, currency))
      : min === null
        ? null
        : say.payFrom(salaryEnd(min, currency))
  const places = new Intl.ListFormat(language, { type: 'disjunction' }).format(locations)
  // 'Kotlin or Java' is one requirement
  const skills = from.keywordsRequired.slice(0, mostSkills)
  const fact = (text: string, line: string) => ({ text, line })
  return {
    ...(pay ? { compensation: fact(pay, pay) } : {}),
    ...(from.remoteWorkAllowed ? { remote: fact(say.remotePossible, 'Remote work: allowed') } : {}),
    ...(from.visaFilter ? { visa: fact(say.visaNo, 'Visa sponsorship: not offered') } : {}),
    ...(locations.length > 0 ? { location: fact(say.location(places), locations.join(', ')) } : {}),
    ...(years ? { requirements: fact(say.years(years), `Minimum years of experience: ${years}`) } : {}),
    ...(skills.length > 0 ? { stack: fact(say.stack(new Intl.ListFormat(language).format(skills)), skills.join(', ')) } : {}),
    ...(company.trim() ? { company: fact(say.company(company.trim()), company.trim()) } : {}),
  }
}
