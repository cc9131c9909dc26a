// Facts that a job description states, by topic. Only what is understood counts: a line that mentions a topic in other words states none.
import type { AnswerTopic } from './answer-topics.data.ts'
import { payIn, periodIn } from './draft-lines.ts'
import { readContract, readHours, readLanguage, readOnCall, readProcess, readStart, readTravel, readYears } from './posting-terms.ts'
import { listed, maybe, named, no, numberOf, numberWord, pattern, type PostingFact, type Read } from './posting-words.ts'
import type { FactTexts } from './texts/facts/en.ts'

const readPay: Read = (line) => {
  const range = payIn(line)
  const per = range === null ? null : periodIn(line)
  return range === null ? null : (texts) => texts.pay(range, per)
}

const equityWords: Record<keyof FactTexts['equityParts'], RegExp> = {
  options: pattern('stock options?|share options?|[ve]sop|aktienoptionen|stock-options|bspce|opciones sobre acciones'),
  shares: pattern("rsus?|company shares|unternehmensanteile|actions de l['’]entreprise|acciones de la empresa"),
  bonus: pattern(String.raw`(?:annual |yearly |performance |sign-on )?bonus|jahresbonus|prime annuelle|prime sur objectifs|bono anual`),
  equity: pattern('equity|mitarbeiterbeteiligung|participation au capital|participación en la empresa'),
}
const readEquity: Read = (line) => {
  const hits = named(equityWords, line)
  const parts = hits.includes('options') || hits.includes('shares') ? hits.filter((part) => part !== 'equity') : hits
  return parts.length === 0 || no.test(line) || maybe.test(line)
    ? null
    : (texts, language) =>
        texts.equity(
          listed(
            parts.map((part) => texts.equityParts[part]),
            language,
          ),
        )
}

const benefitWords: Record<keyof FactTexts['benefitNames'], RegExp> = {
  vacation: pattern(String.raw`(?:paid |unlimited )?(?:vacation|pto|annual leave|holiday)|urlaub(?:stage)?|congés payés|vacaciones`),
  health: pattern('health(?:care)?(?: insurance)?|medical insurance|private krankenversicherung|mutuelle|seguro médico'),
  dental: pattern('dental(?: insurance)?|zahnversicherung|seguro dental'),
  retirement: pattern(String.raw`401\s?\(?k\)?|pension|retirement plan|betriebliche altersvorsorge|plan de retraite|plan de pensiones`),
  parental: pattern('parental leave|maternity leave|elternzeit|congé parental|permiso parental'),
  transit: pattern(
    'public transport(?:ation)? ticket|transit|commuter benefits?|jobticket|deutschlandticket|ayuda transporte|remboursement transports?',
  ),
  learning: pattern(
    '(?:learning|training|education|development) (?:budget|allowance|stipend)|weiterbildungsbudget|budget de formation|presupuesto de formación',
  ),
  gym: pattern('gym(?: membership)?|urban sports club|wellpass|egym|abonnement sportif|gimnasio'),
  meals: pattern(
    'free (?:lunch|meals)|meal allowance|essenszuschuss|kantine|tickets?[- ]restaurants?|titres?-restaurant|ticket restaurante',
  ),
  bike: pattern('jobrad|company bike|dienstrad|vélo de fonction'),
  car: pattern('company car|dienstwagen|firmenwagen|voiture de fonction|coche de empresa'),
}
const vacationDays = new RegExp(
  String.raw`(\d{2})\+? (?:(?:days|tage) (?:of |paid |annual )*(?:vacation|pto|leave|holiday|urlaub)|(?:paid )?(?:vacation|holiday) days|urlaubstage|jours de congés|días de vacaciones)`,
  'iu',
)
const readBenefits: Read = (line) => {
  const days = vacationDays.exec(line)?.[1]
  const hits = named(benefitWords, line)
  if (hits.length === 0 || no.test(line) || maybe.test(line)) return null
  return (texts, language) =>
    texts.benefits(
      listed(
        hits.map((name) => (name === 'vacation' && days ? texts.vacationDays(Number(days)) : texts.benefitNames[name])),
        language,
      ),
    )
}

