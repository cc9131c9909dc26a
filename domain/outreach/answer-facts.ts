// Answers from a project's settings to common questions, in the candidate's language.
import type { Language } from '../shared/language.ts'
import { payCurrency } from '../project/pay-currency.ts'
import { salaryText } from '../shared/formats.ts'
import type { AnswerSources } from './answer-texts.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

type Topic = 'compensation' | 'remote' | 'visa' | 'location'
type Facts = Partial<Record<Topic, { text: string; line: string }>>

/** Only facts that are set; a switch that is off yields no answer. */
export function answerFacts(
  from: Pick<AnswerSources, 'compTargetMin' | 'compTargetMax' | 'compCurrency' | 'remoteWorkAllowed' | 'visaFilter' | 'locations'>,
  language: Language,
): Facts {
  const say = outreachTexts(language)
  const { compTargetMin: min, compTargetMax: max, locations } = from
  const range = min !== null && max !== null ? salaryText([min, max], payCurrency(from)) : null
  return {
    ...(range ? { compensation: { text: say.pay(range), line: `Pay: ${range}` } } : {}),
    ...(from.remoteWorkAllowed ? { remote: { text: say.remote, line: 'Remote work: allowed' } } : {}),
    ...(from.visaFilter ? { visa: { text: say.visa, line: 'Visa sponsorship: not offered' } } : {}),
    ...(locations.length > 0 ? { location: { text: say.location(locations.join(', ')), line: `Location: ${locations.join(', ')}` } } : {}),
  }
}
