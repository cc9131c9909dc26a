// English texts of domain/project/template-variables.ts.

export const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  location: 'Location',
  job_title: 'Job title of the project',
  hiring_company: 'Hiring company',
  sender_first_name: 'Sender’s first name',
  sender_name: 'Sender’s name',
  school: 'School',
  degree: 'Degree',
  major: 'Major',
  current_title: 'Current title',
  current_company: 'Current company',
  previous_company: 'Previous company',
  industry: 'Industry',
  years_experience: 'Years of experience',
  opening_fact: 'Opening line from the profile',
  top_skill: 'Top skill',
  skills: 'Skills',
}
export const groups = { Greetings: 'Greetings', Education: 'Education', Experience: 'Experience', Skillsets: 'Skillsets' }
export const noSuchVariable = (name: string) => `There is no variable {{${name}}}.`
