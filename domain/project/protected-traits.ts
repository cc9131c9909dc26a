// Refuses legally protected traits as criteria, in the wizard, the settings, and job descriptions.
// Lists follow Title VII, the ADEA and the ADA (US), and Directives 2000/43/EC, 2000/78/EC and 2006/54/EC (EU).
import { entriesOf } from '../shared/records.ts'
import { normalise } from '../reference/normalise.ts'
import { originOthers, originPeople, origins, protectedPhrases, young, youngOthers } from './protected-phrases.data.ts'
import { text as protectedTraitsText } from './texts/protected-traits.ts'

export type ProtectedTrait =
  | 'national origin'
  | 'gender'
  | 'age'
  | 'religion'
  | 'ethnicity'
  | 'family status'
  | 'disability'
  | 'sexual orientation'

const lists: Record<Exclude<ProtectedTrait, 'national origin'>, string> = {
  gender:
    'male males female females man men woman women boy boys girl girls gentleman gentlemen lady ladies masculine feminine männlich weiblich mann männer frau frauen homme hommes femme femmes masculin féminin hombre hombres mujer mujeres masculino femenino uomo uomini donna donne maschio femmina maschile femminile homem homens mulher mulheres feminino vrouw vrouwen mannelijk vrouwelijk mężczyzna mężczyźni mężczyzn kobieta kobiety kobiet bărbat bărbați femeie femei',
  age: 'young youthful younger old older elderly millennial millennials jung junge junger jungen jeune jeunes joven jóvenes giovane giovani jovem jovens jonge młody młoda młodych młodego tânăr tânără tineri',
  religion:
    'christian christians catholic catholics protestant protestants evangelical muslim muslims islamic jewish jew jews hindu hindus buddhist buddhists sikh sikhs atheist atheists mormon christlich christliche christlicher christlichen christ christin katholisch evangelisch muslimisch jüdisch chrétien chrétienne catholique musulman musulmane juif juive cristiano cristiana católico católica musulmán musulmana judío judía cattolico cattolica musulmano musulmana ebreo ebrea christelijk katholiek moslim joods cristão cristã muçulmano muçulmana judeu judia chrześcijanin chrześcijanka katolik katoliczka muzułmanin muzułmanka creștin creștină catolic musulman musulmană',
  ethnicity:
    'caucasian hispanic latino latina latinx asian african-american arab arabs aryan caucásico hispano asiático kaukasisch asiatisch',
  'family status':
    'unmarried married single divorced widowed childless pregnant verheiratet ledig kinderlos schwanger célibataire marié mariée enceinte soltero soltera casado casada embarazada celibe nubile sposato sposata gehuwd ongehuwd solteiro solteira żonaty zamężna bezdzietny bezdzietna căsătorit căsătorită necăsătorit necăsătorită',
  disability: 'able-bodied disabled handicapped nichtbehindert behindert handicapé discapacitado',
  'sexual orientation': 'heterosexual homosexual gay lesbian straight bisexual heterosexuell homosexuell lesbisch hétérosexuel homosexuel',
}
const traitOf = new Map(entriesOf(lists).flatMap(([trait, words]) => words.split(' ').map((word) => [word, trait])))

/** Words that don't change a trait: 'a young man', 'women only', 'male candidates under 30'. */
const filler = new Set(
  'a an the only preferred required must be is and or for to of in years year old age aged ages people person persons candidate candidates applicant applicants under over below above between max maximum min minimum than up not no unter über bis alter jahre jahr alt moins plus ans âge menor mayor de años edad anni età anos idade jahren zwischen entre et y e und compresa tra sexo sesso sexe geschlecht płeć sex konfession glauben faith nur solo sólo solamente uniquement alleen tylko doar apenas practicing practising practicante pratiquant praticante praktizierend leeftijd jaar tot en wiek lat do vârsta vârstă ani și'.split(
    ' ',
  ),
)
const ageLimit =
  /\b(?:under|over|below|above|younger than|older than|not older than|maximum age|max\.? age|age limit|aged?|unter|über|höchstens|moins de|plus de|menor(?:es)? de|mayor(?:es)? de|sotto i|menos de|onder de|jonger dan|ouder dan|abaixo de|poniżej|powyżej|do lat)\s{1,3}(?:of\s|von\s)?\d{2}\b|\b\d{2}\s?(?:-|–|to)\s?\d{2}\s{1,3}years? old\b|\b\d{2}\s{1,3}years? old\b/i
