// English texts of domain/project/fairness.ts.

export const swapTexts = {
  gender: {
    name: 'First name and pronouns',
    changes: 'First name, pronouns, and forms of address changed to the other gender throughout the profile.',
    none: 'No one in these batches has a first name.',
  },
  title_form: {
    name: 'Masculine and feminine titles',
    changes:
      'Job titles and headline in the other grammatical form: Techniker and Technikerin, directora and director, waiter and waitress.',
    none: 'No one in these batches has a job title with a masculine and a feminine form.',
  },
  origin: {
    name: 'Origin of the name',
    changes: 'First and last names from two other origins, in every text, email address, and profile link.',
    none: 'No one in these batches has a name.',
  },
  photo: {
    name: 'Photo',
    changes: 'The photo removed.',
    none: 'No one in these batches has a photo.',
  },
  age: {
    name: 'Years that reveal age',
    changes: 'School and birth years moved back by 20, and school years removed.',
    none: 'No one in these batches states years of school or birth.',
  },
  gap: {
    name: 'Employment gap',
    changes: 'An 18-month gap added before one job. Earlier jobs move back, so each lasts as long as before.',
    none: 'No one in these batches has two jobs that follow each other.',
  },
}
export const neverRead = [
  'First and last name',
  'Photo',
  'Email addresses',
  'LinkedIn address',
  'Recommendations',
  'Years of school',
  'School activities and clubs',
  'Answers to the self-identification form',
]