const hybrid = pattern('hybrid|hybride|híbrid[oa]')
const office = pattern('office|on-?site|büro|vor ort|bureau|sur site|oficina|presencial')
const home = pattern('home|remote(?:ly)?|homeoffice|home-office|télétravail|à distance|casa|remoto|teletrabajo')
const daysWeek = pattern(String.raw`${numberWord}\+? ?(?:days?|tage?|jours?|días?)`)
const fullyRemote = pattern(
  String.raw`(?:fully|100 ?%|entirely|completely|vollständig|komplett|entièrement|totalmente|full) ?-?(?:remote|à distance|en télétravail|en remoto|remoto)|remote[- ](?:first|only)`,
)
const remotePossible = pattern(
  'remote (?:possible|ok|welcome|friendly|within \\p{L}+|role|position|job)|(?:or|oder|ou|o) remote|remote möglich|homeoffice möglich|télétravail possible|teletrabajo posible',
)
const noRemote = pattern(
  'no remote|not (?:a )?remote|on-?site only|fully on-?site|100 ?% on-?site|kein(?:e)? (?:homeoffice|remote\\p{L}*)|ausschließlich vor ort|pas de télétravail|100 ?% sur site|sin teletrabajo|100 ?% presencial',
)
const readRemote: Read = (line) => {
  if (noRemote.test(line)) return (texts) => texts.onSite
  if (no.test(line) || maybe.test(line)) return null
  const days = numberOf(daysWeek.exec(line)?.[1])
  if (hybrid.test(line) || (days !== null && (office.test(line) || home.test(line)) && /week|woche|semaine|semana/iu.test(line))) {
    const isAtHome = home.test(line) && !office.test(line)
    if (days === null || days > 5 || (home.test(line) && office.test(line))) return (texts) => texts.hybrid
    if (isAtHome) return (texts) => texts.homeDays(days)
    return (texts) => (office.test(line) ? texts.officeDays(days) : texts.hybrid)
  }
  if (fullyRemote.test(line)) return (texts) => texts.remote
  return remotePossible.test(line) ? (texts) => texts.remotePossible : null
}

const visaWords = pattern(
  'visas?|sponsor(?:s|ship|ing)?|work permit|visum|visumssponsoring|arbeitserlaubnis|permis de travail|visado|permiso de trabajo',
)
const offered = pattern(
  'available|offer(?:ed|s)?|provide[ds]?|possible|sponsor(?:s|ed)?|supported?|help|welcome|unterstütz\\p{L}*|möglich|bieten|übernehmen|proposons|proposé|possible|accompagnons|ofrecemos|disponible|patrocinamos|posible',
)
const noVisa = pattern(
  "no (?:visa |immigration )*(?:sponsorships?|visas?)|(?:cannot|can['’]t|unable to|not able to|do not|don['’]t|won['’]t|will not) (?:\\p{L}+ ){0,3}sponsor\\p{L}*|kein(?:e|en)? (?:visum|visa|visumssponsoring)|pas de (?:visa|sponsoring)|sin (?:visado|patrocinio)|no (?:ofrecemos|patrocinamos) (?:\\p{L}+ )?visados?",
)
const readVisa: Read = (line) => {
  if (noVisa.test(line)) return (texts) => texts.visaNo
  if (!visaWords.test(line) || maybe.test(line)) return null
  // 'must have a work permit' is about theirs
  if (no.test(line)) return /sponsor|visa|visum|visado/iu.test(line) && offered.test(line) ? (texts) => texts.visaNo : null
  return offered.test(line) && !/must|need|require|müssen|benötig|exig|debe/iu.test(line) ? (texts) => texts.visaYes : null
}

const round = /(?<!\p{L})(series [a-f]|serie [a-f]|pre-seed|seed)(?!\p{L})(?! data)/iu
const raised =
  /(?<!\p{L})(?:raised|raising|levé|eingesammelt|erhalten|recaudado|funding of|finanzierung von)(?:\s[\p{L}]+){0,3}?\s([€£$]\s?\d+(?:[.,]\d+)?\s?(?:million|billion|mn|bn|m|k)?|\d+(?:[.,]\d+)?\s?(?:mio\.?|millions?|millones)\s?(?:€|euros?|eur|\$|usd)?)/iu
