// English texts of web/features/wizard/onboarding.

// Onboarding screen
export const signIn = 'Sign in'
export const projectDetails = 'Project Details'
export const whoAreYouLookingFor = 'Who are you looking for? You create your account after this step. What you type here is saved for it.'
export const projectName = 'Project name'
export const whatYourTeamCallsThis = 'What your team calls this search'
export const jobTitle = 'Job title'
export const hiringCompany = 'Hiring company'
export const jobDescription = 'Job description'
export const optionalWellProposeCriteriaFrom = 'Optional. We’ll propose criteria from it once you’re signed in.'
export const keptInThisBrowserUntil = 'Kept in this browser until you have an account.'
export const continueText = 'Continue'

// Product picker screen
export const openYourProjects = 'Open your projects'
export const howDoYouWantTo = 'How do you want to hire?'
export const theSearchIsTheSame =
  'The search is the same in all of them. They differ in who reviews and writes, and in what you can set. If you’re not sure, choose Self-serve.'
export const setupStepsMostCanStay = (length: string | number) => `${length} setup steps. Most can stay as they are.`
export const start = 'Start'
export const startWith = (name: string | number) => `Start with ${name}`
