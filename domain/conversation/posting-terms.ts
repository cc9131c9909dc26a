// The terms of a job that its description states: hours, contract, process, languages, travel, and experience.
import type { FactTexts } from './texts/facts/en.ts'
import { listed, maybe, named, no, numberOf, numberWord, numbers, pattern, type Read } from './posting-words.ts'

const part = pattern('part[- ]time|teilzeit|temps partiel|tiempo parcial|media jornada')
const full = pattern('full[- ]time|vollzeit|temps plein|temps complet|jornada completa|tiempo completo')
const weekly = pattern(
  String.raw`(\d{2}(?:[.,]\d)?)\s?(?:hours|hrs|h|std\.?|stunden|heures|horas)\s?(?:\/|per|a|each|pro|die|in der|par|por|a la|semanales|hebdomadaires)?\s?(?:week|wk|woche|semaine|semana|semanales|hebdomadaires)`,
)
const nights = pattern('night shifts?|nachtschicht\\p{L}*|(?:poste|travail) de nuit|turnos? de noche')
const shifts = pattern(
  'rotating shifts?|shift work|\\d{1,2}[- ]hour shifts?|schichtdienst|schichtarbeit|wechselschicht|travail posté|3x8|turnos rotativos|por turnos',
)
export const readHours: Read = (line) => {
  if (no.test(line) || maybe.test(line)) return null
  const count = weekly.exec(line)?.[1]
  const rhythm = nights.test(line) ? 'nights' : shifts.test(line) ? 'shifts' : null
  const isPart = part.test(line)
  const isFull = full.test(line)
  if (!count && !rhythm && !isPart && !isFull) return null
  return (texts) =>
    [
      isPart && isFull ? texts.fullOrPartTime : isPart ? texts.partTime : isFull ? texts.fullTime : null,
      count ? texts.hours(count) : null,
      rhythm ? texts[rhythm] : null,
    ]
      .filter(Boolean)
      .join(' ')
}

const onCall = pattern('on[- ]?call|rufbereitschaft|bereitschaftsdienst\\p{L}*|astreintes?|guardias?')
const oneIn = pattern(
  String.raw`(?:1|one|eine|une|una)\s?(?:week|wk|woche|semaine|semana)?\s?(?:in|of|von|sur|de cada|out of|every)\s(\d{1,2}|${numbers.flat().join('|')})|every (\d{1,2}|${numbers.flat().join('|')}) weeks|alle (\d{1,2}|${numbers.flat().join('|')}) wochen`,
)
export const readOnCall: Read = (line) => {
  if (!onCall.test(line) || maybe.test(line)) return null
  if (pattern("no on[- ]?call|keine (?:rufbereitschaft|bereitschaftsdienste)|pas d[’']astreintes?|sin guardias").test(line))
    return (texts) => texts.noOnCall
  if (no.test(line)) return null
  const hits = oneIn.exec(line)
  const weeks = numberOf(hits?.[1] ?? hits?.[2] ?? hits?.[3])
  return (texts) => (weeks && weeks > 1 ? texts.onCallWeeks(weeks) : texts.onCall)
}

const now = pattern(
  'start(?:s|ing)?(?: date)?:? (?:asap|as soon as possible|immediately)|asap start|immediate start|(?:eintritt\\p{L}*|start):? (?:ab )?sofort|ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|prise de poste:? (?:dès que possible|immédiate)|incorporación inmediata',
)
export const readStart: Read = (line) => (now.test(line) && !no.test(line) ? (texts) => texts.startNow : null)

const permanent = pattern(
  'permanent (?:contract|position|role|employment)|permanent|unbefristet\\p{L}*|festanstellung|cdi|contrato indefinido',
)
const fixed = pattern('fixed[- ]term|temporary contract|befristet\\p{L}*|cdd|contrato temporal')
const freelance = pattern(
  'freelance(?: contract| role)|freelancer? (?:position|project)|contractor role|freiberuflich\\p{L}*|mission freelance|contrato freelance',
)
const months = pattern(String.raw`(\d{1,2})[- ]?(?:months?|monate|mois|meses)`)
export const readContract: Read = (line) => {
  if (no.test(line) || maybe.test(line)) return null
  const kinds = [permanent, fixed, freelance].filter((kind) => kind.test(line))
  if (kinds.length !== 1) return null
  const count = Number(months.exec(line)?.[1] ?? 0) || null
  return (texts) => (kinds[0] === permanent ? texts.permanent : kinds[0] === fixed ? texts.fixedTerm(count) : texts.freelance)
}

