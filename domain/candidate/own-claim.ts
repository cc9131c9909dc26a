// Whether a text claims for the person what it names, read sentence by sentence. The check of reasons; the score reads texts by
// rules of its own, and counts a requirement as met only where this check agrees.

/** Why a place in a text is no claim of the person's own. */
export type ClaimDoubt = 'negated' | 'expired' | 'others' | 'copied' | 'repeated' | 'other_sense'

/** Characters of a sentence that are read on each side. */
const reach = 300
/** Characters before a list of requirements that may hold its heading. */
const headingReach = 600

const word = (inside: string) => String.raw`(?<![\p{L}\p{N}])(?:${inside})(?![\p{L}\p{N}])`
const turn = new RegExp(word('but|however|yet|though|although|aber|jedoch|sondern|dafür|mais|pero|sino|però|maar|mas|ale|dar|ma'), 'giu')
const negation = new RegExp(
  word(
    "no|not|never|without|lack(?:s|ing|ed)?|cannot|neither|nor|zero|\\p{L}{2,6}n['’]t|kein\\p{L}{0,5}|ohne|nicht|niemals|weder|noch nie|pas|jamais|sans|aucune?|ni|sin|ninguna?|ningún|nunca|senza|nessuna?|nessuno|non|zonder|geen|nooit|sem|nenhuma?|não|bez|brak|nie|nigdy|f[aă]r[aă]|niciun[ao]?|nu",
  ) + String.raw`(?!-)`,
  'giu',
)
/** 'not only', 'no downtime', 'no less than' deny nothing that follows. */
const harmless =
  /^\s+(?:only|just|merely|less|fewer|more|longer|later|downtime|outages?|incidents?|loss|losses|errors?|problems?|issues?|doubts?|matter|nonsense|nur|solo|solamente|seulement|uniquement|soltanto|alleen|slechts|apenas|somente|tylko|numai|profit|stop)(?!\p{L})/iu
