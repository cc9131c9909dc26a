// English texts of web/features/wizard/steps/ideals.

// Ideal row
export const notInTheTalentPool = 'Not in the talent pool. Counts once they’re added.'
export const fromAResume = 'From a résumé'
export const whatWeReadAbout = (name: string | number) => `What we read about ${name}`
export const whatWeRead = 'What we read'
export const removeName = (name: string | number) => `Remove ${name}`
export const remove = 'Remove'
export const resumeWithoutName = 'Résumé without a name'
export const poolPerson = 'Person from the talent pool'

// Learned traits
export const whatTheSearchLearnsFrom = 'We couldn’t load what the search learns from them.'
export const tryAgain = 'Try again'
export const loadingWhatTheSearchLearns = 'Loading what the search learns'
export const whatTheSearchLearnsFromThem = 'What the search learns from them'
export const candidatesWhoShareTheseRank =
  'Candidates who share these traits rank higher. Remove the ones that don’t matter, or choose + to make one a criterion.'
export const leftOutOfTheSearch = 'Left out of the search'
export const putBack = (label: string | number) => `Put ${label} back`
export const putItBack = 'Put it back'
export const showFewer = 'Show fewer'
export const showAll = (length: string | number) => `Show all ${length}`
export const yearsOfExperience = 'Years of experience'
export const year = 'year'
export const years = 'years'
export const youAskForAtLeast = (yearsExpMin: string | number) => `You ask for at least ${yearsExpMin}.`
export const askForAtLeast = (min: string | number) => `Ask for at least ${min}`
export const jobTitles = 'Job titles'
export const skills = 'Skills'
export const companies = 'Companies'
export const kindsOfCompany = 'Kinds of company'
export const industries = 'Industries'
export const schools = 'Schools'
export const fieldsOfStudy = 'Fields of study'
export const candidate = (value: string | number) => `Candidate ${value}`
export const shareOf = (count: string | number, total: string | number) => `${count} of ${total}`
export const fromPeople = (join: string | number) => `From ${join}`
export const range = (min: string | number, max: string | number) => `${min} to ${max}`

// Person picker
export const poolSearchLabel = 'Or find them in the talent pool'
export const nameEmailOrTitle = 'Name, email, or title'
export const poolSearchFailed = 'We couldn’t search the talent pool. Please try again.'
export const noOneInTheTalent = 'No one in the talent pool has this name, address, or title.'
export const people = 'People'

// Profile field
export const linkedinProfiles = 'LinkedIn profiles'
export const profilesHint = 'One per line; you can paste several'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const add = 'Add'

// Resume details
export const takeOut = (words: string | number) => `Remove ${words}`
export const jobs = 'Jobs'
export const education = 'Education'

// Resume files
export const resumeUnread = 'We couldn’t read this résumé. Please try again.'
export const reading = 'Reading…'
export const orAddAResumePdf = 'Or add a résumé (PDF, DOCX, text, JSON Resume)'
export const addAResume = 'Add a résumé'

// Trait chip
export const makeACriterion = (label: string | number) => `Make ${label} a criterion`
export const makeItACriterion = 'Make it a criterion'
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
