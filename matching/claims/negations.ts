// Whether a text says that the person lacks something, or only wants it: judged by the words around the place where it is named.

/** Words that turn what follows into something the person does not have, in the languages résumés are read in. */
const lacking = new Set(
  'no not never without lacking lack lacks neither nor ohne kein keine keinen keiner nicht nie sans aucun aucune sin ningun ninguna nunca senza nessun nessuna zonder geen niet sem nenhum nenhuma bez fara niciun nicio'.split(
    ' ',
  ),
)
const subject = new Set(
  'experience knowledge exposure background expertise familiar experienced used worked erfahrung erfahrungen kenntnisse experiencia conocimientos conocimiento esperienza conoscenza ervaring kennis conhecimentos experienta cunostinte'.split(
    ' ',
  ),
)
const wanting = new Set('want wants wanting hope hopes hoping eager keen aspire aspires planning interested interest'.split(' '))
const wanted = new Set('learn learning try work move study'.split(' '))
/** Characters of the clause that are read before the phrase. */
const reach = 90

/** True when the clause before `start` says that what stands there is lacking or wished for. */
export function isDenied(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start)
  const clause = before.split(/[.;,!?\n\r•]/).at(-1) ?? ''
  const words = clause
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const follows = (first: ReadonlySet<string>, second: ReadonlySet<string>) => {
    const at = words.findIndex((word) => first.has(word))
    return at >= 0 && words.slice(at + 1, at + 5).some((word) => second.has(word))
  }
  const last = words.at(-1) ?? ''
  return lacking.has(last) || follows(lacking, subject) || follows(wanting, wanted)
}