/** Between a negation and what it denies. */
const between = new RegExp(
  String.raw`^\s*(?:${word(
    'a|an|any|the|much|real|really|ever|yet|have|has|had|been|of|in|on|with|to|for|using|used|use|worked|work|working|tried|touched|learn(?:ed|t)?|know|hands-on|practical|prior|previous|professional|experience|knowledge|exposure|background|expertise|familiarity|skills?|mit|in|im|der|den|erfahrung(?:en)?|kenntnisse?|praxis|gearbeitet|benutzt|avec|en|de|d|des|la|le|les|du|expérience|connaissances?|compétences?|utilisé|travaillé|con|experiencia|conocimientos?|usado|trabajado|tengo|he|esperienza|conoscenza|ho|usato|lavorato|met|ervaring|kennis|gewerkt|com|experiência|conhecimentos?|tenho|usei|mam|doświadczeni\\p{L}{1,3}|znajomości|z|w|am|experiență|cunoștințe|cu|lucrat',
  )}[\s,:’'-]*)*`,
  'iu',
)
const ownWork = new RegExp(
  word(
    'I|we|he|she|they|built|build|wrote|write|used|uses?|using|led|ran|runs?|running|maintain\\p{L}*|developed|designed|implemented|managed|strong|strongly|daily|experts?|proficient|works?|worked|working|experienced|skilled|since|years?|provided|treated|trained|ich|wir|je|nous|yo|nosotros|eu|io|ik|seit|depuis|desde|dal|sinds|jahren?|ans|años|anni|jaar|anos|stark|sehr|solide',
  ),
  'iu',
)
const denialAfter =
  /^[\s:(,–-]{0,4}(?:no|not|never|none|keine?|aucune?|sin|ninguna?|nessuna|geen|sem|nenhuma|brak|fără|nu)(?:\s+(?:yet|experience|knowledge|used|known|required|erfahrung|kenntnisse|expérience|experiencia|esperienza|ervaring|experiência|doświadczenia|experiență)){0,2}\s*(?=[.;,)!]|$)|^\s+(?:is|are|was) (?:not|n['’]t)(?!\p{L})|^\s+(?:beherrsche|kenne|kann) ich (?:noch )?nicht/iu
const wishBefore = new RegExp(
  String.raw`(?:${word('want(?:s|ed|ing)?|eager|keen|hop(?:e|es|ing)|aspir\\p{L}*|plan(?:s|ning)?|looking|interest(?:ed)?|like|love|excited|ready|willing|happy|would|currently|now|started|begun')}[^.;]{0,30}${word('learn(?:ing)?|explor(?:e|ing)|study(?:ing)?|try(?:ing)?|becom(?:e|ing)|mov(?:e|ing) (?:in)?to|get(?:ting)? into|work with')}|${word('aspiring|learning|future|wannabe')}(?:\s+[\p{L}-]{1,20}){0,2}\s*$|${word('souhait\\p{L}*|aimerais|voudrais|veux|envie|désire')}[^.;]{0,40}${word('apprendre|découvrir|former|travailler|utiliser')}|${word('quiero|quisiera|gustaría|deseo|espero|ganas|interesad[oa]')}[^.;]{0,40}${word('aprender|conocer|usar|trabajar')}|${word('voglio|vorrei|piacerebbe|interessat[oa]')}[^.;]{0,40}${word('imparare|apprendere|usare|lavorare')}|${word('quero|queria|gostaria|desejo')}[^.;]{0,40}${word('aprender|usar|trabalhar')}|${word('chcę|chciał\\p{L}+')}[^.;]{0,40}${word('nauczyć|poznać')}|${word('vreau|doresc|aș')}[^.;]{0,40}${word('învăț|învățat?|lucrez')})`,
  'iu',
)
const wishAround = new RegExp(
  String.raw`${word('möchte|will|würde|wünsche|interesse|lust|wil|zou')}[^.;]{0,160}${word('lernen|erlernen|einarbeiten|kennenlernen|kennenzulernen|vertiefen|ausprobieren|leren')}`,
  'iu',
)

const gone = word(
  'expired|lapsed|revoked|suspended|surrendered|no longer (?:valid|active|current|certified|licensed|held)|not (?:been )?(?:renewed|current|active|valid|maintained)|never renewed|un-?renewed|abgelaufen\\p{L}{0,2}|erloschen\\p{L}{0,2}|ungültig\\p{L}{0,2}|nicht (?:mehr gültig|verlängert|erneuert)|expirée?s?|périmée?s?|(?:non|pas) renouvelée?s?|caducad[oa]s?|vencid[oa]s?|(?:no|sin) renovad[oa]s?|scadut[oaie]|non rinnovat[oaie]|verlopen|niet (?:meer geldig|verlengd)|expirad[oa]s?|não renovad[oa]s?|wygasł\\p{L}{0,2}|nieważn\\p{L}{1,2}|nie odnowion\\p{L}{1,2}|expirat[ăe]?|neînnoit[ăe]?|utgånge?[tn]',
)
/** 'ACLS (expired)', 'ACLS and BLS have lapsed', 'ACLS, not renewed'. */
const goneAfter = new RegExp(String.raw`^[^.;]{0,80}?(?:(?:^|[\s(,:–-])${gone})`, 'iu')
const goneBefore = new RegExp(String.raw`${gone}(?:\s*:[^.;]{0,80}|(?:\s+[\p{L}\p{N}-]{1,20}){0,3}[\s,]{0,2}(?:and\s)?)$`, 'iu')
/** Between the name and its expiry, another thing is said to be valid. */
const stillValid = new RegExp(
  word('valid|current|active|renewed|gültig|valide|vigente|valid[oa]|geldig|ważn\\p{L}{1,2}|is|are|until|through|bis|exp'),
  'iu',
)

const peopleNoun =
  'nurses?|engineers?|developers?|programmers?|candidates?|applicants?|staff|people|teams?|talents?|professionals?|specialists?|clinicians?|doctors?|physicians?|workers?|technicians?|analysts?|scientists?|managers?|teachers?|recruits?|hires?|clients?|customers?|hospitals?|companies|pfleg\\p{L}+|entwickler\\p{L}*|ingenieur\\p{L}*|infirmi\\p{L}+|enfermer\\p{L}+|ingenier\\p{L}+|infermier\\p{L}+'
const hiring = new RegExp(
  String.raw`${word('recruit(?:ed|ing|s)?|hir(?:ed|ing|es?)|sourc(?:ed|ing|es)|staff(?:ed|ing)|plac(?:ed|ing|es)|headhunt(?:ed|ing|s)?|shortlist(?:ed|ing)|screen(?:ed|ing|s)|interview(?:ed|ing|s)|rekrutiert\\p{L}*|einstell\\p{L}+|eingestellt|recrut\\p{L}+|contrat\\p{L}+|assunt[oaie]|reclutat\\p{L}+|geworven|zrekrutowa\\p{L}+')}(?=[^.;]{0,120}${word(peopleNoun)})`,
  'iu',
)
const sale = new RegExp(
  String.raw`${word('sold|sells?|selling|pitch(?:ed|ing)|market(?:ed|ing)|verkauft\\p{L}*|vendu|vendid[oa]|vendut[oa]|verkocht|vendi|sprzeda\\p{L}+|vândut')}[^.;]{1,120}${word('to|an|for|aux?|a|zu|aan|para|do|pentru')}(?=[^.;]*$)`,
  'iu',
)
const ofOthers = new RegExp(
  String.raw`${word('candidates?|nurses?|engineers?|developers?|people|staff|those|clients?|customers?|hospitals?|companies|teams?')}\s+${word('who|that|whose|which')}\s+${word('need|needs|require|requires?|have|has|had|hold|holds|know|knows|want|wants|are|were')}`,
  'iu',
)
const agent =
  /(?<!\p{L})(?:recruit(?:er|ing|ment)|sourcer|headhunter|talent acquisition|staffing|personalvermittl\p{L}+|recruteur|reclutador\p{L}*)(?!\p{L})/iu
const copiedHeading =
  /(?:^|\n)\s{0,8}(?:[-*•]\s)?(?:job )?(?:requirements?|required(?: qualifications| skills)?|qualifications required|must[- ]haves?|we(?: are|['’]re) looking for|we need|(?:the )?ideal candidate(?: has| will have)?|job description|anforderungen|voraussetzungen|profil recherché|requisitos|requisiti|vereisten|wymagania|cerințe)\s{0,4}:/giu
const copiedSentence =
  /(?<!\p{L})(?:(?:is|are) (?:required|preferred|mandatory|a must|a plus)|must have|you (?:will|must|have|should|bring)|the (?:ideal|successful) candidate|applicants? (?:must|should)|wir suchen|nous recherchons|se requiere|si richiede)(?!\p{L})/iu
const instruction =
  /(?:ignore|disregard|forget|override)\s(?:all\s|any\s|the\s|your\s|these\s){0,3}(?:previous|prior|above|earlier|other|former)\s(?:instructions?|prompts?|rules?|directions)|(?:rate|rank|score|mark|treat)\sthis\s(?:candidate|resume|résumé|person|profile|applicant)|system prompt|as an ai (?:language )?model/iu
const otherSenses: Record<string, RegExp> = {
  python: /(?<!\p{L})(?:snakes?|reptiles?|zoo|zookeepers?|keepers?|boas?|terrariums?|herpetolog\p{L}+|pythons|animals?)(?!\p{L})/iu,
  plc: /(?<!\p{L})public limited compan(?:y|ies)(?!\p{L})/iu,
  acls: /(?<!\p{L})learned societies(?!\p{L})/iu,
  bls: /(?<!\p{L})labou?r statistics(?!\p{L})/iu,
}
/** A word repeated this often, and in this share of the words, is there to be found. */
const [mostRepeats, mostShare] = [5, 0.08]

/** [start, end) of the sentence around a place, at most {@link reach} characters on each side. */
function sentenceAround(text: string, start: number, end: number): [string, string] {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(end, end + reach)
  let from = 0
  for (const match of before.matchAll(/[;!?•\n]|\.(?=\s)/g)) from = match.index + 1
  return [before.slice(from), /^(?:[^.;!?•\n]|\.(?!\s|$))*/.exec(after)?.[0] ?? '']
}

const afterTurn = (before: string): string => {
  let from = 0
  for (const match of before.matchAll(turn)) from = match.index + match[0].length
  return before.slice(from)
}

/** 'no' is 'in the' in Portuguese. */
const isPortuguese = (sentence: string): boolean => /(?<!\p{L})(?:com|uma|não|são|dos|das|ção|em)(?!\p{L})|[ãõ]/iu.test(sentence)

/** Words from a negation to the name that are only a list: 'experience with Spark, Flink or'. */
function isListOnly(words: string): boolean {
  const rest = words.replace(between, '')
  if (ownWork.test(rest)) return false
  return rest
    .split(/,|\/|\s(?:and|or|nor|und|oder|noch|et|ou|y|o|e|en|of|i|lub|ani|sau|nici|ni)\s/iu)
    .every((item) => item.trim().split(/\s+/).length <= 3)
}

function isNegated(before: string, after: string): boolean {
  if (denialAfter.test(after)) return true
  const clause = afterTurn(before)
  for (const match of clause.matchAll(negation)) {
    const rest = clause.slice(match.index + match[0].length)
    if (harmless.test(rest) || (match[0].toLowerCase() === 'no' && isPortuguese(before + after))) continue
    if (isListOnly(rest)) return true
  }
  const wish = wishBefore.exec(clause)
  if (wish && !ownWork.test(clause.slice(wish.index + wish[0].length))) return true
  return wishAround.test(before + after) && !ownWork.test(clause.slice(-40).replace(/^.*(?:ich|ik)(?!\p{L})/iu, ''))
}

function isExpired(before: string, after: string): boolean {
  const match = goneAfter.exec(after)
  if (match && !stillValid.test(match[0].replace(new RegExp(gone, 'iu'), '').replace(/\b(?:has|have|is|are|was) *$/i, ''))) return true
  return goneBefore.test(before)
}

function isOfOthers(before: string): boolean {
  for (const pattern of [hiring, sale, ofOthers]) {
    const match = pattern.exec(before)
    if (match && !ownWork.test(before.slice(match.index + match[0].length).replace(/^[^\p{L}]*(?:and |with )?/u, ''))) return true
  }
  return false
}

function isCopied(text: string, start: number, sentence: string): boolean {
  const head = text.slice(Math.max(0, start - headingReach), start)
  let heading = -1
  for (const match of head.matchAll(copiedHeading)) heading = match.index + match[0].length
  return (heading >= 0 && !/\n\s{0,8}\n/.test(head.slice(heading))) || copiedSentence.test(sentence)
}

function isRepeated(text: string, name: string): boolean {
  const sought = name.toLowerCase()
  const words = text.slice(0, 20_000).toLowerCase()
  let count = 0
  for (let index = words.indexOf(sought); index >= 0; index = words.indexOf(sought, index + sought.length)) count += 1
  return count >= mostRepeats && count >= (words.match(/\p{L}+/gu) ?? []).length * mostShare
}

/** Sentences without any of these are quickly seen to be fine; a superset of what the patterns above begin with. */
const suspicious =
  /\bno|n['’]t\b|never|without|lack|cannot|neither|zero|kein|ohne|nich?t|nie|weder|\bpas\b|jamais|sans|aucun|\bni\b|\bsin\b|ningun|ningún|nunca|senza|nessun|zonder|geen|\bsem\b|nenhum|n[aã]o\b|\bbez\b|brak|f[aă]r[aă]|niciun|\bnu\b|want|eager|keen|hop[ei]|aspir|plan|looking|interes|like|love|excited|ready|willing|happy|would|current|\bnow\b|start|begun|learn|future|wannabe|souhait|aimerais|voudrais|veux|envie|désire|quier|quisiera|gustar|deseo|espero|ganas|vogl|vorrei|piacer|quer|gostar|desej|chc|vreau|doresc|a[șş]\b|möchte|will|würde|wünsche|lust|\bwil\b|\bzou\b|expir|laps|revok|suspend|surrender|renew|abgelaufen|erlosch|ungültig|p[ée]rim|renouvel|caducad|vencid|renovad|scadut|rinnovat|verlopen|verlengd|wygas|odnowion|neînnoit|utgång|recru|hir|sourc|staff|plac|headhunt|shortlist|screen|interview|rekrut|einstell|contrat|assunt|reclut|geworven|sold|sell|pitch|market|verkauft|vend|verkocht|sprzeda|vândut|who|that|whose|which|required|preferred|mandatory|must|plus|\byou\b|ideal|successful|applicant|wir suchen|nous recherchons|requiere|richiede/i
const copiedWords =
  /require|qualifications|must[- ]have|looking for|we need|candidate|job description|anforderung|voraussetzung|profil|requisit|vereisten|wymagania|cerin|cerințe/i

/** What was seen in the text asked about last: several names of one text are asked about in a row. */
let lastText = { text: '', order: -1, mayBeCopied: false }
function overviewOf(text: string): typeof lastText {
  if (lastText.text !== text) {
    const read = text.slice(0, 20_000)
    lastText = { text, order: instruction.exec(read)?.index ?? -1, mayBeCopied: copiedWords.test(read) }
  }
  return lastText
}

/**
 * Why the words at [start, end) of a text about a person are no claim of their own; null when they are.
 * @param isTitle for the title of a job, which describes others only in the work of recruiters
 */
export function doubtAbout(text: string, start: number, end: number, isTitle = false): ClaimDoubt | null {
  const name = text.slice(start, end)
  const sense = otherSenses[name.toLowerCase()]
  if (sense?.test(text.slice(0, 20_000))) return 'other_sense'
  if (isTitle) return agent.test(text.slice(end, end + reach)) ? 'others' : null
  const { order, mayBeCopied } = overviewOf(text)
  if (order >= 0 && order < end + 100) return 'copied'
  const isStuffed = text.length > 40 && isRepeated(text, name)
  const [before, after] = sentenceAround(text, start, end)
  const isSuspicious = mayBeCopied || suspicious.test(before) || suspicious.test(after)
  if (!isSuspicious) return isStuffed ? 'repeated' : null
  if (isNegated(before, after)) return 'negated'
  if (isExpired(before, after)) return 'expired'
  if (isOfOthers(before)) return 'others'
  if (isCopied(text, start, before + name + after)) return 'copied'
  return isStuffed ? 'repeated' : null
}
