// Terms of a job beyond skills: languages with levels, companies like the employer, leading people, pay, and visa.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { excludesCandidates, strengthOf } from './cues.ts'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { whole } from '@fairlead/matching/text/wording'

const languages: [name: string, words: string][] = [
  ['English', 'English|Englisch\\p{L}*|anglais|ingl[eé]s|inglese|engelska?|Engelse?|inglês|angielski\\p{L}*|englez\\p{L}*'],
  ['German', 'German|Deutsch(?:kenntnisse)?|allemand|alem[aá]n|tysk\\p{L}*|tedesco|Duitse?|alemão|niemiecki\\p{L}*|german[ăae]'],
  ['French', 'French|Französisch\\p{L}*|fran[cç]ais|franc[eé]s|fransk\\p{L}*|francese|Franse?|francês|francuski\\p{L}*|francez\\p{L}*'],
  ['Spanish', 'Spanish|Spanisch\\p{L}*|espagnol|español|castellano|spagnolo|Spaanse?|espanhol|hiszpański\\p{L}*|spaniol\\p{L}*'],
  ['Italian', 'Italian|Italienisch\\p{L}*|italien|italiano|Italiaanse?|włoski\\p{L}*|italian[ăa]'],
  [
    'Dutch',
    'Dutch|Niederländisch\\p{L}*|néerlandais|neerlandés|holandés|olandese|Nederlandse?|holandês|neerlandês|niderlandzki\\p{L}*|olandez\\p{L}*',
  ],
  [
    'Portuguese',
    'Portuguese|Portugiesisch\\p{L}*|portugais|portugués|portoghese|Portugese?|Portugees|português|portugalski\\p{L}*|portughez\\p{L}*',
  ],
  ['Polish', 'Polish|Polnisch\\p{L}*|polonais|polaco|polacco|Pools|polonês|polski(?:ego)?|polonez\\p{L}*'],
  ['Romanian', 'Romanian|Rumänisch\\p{L}*|roumain|rumano|rumeno|Roemeens|romeno|rumuński\\p{L}*|român[ăae]'],
  ['Mandarin', 'Mandarin'],
  ['Arabic', 'Arabic|Arabisch|arabe|árabe|arabo'],
  ['Japanese', 'Japanese|Japanisch|japonais|japonés'],
  ['Swedish', 'Swedish|Schwedisch|suédois|sueco|svensk\\p{L}*|szwedzk\\p{L}*'],
  ['Danish', 'Danish|Dänisch|danois|dansk\\p{L}*|duńsk\\p{L}*'],
  ['Norwegian', 'Norwegian|Norwegisch|norvégien|norsk\\p{L}*|norwesk\\p{L}*'],
  ['Finnish', 'Finnish|Finnisch|finnois|finlandés'],
  ['Czech', 'Czech|Tschechisch|tchèque|checo'],
  ['Turkish', 'Turkish|Türkisch|turc|turco'],
  ['Russian', 'Russian|Russisch|russe|ruso'],
  ['Catalan', 'Catalan|Katalanisch|catalán'],
  ['Hungarian', 'Hungarian|Ungarisch\\p{L}*|hongrois|húngaro|ungherese|Hongaars|węgiersk\\p{L}*|maghiar[ăae]'],
  ['Ukrainian', 'Ukrainian|Ukrainisch\\p{L}*|ukrainien|ucraniano|ucraino|Oekraïens|ukraińsk\\p{L}*|ucrainean[ăa]'],
  ['Hindi', 'Hindi'],
  ['Korean', 'Korean|Koreanisch|coréen|coreano'],
]
const languagePatterns = languages.map(([name, words]): [string, RegExp] => [name, whole(words, 'giu')])
/** True for words that name a human language: 'Inglese B1', 'Nederlandse taal'. */
export const namesLanguage = (words: string): boolean =>
  words.length <= 60 && languagePatterns.some(([, pattern]) => words.search(pattern) >= 0)

/** Makes a language a requirement on the person, not a market or a document. */
const level =
  /\b(?:fluen\w*|proficien\w*|native|bilingual|conversational|business[- ]level|working knowledge|speak(?:s|er|ing)?|spoken|written|verbal|command of|[ABC][12]\b)|(?<!\p{L})(?:\p{L}*kenntnisse|fließend\p{L}*|verhandlungssicher\p{L}*|muttersprach\p{L}*|in wort und schrift|sprichst|sprechen|courante?|couramment|maîtrise|bilingue|niveau|parlé|lu, écrit|nivel|fluido|fluidez|avanzado|dominio|idiomas?|fluente|livello|ottima|buona|madrelingua|vloeiend\p{L}*|beheersing|goede|uitstekende|fluência|avançado|domínio|biegł\p{L}*|znajomość|język\p{L}*|komunikatywn\p{L}*|fluent\p{L}*|avansat|limb[aăi]i?)(?!\p{L})/iu
