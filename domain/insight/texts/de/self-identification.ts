// German texts of domain/insight/self-identification.ts.

export const chooseAnswer = 'Bitte wählen Sie eine der Antworten.'

/** By the stored value. */
export const answers = {
  Woman: 'Frau',
  Man: 'Mann',
  'Non-binary': 'Nichtbinär',
  'Another gender': 'Anderes Geschlecht',
  'Native American': 'Indigene Herkunft (Amerika)',
  Asian: 'Asiatisch',
  'Black/African American': 'Schwarz/afroamerikanisch',
  'Hispanic/Latino': 'Hispanisch/lateinamerikanisch',
  White: 'Weiß',
  'Pacific Islander': 'Pazifische Inseln',
  'More than one of these': 'Mehrere davon',
  'Prefer not to say': 'Keine Angabe',
}
