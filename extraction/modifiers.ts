// Words before a name that say how well or where it is known, and phrases that name nothing.

const modifier =
  /^(?:production|strong|solid|advanced|modern|basic|deep|core|commercial|professional|hands-on|proven|excellent|good|great|current|recent|prior|previous|extensive|practical|real-world|large-scale|mid-market|enterprise-grade|qualified|certified|intermediate|expert|working|day-to-day|in-depth|minimum|mínimo|minimaal|dominio|domínio|conhecimentos?|experiência|normative?n?|normes|normativas?|vivência|conocimientos?|experiencia|ervaring|kennis|esperienza|conoscenza|buona|ottima|sólid[ao]s?|sichere?r?|gute|sehr)$/iu
const joining = /^(?:in|with|of|de|con|di|met|van|del|della|en|mit|von|a|an|the|un|una|il|la|el)$/iu
const vague =
  /^(?:an? |any |another |ein(?:e[rms]?)? |un[ea]? |other )?(?:comparable|similar|equivalent|related|other|like|vergleichbar\p{L}*|ähnlich\p{L}*|similaires?|équivalente?s?|parecid[oa]s?|similares?|equivalentes?|simil[ei]|analogh[io]|vergelijkba\p{L}*|podobn\p{L}*|similar\p{L}*)(?!\p{L})/iu
const numbered = /^(?:\p{L}+ )?\d+$/u

/** True for 'comparable stack', 'similar tools', 'Mínimo 4': words that name nothing to look for. */
const span = /^(?:de|von|da|od|van|from|entre|zwischen|între|tra|fra|del)\s\d/iu
/** Levels of the Common European Framework and of schooling aren't skills. */
const languageLevel = /^[ABC][12](?:[+/-][ABC]?[12]?)?$|^bac ?\+ ?\d/i

/** '$900k quota', '2M ARR': an amount isn't a skill. */
const amount =
  /[$€£¥₹]\s?\d|^(?:USD|EUR|GBP|CHF|PLN|RON|BRL|CAD|AUD|NZD|SGD|NOK|SEK|DKK|CZK|HUF|INR|JPY|ZAR|AED|MXN)(?:\s?\d|$)|^[^\p{L}]*$|^\d[\d.,]*\s?(?:k|m|mm|bn|mio)\s+(?:quotas?|arr|mrr|acv|budgets?|revenues?|users|customers)\b/iu

export const namesNothing = (words: string): boolean =>
  vague.test(words) ||
  amount.test(words) ||
  languageLevel.test(words) ||
  span.test(words) ||
  (numbered.test(words) && modifier.test(words.split(' ')[0] ?? ''))

/** How many characters of the words only say how well something is known: 11 of 'Production Kubernetes'. */
export function leadingModifiers(words: string): number {
  let position = 0
  for (let space = words.indexOf(' '); space >= 0; space = words.indexOf(' ', position)) {
    const word = words.slice(position, space)
    // 'Core Data' is a name
    if ((!modifier.test(word) && !(position > 0 && joining.test(word))) || word === 'Core') break
    position = space + 1
  }
  return position
}

/** True when a list ends with 'or similar': its names are examples. */
export const endsInSimilar = (after: string): boolean =>
  /^\s{0,3},?\s{0,3}(?:or|oder|ou|o|of|lub|sau|u)\s/iu.test(after) && vague.test(after.replace(/^\s{0,3},?\s{0,3}\p{L}{1,6}\s{1,3}/u, ''))

const trailing =
  /\s(?:certifications?$|(?<!driv(?:er|ing)['’]?s? )licen[sc]es?$|(?:is |are |a |an |un |ein |een |strongly |highly ){0,3}(?:plus|pref(?:erred|['’]?d)|desirable|desired|req(?:uired|['’]?d)|essential|mandatory|bonus|advantage|souhaitée?s?|appréciée?s?|requise?s?|exigée?s?|atout|von vorteil|wünschenswert|erforderlich|vorausgesetzt|valorables?|deseables?|imprescindibles?|gradit[aoie]|preferibil[ei]|richiest[aoie]|pr[eé]|wenselijk|vereist|desejável|obrigatório|mile widzian[aey])|(?:avanzad[oa]|avançad[oa]|avanzat[oa]|avancée?s?|zaawansowan\p{L}+|intermedi[oa]|intermediário|(?:a )?(?:nivel|nível|niveau|livello|poziom) \p{L}{4,})|(?:strongly|highly|en|of|et|ou|und|oder|y|o|e|i|lub))$/iu

/** Words without a trailing remark about them: 'IBODE souhaité' -> 'IBODE'. */
export const withoutTrailingCue = (words: string): string => words.replace(trailing, '')
