// English texts of domain/candidate/rejection.ts.

export const reasons = {
  job_title: 'Job title does not match',
  underqualified: 'Underqualified',
  required_keywords: 'Required keywords are missing',
  overqualified: 'Overqualified',
  compensation: 'Compensation too high',
  prestige: 'Want more prestigious schools',
  higher_degrees: 'Want higher degrees',
  missing_skills: 'Missing necessary skills',
  already_contacted: 'Already contacted',
  company: 'Current company',
  sponsorship: 'Likely needs sponsorship',
  industry: 'Background not in a relevant industry',
  location: 'Wrong location',
  job_changes: 'Changes jobs too often',
  not_hands_on: 'Not hands-on',
  other: 'Other',
}
/** In a hiring manager’s words. */
export const managerReasons = {
  missing_skills: 'Missing skills',
  underqualified: 'Not enough experience',
  overqualified: 'Too senior',
  job_title: 'Different kind of role',
  industry: 'Different industry',
  higher_degrees: 'Needs a higher degree',
  not_hands_on: 'Not hands-on enough',
  job_changes: 'Changes jobs too often',
  location: 'Wrong location',
  compensation: 'Pay expectations too high',
  sponsorship: 'Needs visa sponsorship',
  company: 'Current employer',
  already_contacted: 'We are already in contact',
  other: 'Another reason',
}

export const groups = {
  Seniority: 'Seniority',
  Education: 'Education',
  'Work Experience': 'Work Experience',
  'Additional Considerations': 'Additional Considerations',
}
