// Names and phrases under 'Requirements' that are unlisted: items of a short list, proper names, and the text after 'experience with'
// in the languages other than English.
import type { Sentence } from '@fairlead/matching/text/sentences'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { wordingOf } from '@fairlead/matching/text/wording'

interface Place {
  start: number
  end: number
}

const asking = (section: Sentence['section']) => section === 'requirements' || section === 'preferred'
/** Capitalized words that don't name a product or method. */
const ordinary =
  /^(?:I|Compact|Certifications?|You|Your|We|Our|The|A|An|This|That|And|Or|If|At|In|On|As|Is|Are|Be|To|No|Not|Any|All|Bonus|Plus|Nice|Must|Minimum|Ideally|Preferably|Strong|Solid|Good|Great|Excellent|Proven|Deep|Basic|Advanced|Hands-on|Fluent|Native|English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Romanian|Bachelor|Bachelors|Master|Masters|Degree|University|College|PhD|MBA|Experience|Experienced|Knowledge|Ability|Able|Familiarity|Understanding|Proficiency|Proficient|Comfortable|Willing|Willingness|Current|Active|Valid|Certified|Certification|License|Licensed|Licence|Currently|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Senior|Junior|Lead|Team|Europe|European|American|US|UK|EU|USA|Germany|France|Spain|Italy|London|Berlin|Paris|Company|Remote|Hybrid|B2B|B2C|SaaS|CET|EST|PST|GMT|Mr|Ms|Ph|Inc|Ltd|GmbH|Please|Note|Some|Several|Multiple|Previous|Prior|Working|Work|Who|What|How|Why|When|Required|Preferred|Desired|Christian|Male|Female|Muslim|Jewish|Catholic)$/iu
/** Words of forms, offices and grades. */
const formal =
  /^(?:States?|Departments?|Assignments?|Levels?|Requirements?|Education|Committee|Acts?|Board|List|Institute|Notes?|Special|Additional|Qualifications?|Skills?|Fellow|Service|Services|City|County|Government|National|Federal|Office|Agency|New|York|College|Labor|Health|Civil|Public|Section|Code|Rights?|[IVX]+)$/iu
