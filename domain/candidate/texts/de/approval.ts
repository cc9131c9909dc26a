// German texts of the hiring manager's feedback.

export const liked = (attributes: string) => `Gefallen haben: ${attributes}.`

export const ratings = { satisfactory: 'Ausreichend', good: 'Gut', excellent: 'Ausgezeichnet' }
/** By the stored value. */
export const likedAttributes = {
  'Skills match': 'Passende Kenntnisse',
  'Companies worked at': 'Bisherige Arbeitgeber',
  Education: 'Ausbildung',
  'Industry worked at': 'Bisherige Branche',
  'Professional background': 'Beruflicher Werdegang',
  'Relevant Experience': 'Einschlägige Erfahrung',
}
/** As shown to a hiring manager. */
export const managerWords = {
  'Skills match': 'Kenntnisse',
  'Companies worked at': 'Frühere Arbeitgeber',
  Education: 'Ausbildung',
  'Industry worked at': 'Branchenerfahrung',
  'Professional background': 'Werdegang',
  'Relevant Experience': 'Einschlägige Erfahrung',
}