const stepWords: Record<keyof FactTexts['stepNames'], RegExp> = {
  call: pattern(
    '(?:intro|first|initial|phone|recruiter) (?:call|screen)(?:ing)?|telefoninterview|erstes telefonat|premier appel|primera llamada',
  ),
  technical: pattern(
    'technical (?:interview|round|screen)|(?:live[- ])?coding(?: interview| session)?|fachgespräch|entretien technique|entrevista técnica',
  ),
  task: pattern(
    'take-?home(?: task| assignment| test)?|case study|work sample|probeaufgabe|fallstudie|cas pratique|prueba técnica|caso práctico',
  ),
  design: pattern('system design(?: interview)?|architecture interview'),
  onSite: pattern('on-?site (?:interview|day)|final on-?site|gespräch vor ort|entretien sur place|entrevista presencial'),
  team: pattern(
    "(?:meet|meeting|chat|interview|conversation) (?:with )?the team|team (?:interview|fit)|teamgespräch|rencontre avec l[’']équipe|entrevista con el equipo",
  ),
  founders: pattern('(?:with )?(?:the |a |our )?founders?|gründer\\p{L}*|fondat(?:eur|rice)s?|fundador\\p{L}*'),
  references: pattern('references?(?: checks?)?|referenzen|prise de références|referencias'),
}
const process = pattern(
  '(?:interview|hiring|our|the) process|process:?|bewerbungsprozess|prozess|ablauf|processus|proceso(?: de selección)?|interviews?:',
)
const roundCount = pattern(
  String.raw`${numberWord}[- ]?(?:rounds?|stages?|steps?|interviews|gespräche|runden|schritte|entretiens|étapes|entrevistas|rondas|fases|pasos)`,
)
export const readProcess: Read = (line) => {
  const isNamed = process.test(line)
  const count = numberOf(roundCount.exec(line)?.[1])
  const steps = isNamed ? named(stepWords, line) : []
  if ((steps.length === 0 && (count === null || !isNamed)) || no.test(line)) return null
  return (texts, language) =>
    [
      count && isNamed ? texts.rounds(count) : null,
      steps.length > 0
        ? texts.steps(
            listed(
              steps.map((step) => texts.stepNames[step]),
              language,
            ),
          )
        : null,
    ]
      .filter(Boolean)
      .join(' ')
}

const tongues: readonly [string, RegExp][] = [
  ['en', pattern('english|englisch\\p{L}*|anglais|inglés')],
  ['de', pattern('german|deutsch\\p{L}*|allemand|alemán')],
  ['fr', pattern('french|französisch\\p{L}*|français|francés')],
  ['es', pattern('spanish|spanisch\\p{L}*|espagnol|español')],
  ['it', pattern('italian|italienisch\\p{L}*|italien|italiano')],
  ['nl', pattern('dutch|niederländisch\\p{L}*|néerlandais|neerlandés')],
  ['pt', pattern('portuguese|portugiesisch\\p{L}*|portugais|portugués')],
  ['pl', pattern('polish|polnisch\\p{L}*|polonais|polaco')],
]
const fluent = pattern(
  String.raw`fluen(?:t|cy)|native|proficien\p{L}*|business[- ]level|[abc][12]|fließend\p{L}*|verhandlungssicher\p{L}*|sehr gute|courant|bilingue|fluido|nivel alto|bilingüe`,
)
const level = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/iu
const plus = pattern(
  'plus|nice to have|bonus|advantage|asset|preferred|von vorteil|wünschenswert|atout|souhaité|valorable|se valora|valoramos',
)
export const readLanguage: Read = (line) => {
  if (maybe.test(line)) return null
  const needs = line.split(/[,;]| but /).flatMap((clause) => {
    const isPlus = plus.test(clause)
    if (!isPlus && (!fluent.test(clause) || no.test(clause))) return []
    const reached = level.exec(clause)?.[1]?.toUpperCase() ?? null
    return tongues.filter(([, name]) => name.test(clause)).map(([code]) => ({ code, isPlus, reached }))
  })
  if (needs.length === 0) return null
  return (texts, language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return needs
      .map(({ code, isPlus, reached }) =>
        (isPlus ? texts.languagePlus : (name: string) => texts.languageNeeded(name, reached))(names.of(code) ?? code),
      )
      .join(' ')
  }
}

const travelWords = pattern('travel\\p{L}*|reise\\p{L}*|dienstreisen|déplacements?|viaj\\p{L}+')
const percent = /(\d{1,2})\s?%/u
export const readTravel: Read = (line) => {
  if (!travelWords.test(line)) return null
  if (pattern('no travel|keine (?:dienst)?reisen|pas de déplacements?|sin viajes').test(line)) return (texts) => texts.noTravel
  const share = percent.exec(line)?.[1]
  return share && !no.test(line) ? (texts) => texts.travel(Number(share)) : null
}

const years = pattern(
  String.raw`(\d{1,2})\+? ?(?:(?:-|–|to|bis|à|a) ?\d{1,2} ?)?\+? ?(?:years?|yrs?|jahre?n?|ans|années|años)(?: of| d['’]| de)?(?: \p{L}+){0,5} ?(?:experience|berufserfahrung|erfahrung|expérience|experiencia)`,
)
export const readYears: Read = (line) => {
  const count = no.test(line) || plus.test(line) ? 0 : Number(years.exec(line)?.[1] ?? 0)
  return count > 0 && count <= 20 ? (texts) => texts.years(count) : null
}
