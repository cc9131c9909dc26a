// Splits a text into the words that a text search compares, without what the person lacks or only wants.
import { tokenise } from '@fairlead/domain/reference/normalise'
import { claimedText } from './claimed.ts'

/** Stop words in the interface's languages and the most common ones in the data. */
const stop = new Set(
  [
    'the a an and or of to in for with on at by from as is are was were be been it its this that i my we our me who which after before than then into over up out off all each most more very with about still also has have had do does did an us you your they them their his her he she when where while so if but will can',
    'der die das ein eine und oder von zu im in mit auf bei aus als ist sind war wir unser ich sie wer nach vor an dem den des fur auch hat haben wird werden sich',
    'le la les un une et ou de du des en avec sur par pour que qui est sont nous notre vous votre dans au aux se ce cette',
    'el los las una y o del con por para que es son nuestro su sus al lo se como',
    'il lo gli una e di da con per che sono nel della del dei delle si',
    'de het een en of van te in met op bij uit als is zijn wij ons voor die dat',
    'o os as um uma e ou do da dos das em com por para que no na se',
    'si sau a al ale ai cu pe la din in pentru este sunt de prin ca care un o va vor le se',
    'i lub w we z ze na do od po za jest sa to sie oraz dla przez',
  ]
    .join(' ')
    .split(' '),
)

/** Characters of a text that are read. */
const maxLength = 100_000

/** The words of a text, without meaningless words and single letters. */
export function termsOf(text: string): string[] {
  return tokenise(claimedText(text.slice(0, maxLength))).flatMap(({ text: word }) => (word.length >= 2 && !stop.has(word) ? [word] : []))
}
