// Encodings of tables that aren't Unicode, more common ones first, and the letters beyond ASCII of the languages written in them.
import { entriesOf } from '@fairlead/domain/shared/records'

/** Names as TextDecoder or, for those of DOS and older Macs, iconv-lite knows them. */
export const singleByte: Readonly<Record<string, readonly Language[]>> = {
  'windows-1252': ['de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'fi', 'is', 'et'],
  'windows-1250': ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'de', 'sq'],
  'windows-1251': ['ru', 'uk', 'be', 'bg', 'sr', 'mk'],
  'windows-1254': ['tr', 'de', 'fr', 'es'],
  'windows-1257': ['lt', 'lv', 'et', 'de', 'pl'],
  'windows-1253': ['el'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'fr'],
  'windows-1258': ['vi', 'fr'],
  'windows-874': ['th'],
  'iso-8859-2': ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'de'],
  'iso-8859-5': ['ru', 'be', 'bg', 'sr', 'mk'],
  'iso-8859-7': ['el'],
  'iso-8859-8': ['he'],
  'iso-8859-6': ['ar'],
  'iso-8859-13': ['lt', 'lv', 'et', 'pl'],
  'iso-8859-15': ['de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'fi', 'et'],
  'iso-8859-16': ['ro', 'pl', 'hu', 'hr'],
  'koi8-r': ['ru', 'bg'],
  'koi8-u': ['uk', 'be', 'ru'],
  ibm866: ['ru', 'be'],
  macintosh: ['de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'fi'],
  maccenteuro: ['pl', 'cs', 'sk', 'hu', 'hr', 'de'],
  'x-mac-cyrillic': ['ru', 'uk', 'be', 'bg', 'sr', 'mk'],
  cp850: ['de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'fi'],
  cp852: ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'de'],
  cp437: ['de', 'fr', 'es', 'it', 'sv'],
}

/** Which pairs of bytes are the script's common characters. */
export const multiByte: Readonly<Record<string, (first: number, second: number) => boolean>> = {
  // the first level of GB 2312
  gb18030: (first, second) => first >= 0xb0 && first <= 0xd7 && second >= 0xa1,
  // kana, and the first level of JIS X 0208
  shift_jis: (first, second) => first === 0x82 || first === 0x83 || (first >= 0x88 && (first << 8) + second < 0x989f),
  'euc-kr': (first, second) => first >= 0xb0 && first <= 0xc8 && second >= 0xa1,
  big5: (first) => first >= 0xa4 && first <= 0xc6,
  'euc-jp': (first) => first === 0xa4 || first === 0xa5 || (first >= 0xb0 && first <= 0xcf),
}

const letters = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìòù',
  nl: 'éèëïóöü',
  da: 'æøåéö',
  sv: 'åäöé',
  fi: 'äöåšž',
  is: 'áðéíóúýþæö',
  et: 'äõöüšž',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîşţșț',
  hr: 'čćđšž',
  sq: 'çë',
  tr: 'çğıiöşüâî',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  vi: 'ăâđêôơưàáèéìíòóùúỳý',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  fa: 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکكگلمنهوىيی',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮะาำเแโใไๅๆฯ',
} as const
export type Language = keyof typeof letters

export const alphabets: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  entriesOf(letters).map(([language, text]) => [language, new Set(text)]),
)
