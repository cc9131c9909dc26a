// What titles of classifications say about their scope: 'excepto mensajería', 'en general', 'and similar'. It names no work of theirs.
const phrase = (words: string): string =>
  words
    .split('|')
    .map((word) => word.trim())
    .join('|')

/** From such words to the end of the title or of the bracket follows work that the title does not mean. */
const exceptions = phrase(`
  except | excepting | excluding | other than | not including | außer | ausser | ausgenommen | ohne | mit ausnahme |
  sauf | excepté | excepte | à l['’]exception | à l['’]exclusion | excepto | exceptuando | excluyendo | salvo | con excepción |
  eccetto | tranne | escluso | esclusi | esclusa | escluse | ad eccezione | behalve | met uitzondering | uitgezonderd |
  z wyjątkiem | oprócz | exceto | com exceção | excluindo | cu excepția | exceptând
`)
const extent = phrase(`
  in general | all other | not elsewhere classified | n\\.e\\.c\\. | en general | en général | in generale | em geral |
  and similar | und ähnliche | et assimilés | et similaires | (?:y|o|y/o|e|ou|e/ou) (?:similares|afines) | e simili | o simili | e affini |
  en dergelijke | i podobne | i podobni | și similare
`)
const except = new RegExp(String.raw`[\s,;(](?:${exceptions})\s[^()]*`, 'giu')
const general = new RegExp(String.raw`[\s,;(](?:${extent})(?=[\s,;()]|$)`, 'giu')

/** A title without the words about its scope; the title itself where nothing else remains. */
export function withoutScope(title: string): string {
  const rest = title.replace(general, ' ').replace(except, ' ')
  return /\p{L}/u.test(rest) ? rest : title
}
