// English texts of web/features/wizard/steps/ideals.

// Ideal row
export const notInPool = 'Not in the talent pool. Counts once they’re added.'
export const fromAResume = 'From a résumé'
export const profileTitle = (name: string | number) => `What we read about ${name}`
export const whatWeRead = 'What we read'
export const removeName = (name: string | number) => `Remove ${name}`
export const remove = 'Remove'
export const resumeWithoutName = 'Résumé without a name'
export const poolPerson = 'Person from the talent pool'

// Learned traits
export const lessonsFailed = 'We couldn’t load what the search learns from them.'
export const tryAgain = 'Try again'
export const lessonsLoading = 'Loading what the search learns'
export const lessonsTitle = 'What the search learns from them'
export const lessonsHint =
  'Candidates who share these traits rank higher. Remove the ones that don’t matter, or choose + to make one a criterion.'
export const excludedLabel = 'Left out of the search'
export const putBack = (label: string | number) => `Put ${label} back`
export const putItBack = 'Put it back'
export const showFewer = 'Show fewer'
export const showAll = (count: string | number) => `Show all ${count}`
export const yearsOfExperience = 'Years of experience'
export const year = 'year'
export const years = 'years'
export const yearsConflict = (yearsExpMin: string | number) => `You ask for at least ${yearsExpMin}.`
export const yearsAction = (min: string | number) => `Ask for at least ${min}`
export const jobTitles = 'Job titles'
export const skills = 'Skills'
export const certificates = 'Certificates'
export const languages = 'Languages'
export const companies = 'Companies'
export const kindsOfCompany = 'Kinds of company'
export const industries = 'Industries'
export const schools = 'Schools'
export const fieldsOfStudy = 'Fields of study'
export const candidate = (value: string | number) => `Candidate ${value}`
export const shareOf = (count: string | number, total: string | number) => `${count} of ${total}`
export const fromPeople = (names: string | number) => `From ${names}`
export const range = (min: string | number, max: string | number) => `${min} to ${max}`

// Person picker
export const poolSearchLabel = 'Or find them in the talent pool'
export const poolPlaceholder = 'Name, email, or title'
export const poolSearchFailed = 'We couldn’t search the talent pool. Please try again.'
export const noPoolMatch = 'No one in the talent pool has this name, address, or title.'
export const people = 'People'

// Profile field
export const linkedinProfiles = 'LinkedIn profiles'
export const profilesHint = 'One per line; you can paste several'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const add = 'Add'

// Resume details
export const takeOut = (label: string | number) => `Remove ${label}`
export const jobs = 'Jobs'
export const education = 'Education'

// Resume files
export const resumeUnread = 'We couldn’t read this résumé. Please try again.'
export const reading = 'Reading…'
export const resumeLabel = 'Or add a résumé (PDF, DOCX, text, JSON Resume)'
export const addAResume = 'Add a résumé'

// Trait chip
export const makeACriterion = (label: string | number) => `Make ${label} a criterion`
export const promoteLabel = 'Make it a criterion'
export const leaveOut = (label: string | number) => `Leave ${label} out`
export const excludeFromSearch = 'Leave it out of the search'
export const searchThisJobTitle = 'Search this job title'
export const mustHave = 'Must have'
export const niceToHave = 'Nice to have'
export const companiesLikeThis = 'Companies like this'
export const searchThisIndustry = 'Search this industry'
export const jobTitle = 'job title'
export const mustHaveLower = 'must have'
export const niceToHaveLower = 'nice to have'
