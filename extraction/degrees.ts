// The degrees that a posting requires, in the search's terms.
import { strengthOf } from './cues.ts'
import type { JobProposal, Strength } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'

const elsewhere: [string, RegExp][] = [
  [
    'advanced_degree',
    /(?<![\p{L}])(?:Masterabschluss|Master-?studium|Masterstudium|laurea magistrale|bac ?\+ ?5|diplôme d[’']ingénieur|máster|(?<!Scrum[ -])Master(?:[ -]?2)?(?= (?:en |in |de |em |of |w )?\p{L}{4})(?! Data)|mestrado|magister|studia magisterskie|masterat|wo-?master)(?![\p{L}])/giu,
  ],
  [
    'bachelors',
    /(?<![\p{L}])(?:(?:abgeschlossenes? )?(?:\p{L}+ ?studium|Hochschulstudium|Studium)|Hochschulabschluss|bac ?\+ ?[34]|diplôme (?:universitaire|supérieur)|titulación (?:universitaria|superior)|licenciatura|grado (?:universitario|en)|laurea|hbo(?:-?(?:opleiding|diploma|niveau|werk-? en denkniveau))?|universitaire opleiding|ensino superior|curso superior|wykształcenie wyższe|studii superioare|studii universitare|diplomă de licență)(?![\p{L}])/giu,
  ],
]
const patterns: [string, RegExp][] = [
  [
    'bachelors',
    /\b(?:baccalaureate|bachelor(?:(?:'|’)?s)?(?: of (?:science|arts|engineering))?|undergraduate|four-year college|4-year college|college)\b(?:(?:'|’)?s)?(?=[^.;]{0,40}\bdegree\b)|\bbachelor(?:'|’)s\b|\b(?:LL\.?B|B\.?Eng|BBA|B\.?Com)\b\.?|\b(?:B\.S\.|B\.A\.|BSc|B\.Sc\.?|BS\/BA|BA\/BS|BS\/MS)(?!\w)|\bB[SA]\b(?= (?:in|or|degree)\b)/gi,
  ],
  [
    'bachelors',
    // 'a degree in Mathematics': without a stated level
    /(?<!(?:associate|master|master['’]?s|graduate|postgraduate|advanced|doctoral|doctorate|professional|law|medical|nursing|technical|vocational|higher|bachelor['’]?s?|science|arts|equivalent|college|university|year|undergraduate|MBA|of)['’]?\s)\bdegree(?= in (?:an? )?(?:related |relevant |technical |quantitative )?\p{L}{4})/giu,
  ],
  ['mba', /\bMBA\b|\bmaster of business administration\b/gi],
  ['phd', /\bph\.?\s?d\b\.?|\bdoctorate\b|\bdoctoral degree\b/gi],
  [
    'advanced_degree',
    /\bmaster(?:'|’)?s\b(?=[^.;]{0,40}\b(?:degree|in)\b)|\bmaster of (?:science|arts)\b|\b(?:advanced|graduate|postgraduate) degree\b|\bM\.S\.(?!\w)|\bMSc\b|\b(?:LL\.?M|M\.?Eng)\b\.?|\bMS\b(?= (?:in|or|degree)\b)/gi,
  ],
]
// The degree is one option among others, or not an option at all.
const otherWay =
  /\bin lieu of\b|\bor (?:an? )?(?:equivalent|comparable|related|similar|commensurate)[^.;]{0,40}\b(?:experience|training)\b|\bequivalent (?:practical|work|combination)|\bor (?:\w+ ){0,3}years? of[^.;]{0,40}experience\b|(?<!\p{L})(?:oder|bzw\.) (?:eine? )?(?:vergleichbar|ähnlich|entsprechend|gleichwertig)\p{L}* \p{L}*(?:ausbildung|qualifikation|erfahrung|kenntnisse)|(?<!\p{L})(?:ou|o) (?:une? |una? )?(?:expérience|formation|experiencia|formación|esperienza|formazione|experiência|formação) (?:équivalente|similaire|equivalente|similar|simile)/iu
const substitute = /\bmay (?:be )?substitut\w+|\bsubstituted? for\b|\bexperience credit\b|\bleading to a\b|\bpursuing\b|\bstudent\b/i

/** 'LLM' is a law degree next to legal terms, and a language model everywhere else. */
const ofLaw = /\b(?:degree|laws?|lawyer|legal counsel|attorney|solicitor|barrister|LL\.?B|J\.?D|jur\p{L}{2,})\b/iu

const isAmongAcronyms = (text: string, start: number, end: number): boolean => {
  const before = /\b([A-Z]{2,5})(?:,| or|,? or)\s+$/.exec(text.slice(Math.max(0, start - 14), start))?.[1]
  const after = /^\s*(?:,|or|, or)\s+([A-Z]{2,5})\b/.exec(text.slice(end, end + 14))?.[1]
  return [before, after].some((word) => word !== undefined && !/^(?:BA|BS|MA|MS|MBA|BSC|MSC|PHD|BBA|BENG|MENG|BCOM|LLB|LLM|JD)$/.test(word))
}

/** One proposal per degree; the lowest one named together is required, the higher ones are nice to have. */
export function readDegrees(sentences: readonly Sentence[]): JobProposal[] {
  const degrees = new Map<string, JobProposal>()
  for (const sentence of sentences) {
    if (silentSections.has(sentence.section) || substitute.test(sentence.text)) continue
    const hits: { value: string; start: number; end: number; strength: Strength }[] = []
    for (const [value, pattern] of [...patterns, ...(sentence.languages[0] === 'en' ? [] : elsewhere)])
      for (const match of sentence.text.matchAll(pattern)) {
        const end = match.index + match[0].length
        // 'hbo-v of mbo niveau 4': the lower school suffices
        if (/^hbo/i.test(match[0]) && /(?<!\p{L})mbo(?!\p{L})/iu.test(sentence.text)) continue
        if (match[0].toUpperCase() === 'LLM' && !ofLaw.test(sentence.text)) continue
        // 'MSN, MHA or MBA': one criterion with alternatives, proposed as a keyword
        if (isAmongAcronyms(sentence.text, match.index, end)) continue
        const strength = strengthOf(sentence, match.index, end)
        if (strength && !hits.some((hit) => hit.value === value)) hits.push({ value, start: match.index, end, strength })
      }
    const hasLower = hits.some((hit) => hit.value === 'bachelors')
    for (const { value, start, end, strength } of hits) {
      const isChoice = otherWay.test(sentence.text) || (hasLower && value !== 'bachelors')
      const proposal: JobProposal = {
        field: 'degree',
        value,
        strength: isChoice ? 'nice' : strength,
        evidence: prove(sentence, start, end),
      }
      const existing = degrees.get(value)
      if (!existing || (existing.strength === 'nice' && proposal.strength === 'must')) degrees.set(value, proposal)
    }
  }
  return [...degrees.values()]
}
