// What a project's settings say about what candidates ask, as sentences in the candidate's language.
import type { ReplyLanguage } from './reply-language.ts'
import { salaryText } from '../shared/formats.ts'
import type { AnswerSources } from './answer-texts.ts'

type Topic = 'compensation' | 'remote' | 'visa' | 'location'
type Facts = Partial<Record<Topic, { text: string; line: string }>>

const sentences: Record<ReplyLanguage, { pay(range: string): string; remote: string; visa: string; location(places: string): string }> = {
  en: {
    pay: (range) => `The pay for the {{job_title}} role is ${range} a year.`,
    remote: 'The {{job_title}} role can be done remotely.',
    visa: 'We cannot sponsor a visa for the {{job_title}} role.',
    location: (places) => `The {{job_title}} role is based in ${places}.`,
  },
  de: {
    pay: (range) => `Das Gehalt für die Stelle liegt bei ${range} im Jahr.`,
    remote: 'Die Stelle kann remote ausgeübt werden.',
    visa: 'Für diese Stelle können wir kein Visum unterstützen.',
    location: (places) => `Der Arbeitsort ist ${places}.`,
  },
  fr: {
    pay: (range) => `La rémunération du poste est de ${range} par an.`,
    remote: 'Le poste peut être exercé en télétravail.',
    visa: 'Nous ne pouvons pas parrainer de visa pour ce poste.',
    location: (places) => `Le poste est basé à ${places}.`,
  },
  es: {
    pay: (range) => `La retribución del puesto es de ${range} al año.`,
    remote: 'El puesto se puede desempeñar a distancia.',
    visa: 'No podemos patrocinar un visado para este puesto.',
    location: (places) => `El puesto está en ${places}.`,
  },
}

/** Only what was set: a switch that is off says nothing. */
export function answerFacts(
  from: Pick<AnswerSources, 'compTargetMin' | 'compTargetMax' | 'remoteWorkAllowed' | 'visaFilter'> & { locations: readonly string[] },
  language: ReplyLanguage,
): Facts {
  const say = sentences[language]
  const { compTargetMin: least, compTargetMax: most, locations } = from
  const range = least !== null && most !== null ? salaryText([least, most]) : null
  return {
    ...(range ? { compensation: { text: say.pay(range), line: `Pay: ${range}` } } : {}),
    ...(from.remoteWorkAllowed ? { remote: { text: say.remote, line: 'Remote work: allowed' } } : {}),
    ...(from.visaFilter ? { visa: { text: say.visa, line: 'Visa sponsorship: not offered' } } : {}),
    ...(locations.length > 0 ? { location: { text: say.location(locations.join(', ')), line: `Location: ${locations.join(', ')}` } } : {}),
  }
}