const levelWords =
  /\b(fluent|native|proficient|business[- ]level|professional|conversational|working knowledge|basic|[ABC][12])\b|(fluency|fließend|verhandlungssicher|courant|fluido|fluente|vloeiend|biegł|avansat|avanzad[oa]|avançad[oa]|avanzat[oa]|avancé|zaawansowan|intermedi[oa]|intermediário|intermédiaire|średnio|mediu)/iu
const englishLevel: Record<string, string> = {
  fluency: 'fluent',
  fließend: 'fluent',
  verhandlungssicher: 'business level',
  courant: 'fluent',
  fluido: 'fluent',
  fluente: 'fluent',
  vloeiend: 'fluent',
  biegł: 'fluent',
  avansat: 'advanced',
  avanzado: 'advanced',
  avanzada: 'advanced',
  avançado: 'advanced',
  avançada: 'advanced',
  avanzato: 'advanced',
  avanzata: 'advanced',
  avancé: 'advanced',
  zaawansowan: 'advanced',
  intermedio: 'intermediate',
  intermedia: 'intermediate',
  intermediário: 'intermediate',
  intermédiaire: 'intermediate',
  średnio: 'intermediate',
  mediu: 'intermediate',
}
const conjunction = /[,;(]|(?<!\p{L})(?:and|und|et|y|e|en|i|și)(?!\p{L})/giu
const lastClause = (text: string): string => text.slice([...text.matchAll(conjunction)].at(-1)?.index ?? 0)
const silent = silentSections

const orWord = String.raw`(?:or|oder|ou|o|of|lub|sau)`
const orBefore = new RegExp(String.raw`(?<name>\p{L}{4,})(?: \p{L}[12])? ${orWord} (?:\p{L}{3,12} )?$`, 'iu')
const orBehind = new RegExp(String.raw`^(?: [ABC][12])? ${orWord} (?:\p{L}{3,12} )?(?<name>\p{L}{4,})`, 'iu')
/** True when this language is joined with another by 'or'. */
const isOneOfTwo = (text: string, start: number, end: number): boolean =>
  [orBefore.exec(text.slice(Math.max(0, start - 60), start)), orBehind.exec(text.slice(end, end + 60))].some(
    (beside) => beside !== null && namesLanguage(beside.groups?.['name'] ?? ''),
  )

/** One proposal per language; 'German is not required' proposes none. */
export function readJobLanguages(sentences: readonly Sentence[]): JobProposal[] {
  const terms = new Map<string, JobProposal>()
  for (const sentence of sentences) {
    if (silent.has(sentence.section) || sentence.text.length > 600) continue
    for (const [name, pattern] of languagePatterns)
      for (const match of sentence.text.matchAll(pattern)) {
        const end = match.index + match[0].length
        const around = sentence.text.slice(Math.max(0, match.index - 60), end + 60)
        const isPlain =
          ((sentence.section === 'requirements' || sentence.section === 'preferred') && sentence.text.length <= 60) ||
          // 'Spanish helpful.'
          (match.index === 0 &&
            /^\s(?:is |a |an )*(?:helpful|plus|preferred|required|needed|a must|desirable|useful)\W*$/i.test(sentence.text.slice(end)))
        const isDemand = level.test(around) || (isPlain && !/market|team|law|gaap|literature|cuisine/i.test(around))
        const wish = isDemand ? strengthOf(sentence, match.index, end) : null
        // 'English or Norwegian': neither is required separately
        const strength = wish === 'must' && isOneOfTwo(sentence.text, match.index, end) ? 'nice' : wish
        const existing = terms.get(name)
        if (!strength || (existing && (existing.strength === 'must' || strength === 'nice'))) continue
        const clause = lastClause(sentence.text.slice(Math.max(0, match.index - 80), match.index))
        const levelText = levelWords
          .exec(`${clause.slice(-60)} ${/^[^,;]*/.exec(sentence.text.slice(end, end + 40))?.[0] ?? ''}`)?.[0]
          .toLowerCase()
        const grade =
          levelText === undefined ? '' : (englishLevel[levelText] ?? (/^[abc][12]$/.test(levelText) ? levelText.toUpperCase() : levelText))
        const value = grade === '' || grade === 'native' ? name : `${name} (${grade})`
        terms.set(name, { field: 'language', value, strength, evidence: prove(sentence, match.index, end) })
      }
  }
  return [...terms.values()]
}

const employers =
  'Unternehmen|Firmen|Häusern?|Kanzleien|entreprises|sociétés|acteurs|groupes|cabinets|maisons|établissements|empresas|compañías|firmas|grupos|aziende|società|gruppi|studi|realtà|bedrijven|kantoren|organisaties|werkgevers|escritórios|firm\\p{L}*|spół(?:k|ek)\\p{L}*|kancelari\\p{L}*|companii(?:le)?|firme'
const like = new RegExp(
  String.raw`\b(?:compan(?:y|ies)|employers?|firms?|start-?ups?|scale-?ups?|brands?|businesses|organi[sz]ations|teams|players|peers|background|experience|worked|come|coming|people)\b[^.;:]{0,60}?\b(?:like|think|such as|similar to|for example|e\.g\.,?|from|at|including)\b:?\s+(?<names>[^.;:()\n]{2,200})|(?<![\p{L}])(?:${employers})(?![\p{L}])[^.;:]{0,30}?(?<!\p{L})(?:wie|comme|telles que|como|tales como|come|zoals|takich jak|jak|precum|ca)\s+(?<others>[^.;:()\n]{2,200})`,
  'giu',
)
const plural = new RegExp(
  String.raw`\b(?:compan|employer|firm|start|scale|brand|business|organi|player|peer)|(?<!\p{L})(?:${employers})`,
  'iu',
)
const company = /^\p{Lu}[\p{L}\p{N}&.'’+-]*(?: (?:\p{Lu}|&|of|and|de)[\p{L}\p{N}&.'’+-]*){0,3}$/u

