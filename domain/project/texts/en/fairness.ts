// English texts of domain/project/fairness.ts.

export const genderSwap = 'First name, pronouns, and forms of address changed to the other gender throughout the profile.'
export const noFirstName = 'No one in these batches has a first name.'
export const titleFormSwap =
  'Job titles and headline in the other grammatical form: Techniker and Technikerin, directora and director, waiter and waitress.'
export const noTitleForms = 'No one in these batches has a job title with a masculine and a feminine form.'
export const originSwap = 'First and last names from two other origins, in every text, email address, and profile link.'
export const noName = 'No one in these batches has a name.'
export const photoRemoved = 'The photo removed.'
export const noPhoto = 'No one in these batches has a photo.'
export const ageSwap = 'School and birth years moved back by 20, and school years removed.'
export const noYears = 'No one in these batches states years of school or birth.'
export const gapSwap = 'An 18-month gap added before one job. Earlier jobs move back, so each lasts as long as before.'
export const noTwoJobs = 'No one in these batches has two jobs that follow each other.'