/** An age by name, or an age range, in the other supported languages; years of experience are recognized by their wording. */
const years = String.raw`(?:years|Jahren?|ans|años|anni|jaar|anos|lat|(?:de )?ani)(?!\p{L})`
const someAge = String.raw`(?<!\d)(?:1[6-9]|[2-6]\d)`
const ageByName = new RegExp(
  String.raw`(?<!\p{L})(?:aged?|Alter|Altersgrenze|âge|edad|età|leeftijd|idade|wiek\p{L}{0,2}|vârst\p{L}{1,2})(?!\p{L})[^.;\d]{0,25}${someAge}(?!\d)`,
  'iu',
)
const ageSpan = new RegExp(
  String.raw`${someAge}\s?(?:-|–|to|and|bis|und|à|et|a|y|e|tot|en|do|i|și|la)\s?(?:1[6-9]|[2-7]\d)\s?${years}|(?<!\p{L})(?:bis(?: zu)?|hasta|jusqu[’']à|fino a|até|do|până la)\s(?:los\s|i\s)?${someAge}\s${years}`,
  'iu',
)
const phrases = entriesOf(protectedPhrases).flatMap(([trait, list]) =>
  list.split('|').map((words): [string, ProtectedTrait] => [normalise(words), trait]),
)
const wordSet = (words: string) => new Set(words.split('|').map(normalise))
const originWords = wordSet(origins)
const peopleWords = wordSet(originPeople)
const otherWords = wordSet(originOthers)
const [youngWords, youngThings] = [wordSet(young), wordSet(youngOthers)]

/** The trait that a phrase of the text asks for, wherever it stands; null = none. */
function traitOfPhrase(text: string): ProtectedTrait | null {
  const normalised = ` ${normalise(text)} `
  const phrase = phrases.find(([words]) => normalised.includes(` ${words} `))
  if (phrase) return phrase[1]
  const words = normalised.trim().split(' ')
  // 'native Russian', 'native-level English' is a level; a native speaker is an origin
  const isNative = words.some(
    (word, index) => word === 'native' && words.slice(index + 1, index + 3).some((next) => next.startsWith('speaker')),
  )
  const isOrigin = words.some(
    (word, index) =>
      originWords.has(word) &&
      words
        .slice(index + 1, index + 3)
        .some((next, gap) => peopleWords.has(next) && !(gap === 1 && otherWords.has(words[index + 1] ?? ''))),
  )
  return isNative || isOrigin ? 'national origin' : null
}

/** The trait that a sentence about the people wanted asks for; unlike a posting's, it begins with them: 'young developer'. */
export function protectedWishIn(sentence: string): ProtectedTrait | null {
  const words = wordsOf(sentence.slice(0, 2000)).map(normalise)
  const index = words.findIndex((word) => youngWords.has(word))
  const isFirst = index === 0 || (index > 0 && index <= 2 && filler.has(words[index - 1] ?? ''))
  return (
    protectedRequirementIn(sentence) ?? (isFirst && words.length > index + 1 && !youngThings.has(words[index + 1] ?? '') ? 'age' : null)
  )
}

const kinds = /\b(?:black|white|brown)\s{1,3}(?:people|person|man|men|woman|women|candidates?|applicants?|males?|females?)\b/i
const longestCriterion = 200

/**
 * The trait that a criterion (a keyword, a title, an exclusion) consists of, or null. 'Male', 'Christian', and 'women under 30'
 * are traits; 'women’s health', 'young adult fiction', and 'senior engineer' name a field or a level.
 */