const readFunding: Read = (line) => {
  if (no.test(line) || maybe.test(line)) return null
  const amount = raised.exec(line)?.[1]?.trim()
  if (amount && /[€£$]|eur|usd/iu.test(amount)) return (texts) => texts.raised(amount)
  const stage = round.exec(line)?.[1]
  if (stage) return (texts) => texts.round(titled(stage))
  if (pattern('bootstrapped|eigenfinanziert|autofinancée?|autofinanciada').test(line)) return (texts) => texts.bootstrapped
  return pattern(
    '(?:we are|we’re|company is|already|and) profitable|profitables unternehmen|sind profitabel|sommes rentables|somos rentables',
  ).test(line)
    ? (texts) => texts.profitable
    : null
}
const titled = (text: string) => text.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
const readStage: Read = (line) => {
  if (no.test(line) || maybe.test(line)) return null
  const stage = round.exec(line)?.[1]
  if (stage) return (texts) => texts.round(titled(stage))
  if (pattern('publicly (?:traded|listed)|listed company|börsennotiert\\p{L}*|cotée? en bourse|cotiza en bolsa').test(line))
    return (texts) => texts.listed
  const year = pattern(
    String.raw`(?:founded in|gegründet|seit der gründung|fondée en|fundada en) ((?:19|20)\d\d)|((?:19|20)\d\d) gegründet`,
  ).exec(line)
  const founded = year?.[1] ?? year?.[2]
  if (founded) return (texts) => texts.founded(founded)
  return pattern(
    "we(?:['’]re| are) an? (?:\\p{L}+[- ]){0,3}start-?up|wir sind ein (?:\\p{L}+ ){0,2}start-?up|nous sommes une (?:\\p{L}+ )?start-?up|somos una (?:\\p{L}+ )?start-?up",
  ).test(line)
    ? (texts) => texts.startUp
    : null
}

const people = String.raw`(?:people|ppl|employees|colleagues|mitarbeit\p{L}+|menschen|kolleg\p{L}+|collaborateurs|salariés|personnes|employés|personas|empleados)`
const teamOf = pattern(
  String.raw`(?:team of|teams? (?:aus|von|mit)|équipe de|equipo de) ${numberWord}(?: ${people})?|${numberWord}-person team|${numberWord} (?:team members|teammitglieder)`,
)
const companySize = pattern(
  String.raw`(?:we are|we['’]re|company of|wir sind|mit|nous sommes|somos|with|over|about|around|more than|rund|über|plus de|más de)(?: a)?(?: team of| an)?(?: \p{L}+)? (\d[\d.,]{0,6})\+? ${people}`,
)
const readSize: Read = (line) => {
  const count = no.test(line) ? undefined : companySize.exec(line)?.[1]
  return count && !/lead|manage|leit|führ|encadr|lider/iu.test(line) ? (texts) => texts.size(count.replace(/[.,]$/, '')) : null
}
const readTeam: Read = (line) => {
  const hits = teamOf.exec(line)
  const count = numberOf(hits?.[1] ?? hits?.[2] ?? hits?.[3])
  // a whole company that calls itself a team
  return count && count > 1 && count <= 30 && !no.test(line) && !/we are a team|wir sind ein team/iu.test(line)
    ? (texts) => texts.team(count)
    : null
}

const readRelocation: Read = (line) =>
  pattern(
    'relocation (?:package|support|assistance|bonus|budget)|help (?:you )?(?:to )?relocate|umzugshilfe|umzugskosten|aide au déménagement|ayuda (?:para|con) la mudanza',
  ).test(line) &&
  !no.test(line) &&
  !maybe.test(line)
    ? (texts) => texts.relocation
    : null

const readers: Partial<Record<AnswerTopic, Read>> = {
  compensation: readPay,
  equity: readEquity,
  benefits: readBenefits,
  remote: readRemote,
  relocation: readRelocation,
  visa: readVisa,
  funding: readFunding,
  stage: readStage,
  size: readSize,
  team: readTeam,
  hours: readHours,
  on_call: readOnCall,
  start: readStart,
  contract: readContract,
  process: readProcess,
  language: readLanguage,
  travel: readTravel,
  requirements: readYears,
}
/** Their lines say different things that are all true. */
const severalLines: ReadonlySet<AnswerTopic> = new Set(['equity', 'funding', 'hours', 'language'])

/** What the lines state about a topic, in their order; [] when nothing is understood. */
export function postingFacts(topic: AnswerTopic, lines: readonly string[]): PostingFact[] {
  const read = readers[topic]
  if (!read) return []
  const facts = lines.flatMap((line) => {
    const say = read(line)
    return say ? [{ line, say }] : []
  })
  return facts.slice(0, severalLines.has(topic) ? 3 : 1)
}