/** Names after 'companies like …'; a list of at least two names, or one listed company. */
export function readJobCompanies(
  sentences: readonly Sentence[],
  isKnown: (name: string) => boolean,
  employer: ReadonlySet<string>,
): { proposals: JobProposal[]; spans: Map<Sentence, [number, number][]> } {
  const terms = new Map<string, JobProposal>()
  const spans = new Map<Sentence, [number, number][]>()
  for (const sentence of sentences) {
    if (sentence.text.length > 1500) continue
    for (const match of sentence.text.matchAll(like)) {
      const namesText = match.groups?.['names'] ?? match.groups?.['others'] ?? ''
      const opening = /^[^,]{0,40}?\b(?:like|such as|similar to|at|from|including)\s+(?=\p{Lu})/u.exec(namesText)?.[0].length ?? 0
      const closing = namesText.search(
        /\s+(?:is|are|was|would|preferred|desirable|required|who|where|and have|ist|sind|wäre|est|sont|serait|es|son|será|è|sono|is|zijn|é|são|jest|są|będzie|este|sunt|reprezintă|constituie|ar)(?![\p{L}])/iu,
      )
      const list = namesText.slice(opening, closing < 0 ? undefined : Math.max(opening, closing))
      const from = match.index + match[0].length - namesText.length + opening
      const lead = match[0].slice(0, match[0].length - list.length)
      const isPlural = plural.test(lead)
      // 'people from Coupa, Ariba or Jaggaer', if one of the names is known; 'people from France and Spain' names no company
      const arePeopleFrom =
        /\b(?:people|candidates|folks|someone|talent|background|experience) (?:who (?:have )?worked )?(?:from|at)\s+$/iu.test(lead)
      const names: { value: string; start: number }[] = []
      let position = 0
      for (const piece of list.split(
        /(,\s*(?:and |or |und |oder |et |ou |y |o |e |en |of |i |lub |și |sau )?|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|și|sau)\s+|\/)/u,
      )) {
        const value = piece.trim()
        const start = from + position + (piece.length - piece.trimStart().length)
        position += piece.length
        if (company.test(value) && value.length >= 2 && !employer.has(value.toLowerCase())) names.push({ value, start })
        else if (!/^[,/]|^\s/.test(piece) && value !== '' && names.length > 0) break
      }
      const knownCount = names.filter(({ value }) => isKnown(value)).length
      if (knownCount === 0 && !(isPlural && names.length >= 2)) continue
      const isExamples = /(?:like|such as|similar to|wie|comme|telles que|como|come|zoals|jak|precum)\s+$/iu.test(
        match[0].slice(0, -list.length),
      )
      for (const { value, start } of knownCount * 2 >= names.length || isPlural || ((isExamples || arePeopleFrom) && knownCount > 0)
        ? names
        : names.filter((entry) => isKnown(entry.value))) {
        spans.set(sentence, [...(spans.get(sentence) ?? []), [start, start + value.length]])
        if (silent.has(sentence.section) || excludesCandidates(sentence.text) || terms.has(value.toLowerCase())) continue
        terms.set(value.toLowerCase(), {
          field: 'company',
          value,
          strength: 'nice',
          evidence: prove(sentence, start, start + value.length),
        })
      }
    }
  }
  return { proposals: [...terms.values()], spans }
}