const proper =
  /(?<![\p{L}\p{N}.’'&/-])\p{Lu}[\p{L}\p{N}+#.]*[\p{L}\p{N}+#](?:[ -](?:(?:dos|das|do|da|des|du|della|dei|delle) )?(?:\p{Lu}[\p{L}\p{N}+#]*|\d+(?:\.\d+)*)){0,3}(?![\p{L}]|-\p{Ll})/gu
const maxPlaces = 30
/** Longer sentences are prose, where capitals name offices and forms. */
const longestListing = 180
const withoutTail = (text: string) => text.replace(/[\s.,;:]+$/u, '')

/** All German nouns are capitalized, so capitals mean nothing there. */
const capitalsTell = ({ languages }: Sentence) => !languages.includes('de')

function properNames({ text }: Sentence): Place[] {
  const places: Place[] = []
  for (const match of text.matchAll(proper)) {
    const words = match[0].split(/[ -]/)
    const head = text.slice(0, match.index)
    // 'Platforms: Relativity or Everlaw'
    const isListed =
      /:\s*$/.test(head) &&
      /^\s*(?:,|\/|(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i|sau|și)\s)\s*\p{Lu}/u.test(text.slice(match.index + match[0].length))
    const isFirst = !isListed && (!/\p{L}/u.test(head) || /[.:!?]\s*$/.test(head))
    // a sentence begins with a capital, so a name there needs more than one, or a capital inside
    if (isFirst && !(words.length > 1 && words.slice(1).every((word) => /^[\p{Lu}\d]/u.test(word)) && !ordinary.test(words[0] ?? '')))
      continue
    if (words.some((word) => ordinary.test(word) || formal.test(word)) || match[0].length < 3 || jobNouns.test(match[0])) continue
    if (words.length > 1 && words.every((word) => word === word.toUpperCase() && word.length > 3)) continue
    // 'Troubleshooting PLCs': a verb, then the name
    const doing = isFirst && /^\p{Lu}\p{Ll}+ing (?=\p{Lu}{2})/u.exec(match[0])?.[0].length
    places.push({ start: match.index + (doing || 0), end: match.index + match[0].length })
    if (places.length >= maxPlaces) break
  }
  return places
}

/** The items of 'Figma, Temenos T24 and Lottie'; [] for a sentence. */
function items({ text }: Sentence): Place[] {
  const end = withoutTail(text.replace(/\s*\([^()]*\)\s*$/, '')).length
  if (end > 90 || /[.:!?]\s/.test(text.slice(0, end))) return []
  const places: Place[] = []
  let position = 0
  for (const piece of text
    .slice(0, end)
    .split(/(,\s*(?:and |or )?|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|și|sau)\s+|\s*\/\s*|\s*&\s*)/u)) {
    const value = piece.trim()
    const start = position + piece.length - piece.trimStart().length
    position += piece.length
    if (/^[,/&]/.test(value) || value === '' || /^(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|și|sau)$/u.test(value)) continue
    const words = value.split(/\s+/)
    if (words.length > 3 || !/^[\p{Lu}\d]/u.test(value) || words.some((word) => ordinary.test(word) || formal.test(word))) return []
    places.push({ start, end: start + value.length })
  }
  return places
}

const methods =
  /\b(?:understand(?:ing of)?|know|grasp of|versed in|mastery of|command of|experience with|knowledge of)\s+(?<list>[\p{Ll}][^.;:()]{4,120})/giu
/** Long words of a method or field: 'incrementality', 'attribution', 'reinsurance'. */
const method =
  /^(?=.{10})\p{Ll}{4,}(?:ality|bution|ation|graphy|ology|metrics|ometry|surance|keeping|writing|casting|pricing|tagging|modell?ing)$/u
const commonMethod =
  /^(?:communication|information|organi[sz]ation|application|documentation|implementation|education|collaboration|situation|foundation|combination|motivation|generation|administration|presentation|operation|consideration)s?$/u

function methodsIn({ text }: Sentence): Place[] {
  return [...text.matchAll(methods)].flatMap((match) => {
    const from = match.index + match[0].length - (match.groups?.['list'] ?? '').length
    return [...(match.groups?.['list'] ?? '').matchAll(/[\p{L}-]+/gu)]
      .filter(([word]) => method.test(word) && !commonMethod.test(word))
      .map((word) => ({ start: from + word.index, end: from + word.index + word[0].length }))
  })
}

const phraseWord = /^\p{L}[\p{L}\p{N}'’+#-]+$/u
const lost =
  /^(?:able|ability|willing\w*|excellent|good|great|strong|proven|must|have|has|having|you|your|we|our|a|an|the|be|is|are|can|will|not|no|any|own|valid|current|active|experience|experienced|knowledge|familiar\w*|understanding|proficien\w+|comfortable|skilled|skills?|communication|attention|detail|team|teamwork|player|attitude|approach|mindset|clear|degree|diploma|education|travel|work|working|background|check|drug|screen|former|ex|exceptional|outstanding|leadership|abilities|equivalent|vacation|periods?|flexible|availability|reliable|passion\w*|interest|curiosity|other|related|similar|relevant|hands-on|\w+ly)$/i

/** An item that is only a short name of a field: 'Cold storage', 'Forklift certification (reach truck)'. */
function bareItem(sentence: Sentence): Place[] {
  const text = withoutTail(sentence.text.replace(/\s*\([^()]*\)\s*$/, ''))
  const words = text.split(/\s+/)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isLicense = /^(?:licen[sc]e|certification|certificate|accreditation)$/.test(last)
  if (sentence.languages[0] !== 'en' || text.length < 4 || words.length > (isLicense ? 4 : 3)) return []
  if (words.some((word) => !phraseWord.test(word) || lost.test(word)) || jobNouns.test(text) || (words[0] ?? '').endsWith('ing')) return []
  if (words.length === 1 && !/^\p{Lu}/u.test(text)) return []
  return [{ start: 0, end: isLicense ? text.length - last.length - 1 : text.length }]
}

/** Driving licenses with their class, in the nine languages. */
const drivingLicense =
  /(?<!\p{L})(?:driv(?:er|ing)['’]?s? licen[sc]e|Führerschein|permis de (?:conduire|conducere)|permis (?=B(?!\p{L}))|carn[eé]t? de conducir|patente(?: di guida)?|rijbewijs|carta de condução|prawo jazdy)(?: (?:(?:der |de )?(?:Klasse|categor\p{L}{1,4}|kat\.?|cat\.?|tipo|type) ?)?[A-E]{1,2}\d?(?!\p{L}))?/giu

export const isDrivingLicense = (words: string): boolean => words.search(drivingLicense) >= 0

/** 'CDL driver's license': the preceding letters are its name. */
const isNamedBefore = (text: string): boolean => /(?<![\p{L}\p{N}])(?!UK|EU|US)\p{Lu}[\p{Lu}\d]{1,4} $/u.test(text.slice(-8))

const licensesIn = ({ text }: Sentence): Place[] =>
  [...text.matchAll(drivingLicense)]
    .filter(({ index }) => !isNamedBefore(text.slice(0, index)))
    .map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }))

/** Official and trade certificates: 'Diplôme d'État d'infirmier exigé', 'Fachweiterbildung Intensivpflege wünschenswert'. */
const credential: Partial<Record<string, string>> = {
  de: String.raw`(?:beide |[12]\. |zweites )?(?:Fachweiterbildung|Staatsexamen|Approbation|Meisterbrief|Sachkundenachweis|\p{Lu}\p{L}*(?:schein|zertifikat|zertifizierung))`,
  fr: String.raw`(?:diplôme d['’]état|habilitation|CACES|CAP(?= \p{Ll})|BEP|certificat|brevet|titre professionnel|agrément)`,
  es: String.raw`(?:certificado|colegiación|habilitación|carn[eé] (?!de conducir)|título de)`,
}
const credentialEnd =
  /\s(?:exigée?s?|requise?s?|obligatoires?|souhaitée?s?|appréciée?s?|indispensables?|erforderlich|wünschenswert|von vorteil|vorhanden|abgeschlossen|mit|oder|imprescindibles?|obligatori[oa]s?|valorables?|deseables?|richiest[oa]|gradit[oa]|indispensabile|vereist|verplicht|wenselijk|obrigatóri[oa]|desejável|wymagan\p{L}|mile|obligatori\p{L}|necesar\p{L}?|constituie|est|ist|es|è|is|é|jest|este|\(|et|ou|y|o|e|of|lub|sau)(?!\p{L})|[,;.:()]/iu

function credentialsIn({ text, languages }: Sentence): Place[] {
  const kinds = credential[languages[0] ?? '']
  if (kinds === undefined) return []
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${kinds}(?!\p{L})`, languages[0] === 'de' ? 'gu' : 'giu'))].flatMap(
    (match) => {
      const rest = text.slice(match.index + match[0].length)
      const end = match.index + match[0].length + (credentialEnd.exec(rest)?.index ?? rest.length)
      const value = withoutTail(text.slice(match.index, end))
      return value.split(/\s+/).length > 6 ? [] : [{ start: match.index, end: match.index + value.length }]
    },
  )
}

export function listedNames(sentence: Sentence): Place[] {
  if (!asking(sentence.section) || sentence.text.length > longestListing) return []
  const named = [...methodsIn(sentence), ...licensesIn(sentence), ...credentialsIn(sentence)]
  if (!capitalsTell(sentence)) return named
  const listed = items(sentence)
  // a single capitalized phrase may be anything; two or more are a list
  if (listed.length > 1) return listed
  const names = [...properNames(sentence), ...named]
  return names.length > 0 ? names : bareItem(sentence)
}

const stop =
  /[.;:()–—|]|(?<![\p{L}])(?:sowie|ist|sind|wird|werden|von|erforderlich|wünschenswert|nach|bei|für|pour|est|sont|dans|chez|para|es|son|que|per|è|sono|che|presso|voor|is|zijn|bij|om|op|é|são|dla|jest|są|przy|pentru|este|sunt|care|mindestens|idealerweise|unter|im|zur|zum|als|wie|comme|como|come|zoals|jak)(?![\p{L}])/iu
const lead =
  /^(?:(?:gängigen?|modernen?|gute[nr]?|fundierte|sehr|guten?|den|dem|der|die|das|des|einer?|einem?|mit|con|avec|met|com|in|im|di|del|della|du|de|d[’']|la|le|les|l[’']|un|une|el|los|las|una|il|lo|gli|i|de|het|een|os|as|o|a|um|uma|cu|z|ze|w|we|outils?|logiciels?|herramientas?|strumenti|software|narzędzi\p{L}*|systemów|programów)\s+)+/iu
const hollowWord =
  /^(?:erfahrung\p{L}*|kenntnisse\p{L}*|bereich|umgang|position|rolle|team|teams|branche|umfeld|funktion|arbeit|praxis|domaine|poste|équipe|secteur|entreprise|puesto|equipo|sector|empresas?|firm\p{L}*|aziend\p{L}+|entreprises?|unternehmen|bedrijven|kantoren|companii|ruolo|settore|azienda|rol|sector|functie|bedrijf|stage|alternance|apprentissage|prácticas|função|área|setor|stanowisk\p{L}*|branż\p{L}*|domeniu\p{L}*|post|echip\p{L}*|preferib\p{L}*|preferent\p{L}*|preferencial\p{L}*|idealment\p{L}*|vorzugsweise|idéalement|préférence|voorkeur|najlepiej|preferabil|\d.*)$/iu

/** The names of '(Sage, Cegid, etc.)', with capitals, at least two. */
function namesInRemark(remark: RegExpExecArray): Place[] {
  const names: Place[] = []
  let position = remark.index + 1
  for (const piece of (remark[1] ?? '').split(/([,/]|\s(?:und|oder|et|ou|y|o|e|en|of|lub|sau)\s)/u)) {
    const value = piece.trim()
    const start = position + piece.length - piece.trimStart().length
    position += piece.length
    if (/^\p{Lu}[\p{L}\p{N}+#.-]*(?: \p{Lu}[\p{L}\p{N}+#.-]*)?$/u.test(value) && !ordinary.test(value))
      names.push({ start, end: start + withoutTail(value).length })
  }
  return names.length > 1 ? names : []
}

const joint = /^(?:de|del|della|dei|delle|des|du|d[’'].*|do|da|dos|das|van|der|w|z|la|en|em|in|im|de la)$/iu

/** 'conventions collectives de la métallurgie' becomes 'conventions collectives': the subject of a long phrase. */
function shortened(phrase: string): string {
  const words = phrase.split(/\s+/)
  const cutAt = words.findIndex((word, index) => index > 0 && joint.test(word))
  return words.length > 3 && cutAt > 0 && cutAt < 4 ? words.slice(0, cutAt).join(' ') : phrase
}

/** The text after 'Erfahrung mit', 'maîtrise de', 'znajomość', and similar phrases, split into items. */
export function knownPhrases(sentence: Sentence): Place[] {
  if (!asking(sentence.section) && sentence.section !== 'other' && sentence.section !== 'top') return []
  const places: Place[] = []
  const { text } = sentence
  for (const language of sentence.languages) {
    const wording = wordingOf(language)
    if (!wording) continue
    for (const match of text.matchAll(wording.knows)) {
      let position = match.index + match[0].length
      const rest = text.slice(position, position + 200)
      const end = stop.exec(rest)?.index ?? rest.length
      for (const piece of rest
        .slice(0, end)
        .split(/(,|(?<!\p{Lu})\/|\/(?!\p{Lu}{2})|(?<![\p{L}])(?:und|oder|bzw\.|et|ou|y|o|e|oppure|en|of|i|lub|oraz|și|sau)(?![\p{L}]))/u)) {
        const begin = position + piece.length - piece.trimStart().length
        const trimmed = piece.trim()
        if (/^(?:,|\/|und|oder|bzw\.|et|ou|y|o|e|oppure|en|of|i|lub|oraz|și|sau)$/u.test(trimmed) || trimmed.endsWith('-')) {
          position += piece.length
          continue
        }
        position += piece.length
        // 'en comptabilité et maîtrise de Sage'
        const requestLength = trimmed.search(wording.knows) === 0 ? (trimmed.match(wording.knows)?.[0].length ?? 0) : 0
        const led = requestLength + (lead.exec(`${trimmed.slice(requestLength)} `)?.[0].length ?? 0)
        const skipped = led + (/^[dl][’'](?=\p{L})/iu.exec(trimmed.slice(led))?.[0].length ?? 0)
        const value = shortened(withoutTail(trimmed.slice(skipped)))
        const words = value.split(/\s+/)
        if (value.length < 2 || words.length > 3 || words.some((word) => hollowWord.test(word)) || !/\p{L}/u.test(value)) continue
        // '-applicaties' is half of a word
        if ((value.length < 4 && value !== value.toUpperCase()) || value.startsWith('-')) continue
        places.push({ start: begin + skipped, end: begin + skipped + value.length })
        if (places.length >= maxPlaces) return places
      }
    }
    for (const remark of text.matchAll(/\(([^()]{3,80})\)/g)) places.push(...namesInRemark(remark))
    // German compounds: 'SAP-Kenntnisse', 'Excel-Kenntnisse'
    if (language === 'de')
      for (const match of text.matchAll(/(?<![\p{L}])(\p{Lu}[\p{L}\p{N}/]{1,30})-?[Kk]enntnisse/gu))
        if (!/^(?:Fach|Grund|Sprach|Englisch|Deutsch|Franz|EDV|IT|Vor|Basis|Spezial|Praxis)/.test(match[1] ?? ''))
          places.push({ start: match.index, end: match.index + withoutTail(match[1] ?? '').length })
  }
  return places
}
