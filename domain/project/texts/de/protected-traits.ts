// German texts of domain/project/protected-traits.ts.

const traits: Readonly<Record<string, string>> = {
  'mother tongue': 'nationale Herkunft',
  citizenship: 'Staatsangehörigkeit',
  'career gaps': 'Familienstand',
  graduates: 'Alter',
  'national origin': 'nationale Herkunft',
  age: 'Alter',
  gender: 'Geschlecht',
  religion: 'Religion',
  ethnicity: 'ethnische Herkunft',
  'family status': 'Familienstand',
  disability: 'Behinderung',
  'sexual orientation': 'sexuelle Orientierung',
}

export const protectedTrait = (words: string, trait: string, alternative: string) =>
  `„${words}“ fragt nach einem geschützten Merkmal (${traits[trait] ?? trait}). Danach darf weder gesucht noch die Reihenfolge bestimmt werden. ${alternative}`

/** What may be asked for instead. */
export const alternatives = {
  graduates: 'Fragen Sie nach den Jahren an Erfahrung oder der Erfahrungsstufe, die die Arbeit erfordert.',
  'mother tongue': 'Fragen Sie nach dem Niveau, das die Arbeit erfordert, zum Beispiel „Deutsch (fließend)“.',
  citizenship:
    'Fragen Sie nach einer Arbeitserlaubnis, zum Beispiel „Arbeitserlaubnis für die EU“, oder nennen Sie das Gesetz, das sie verlangt.',
  'career gaps': 'Fragen Sie nach den Jahren an Erfahrung, die die Arbeit erfordert.',
  'national origin':
    'Fragen Sie nach der Sprache und dem Niveau, die die Arbeit erfordert, zum Beispiel „Deutsch (fließend)“, oder nach einer Arbeitserlaubnis.',
  age: 'Fragen Sie nach den Jahren an Erfahrung oder der Erfahrungsstufe, die die Arbeit erfordert.',
  gender: 'Fragen Sie nach den Kenntnissen und der Erfahrung, die die Arbeit erfordert.',
  religion: 'Fragen Sie nach dem Wissen oder der Erfahrung, die die Arbeit erfordert.',
  ethnicity: 'Fragen Sie nach den Kenntnissen und der Erfahrung, die die Arbeit erfordert.',
  'family status': 'Fragen Sie nach den Arbeitszeiten, Schichten oder Reisen, die die Arbeit erfordert.',
  disability: 'Nennen Sie die Aufgaben der Arbeit, zum Beispiel „20 kg heben“.',
  'sexual orientation': 'Fragen Sie nach den Kenntnissen und der Erfahrung, die die Arbeit erfordert.',
}