const leads =
  /\b(?:experience|track record|proven|background|history|years?)\b[^.;]{0,60}\b(?:leading|managing|building and leading|supervising|line[- ]managing|mentoring and managing)\b[^.;]{0,30}\b(?:teams?|people|staff|direct reports|nurses|engineers|employees|managers|designers|developers|analysts|PMs|ICs|reps|sellers)\b|\b(?:people|team|line|staff) (?:management|leadership) experience\b|\b(?:have|having|you['’]ve|has) (?:led|managed|supervised|line-managed)\b[^.;]{0,40}\b(?:teams?|people|staff|direct reports|engineers|designers|developers|analysts|nurses|managers|PMs|ICs|reps)\b|\bleadership experience\b|^(?:leading|managing|led|managed) (?:an? )?(?:\w+ ){0,3}team\b|(?<!\p{L})(?:führungserfahrung|personalverantwortung|leitungserfahrung|expérience (?:en|de|du) management|management d[’']équipe|encadrement d[’']|experiencia (?:liderando|gestionando) equipos|gestión de equipos|gestione (?:di un |del )?team|coordinamento di (?:un )?team|leidinggevende ervaring|ervaring met leidinggeven|gestão de equipas?|gestão de equipes?|zarządzaniu zespołem|kierowaniu zespołem|coordonarea? (?:unei )?echipe)(?!\p{L})/iu

/** Management experience is required. */
export function readJobTrack(sentences: readonly Sentence[]): JobProposal[] {
  for (const sentence of sentences) {
    const match = silent.has(sentence.section) || sentence.section === 'duties' ? null : leads.exec(sentence.text)
    if (!match) continue
    const end = match.index + match[0].length
    const strength = strengthOf(sentence, match.index, end)
    if (strength) return [{ field: 'track', value: 'manager', strength, evidence: prove(sentence, match.index, end) }]
  }
  return []
}

const currency = String.raw`US\$|C\$|CA\$|A\$|AU\$|NZ\$|S\$|HK\$|MX\$|USD|EUR|GBP|CHF|PLN|RON|BRL|CAD|AUD|NZD|SGD|HKD|NOK|SEK|DKK|CZK|HUF|INR|JPY|ZAR|AED|MXN|R\$|€|£|\$|₹|¥|zł|Kč|lei|[Ee]uros?`
const amount = String.raw`\d{1,3}(?:[.,’' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`
const range = new RegExp(
  String.raw`(?<front>${currency})?\s{0,2}(?<low>${amount})\s{0,2}(?<lowK>k|K|tsd\.?)?\s{0,2}(?<mid>${currency})?\s{0,2}(?:(?:-|–|—|to|bis|à|a|ad|al|tot|do|até|până la|and|und|en|y|e|i|et|și|la)\s{0,2}(?:${currency})?\s{0,2}(?<high>${amount})\s{0,2}(?<highK>k|K|tsd\.?)?)?\s{0,2}(?<back>${currency})?(?![\p{L}\d])(?!\s?(?:m|million|bn|billion|mn|Mio)\b)`,
  'gu',
)
/** 'SEK 52 000–62 000/month', '£15.80 p/h': an amount per time, unless the company spends or earns it. */
const perPeriod = /\/\s?(?:hr|hour|h|day|week|month|mo|year|yr|annum)\b|\bp(?:\/|\.)?[ha]\b/i
const ofCompany = /\b(?:spend|spending|budgets?|revenue|sales|ARR|MRR|costs?|invoic\w+|manage)\b/i
const paid =
  /\b(?:salary|pay|comp|package|compensation|base|wage|rate|OTE|gross|per (?:year|annum|hour|month|day)|annual(?:ly)?|hourly|an hour|a year)\b|(?<!\p{L})(?:(?:pro|im) (?:Monat|Jahr|Stunde)|par (?:mois|an|heure)|al (?:mes|año|mese|mês)|all[’']anno|per (?:maand|uur|jaar)|por (?:mês|ano|hora|mes)|na miesiąc|miesięcznie|pe (?:lună|an|oră))(?!\p{L})|(?<!\p{L})(?:gehalt\p{L}*|jahresgehalt|vergütung|brutto|salaire|rémunération|brut|salario|sueldo|retribución|brut[aoei]s?|retribuzione|RAL|stipendio|lordo|lordi|salaris|loon|remuneração|salário|wynagrodzenie|widełki|salariu|salariul|net)(?!\p{L})/iu
const codes: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  '₹': 'INR',
  '¥': 'JPY',
  Kč: 'CZK',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  zł: 'PLN',
  euro: 'EUR',
  euros: 'EUR',
  lei: 'RON',
}
const hourly =
  /\b(?:per hour|an hour|hourly|p\/?h\b|\/ ?(?:hr|hour|h)|pro Stunde|Stundenlohn|par heure|de l[’']heure|por hora|all[’']ora|per uur|za godzinę|\/godz|pe oră)\b/i
const monthly =
  /\b(?:per month|a month|monthly|\/ ?month|pro Monat|monatlich|par mois|mensuels?|al mes|mensual(?:es)?|al mese|mensili|per maand|por mês|mensais|miesięcznie|\/mies|pe lună|lunar)\b/i
const daily = /\b(?:per day|a day|daily rate|\/ ?day|pro Tag|par jour)\b/i

const plain = (text: string, thousand: boolean): number => {
  const digits = /[.,]\d{2}$/.test(text) && !/^\d{1,3}[.,]\d{2}$/.test(text) ? text.slice(0, -3) : text
  const value = /[.,’' ]\d{3}/.test(digits) ? Number(digits.replaceAll(/[^\d]/g, '')) : Number(digits.replace(',', '.'))
  return thousand ? value * 1000 : value
}

/** Pay with currency and period, from the first sentence about pay that has both. */
export function readJobPay(sentences: readonly Sentence[]): JobProposal[] {
  for (const sentence of sentences) {
    const { text } = sentence
    const isPaid = paid.test(text) || paid.test(sentence.label) || (perPeriod.test(text) && !ofCompany.test(text))
    if (text.length > 1500 || sentence.section === 'company') continue
    for (const match of text.matchAll(range)) {
      const { front, mid, back, low = '', high, lowK, highK } = match.groups ?? {}
      // an Italian salary is named by its abbreviation
      const sign = front ?? back ?? mid ?? (/(?<!\p{L})RAL(?!\p{L})/u.test(text) ? 'EUR' : undefined)
      const thousand = lowK !== undefined || highK !== undefined
      // '£38-42k' is pay anywhere
      const isRange = thousand && (high !== undefined || (match.index === 0 && text.length <= 60)) && sentence.section !== 'duties'
      if (!sign || (!isPaid && !isRange && sentence.section !== 'top' && sentence.section !== 'benefits')) continue
      const min = plain(low, thousand)
      const max = high === undefined ? null : plain(high, thousand)
      // pay in Poland, Romania, and Brazil is stated by the month
      const isMonthly =
        monthly.test(text) ||
        (/^(?:€|EUR)$/.test(sign) && min >= 800 && min < 10_000) ||
        (/^(?:PLN|zł|RON|lei|BRL|R\$)$/.test(sign) && min < 60_000)
      const period = hourly.test(text) || hourly.test(sentence.label) ? 'hour' : daily.test(text) ? 'day' : isMonthly ? 'month' : 'year'
      // budgets and bonuses aren't pay
      const isSmall = min < (period === 'year' ? 10_000 : period === 'month' ? 300 : period === 'day' ? 50 : 5)
      if (isSmall || min > 2_000_000 || (max !== null && (max < min || max > min * 5))) continue
      if ((!isPaid && !isRange && max === null) || (/^\s*(?:\/|per |a )/.test(text.slice(match.index + match[0].length)) && !isPaid))
        continue
      const end = match.index + match[0].trimEnd().length
      const start = match.index + (match[0].length - match[0].trimStart().length)
      const value = `${codes[sign] ?? codes[sign.toLowerCase()] ?? sign} ${min}${max === null ? '' : `-${max}`} ${period}`
      return [{ field: 'pay', value, strength: 'nice', evidence: prove(sentence, start, end) }]
    }
  }
  return []
}