export function protectedTraitIn(criterion: string): ProtectedTrait | null {
  const text = criterion.slice(0, longestCriterion)
  const words = wordsOf(text)
  const [trait] = words.flatMap((word) => traitOf.get(word) ?? [])
  const phrase = traitOfPhrase(text)
  if (phrase) return phrase
  const rest = words.filter((word) => !traitOf.has(word) && !filler.has(word) && !/^[\d-]+$/.test(word))
  const isKind = kinds.test(text)
  if (rest.length > (isKind ? 1 : 0)) return null
  // 'old', 'single', and 'straight' mean something else next to other words, and little on their own
  return isKind ? 'ethnicity' : ageLimit.test(text) || ageByName.test(text) ? (trait ?? 'age') : (trait ?? null)
}

const rights =
  /regardless|without regard|irrespective|equal opportunit|equal employment|discriminat|diversity|inclusi|all genders|m\/f\/|m\/w\/d|unabhängig von|ungeachtet|quel que soit|sans distinction|independientemente|sin importar|a prescindere|ongeacht|independentemente de|bez względu|indiferent de|parytet|egalit|gelijkheid|igualdad|igualdade|parità/i
const asks = new RegExp(
  String.raw`\b(?:${[lists.gender, lists.religion, lists['family status']].flatMap((words) => words.split(' ')).join('|')})\b`,
  'giu',
)
/** Words next to a trait that make it a requirement. */
const demand =
  /\b(?:must be|should be|only|required|preferred|prefer|looking for|seeking|wanted|want|hire|ideal|candidate|applicant|gesucht|bevorzugt|nur|suchen|recherchons|uniquement|buscamos|solo|sólo|cerchiamo|alleen|zoeken|gezocht|apenas|procuramos|tylko|poszukujemy|szukamy|doar|căutăm)\b/i

const experience =
  /experience|erfahrung|expérience|experiencia|esperienz|ervaring|experiência|doświadczen|experienț|\b(?:revenue|team|employees|budget)\b/i
const otherUnit = /\b\d{2}\s?(?:%|ms|k\b|seconds?|minutes?|hours?|people|employees|customers|countries|engineers|million|m\b|EUR|USD|€|\$)/i

/** True for 'between 25 and 35 years', not for 25 years of experience. */
export function statesAge(sentence: string): boolean {
  const text = sentence.slice(0, 2000)
  return [ageLimit, ageByName, ageSpan].some((pattern) => pattern.test(text)) && !experience.test(text) && !otherUnit.test(text)
}

/** The trait that a sentence of a posting requires, or null; a statement that everyone is welcome requires none. */
export function protectedRequirementIn(sentence: string): ProtectedTrait | null {
  const text = sentence.slice(0, 2000)
  const whole = protectedTraitIn(text) ?? traitOfPhrase(text)
  if (whole) return whole
  if (rights.test(text)) return null
  if (kinds.test(text) && demand.test(text)) return 'ethnicity'
  // 'over 10 years of experience' and 'under 50 ms' aren't ages
  if (statesAge(text)) return 'age'
  for (const { 0: phrase, index } of text.matchAll(asks)) {
    const before = text.slice(Math.max(0, index - 60), index)
    const after = text.slice(index + phrase.length, index + phrase.length + 40)
    // 'women’s health', 'single page': part of another name
    if (/^(?:['’]s|-|\s(?:page|sign|point|source|health|studies|clothing|fashion|wear|care))/i.test(after)) continue
    const trait = traitOf.get(phrase.toLowerCase())
    if (trait && trait !== 'family status' && demand.test(`${before} ${after}`)) return trait
  }
  return null
}

export const protectedSentence = (trait: ProtectedTrait): string =>
  protectedTraitsText.protectedTrait(trait, protectedTraitsText.alternatives[trait])

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-|-$/g, ''))
    .filter((word) => word !== '')
}
