// English texts of the hiring manager's feedback.

export const liked = (attributes: string) => `Liked: ${attributes}.`

export const ratings = { satisfactory: 'Satisfactory', good: 'Good', excellent: 'Excellent' }
/** By the stored value. */
export const likedAttributes = {
  'Skills match': 'Skills match',
  'Companies worked at': 'Companies worked at',
  Education: 'Education',
  'Industry worked at': 'Industry worked at',
  'Professional background': 'Professional background',
  'Relevant Experience': 'Relevant Experience',
}
/** As shown to a hiring manager. */
export const managerWords = {
  'Skills match': 'Skills',
  'Companies worked at': 'Companies they worked at',
  Education: 'Education',
  'Industry worked at': 'Industry experience',
  'Professional background': 'Background',
  'Relevant Experience': 'Relevant experience',
}
