// English texts of web/features/wizard/onboarding.

// Onboarding screen
export const signIn = 'Sign in'
export const projectDetails = 'Project Details'
export const introduction = 'Who are you looking for? You’ll create your account after this step. We’ll keep what you type here.'
export const projectName = 'Project name'
export const nameHint = 'What your team calls this search'
export const jobTitle = 'Job title'
export const hiringCompany = 'Hiring company'
export const jobDescription = 'Job description'
export const descriptionHint = 'Optional. We’ll propose criteria from it once you’re signed in.'
export const browserNote = 'Kept in this browser until you have an account.'
export const continueText = 'Continue'

// Product picker screen
export const openYourProjects = 'Open your projects'
export const hiringQuestion = 'How do you want to hire?'
export const typesText =
  'The search is the same in all of them. They differ in who reviews and writes, and in what you can set. If you’re not sure, choose Self-serve.'
export const stepsNote = (count: string | number) => `${count} setup steps. Most can stay as they are.`
export const start = 'Start'
export const startWith = (name: string | number) => `Start with ${name}`

/** What a user chooses a product by: what they do themselves, and what they can set. */
export const questions = {
  reviews: 'Reviews candidates',
  writes: 'Writes and replies',
  you: 'You',
  stages: 'Stages',
  chooseIf: 'Choose it if',
}
export const products = {
  autopilot: {
    name: 'Autopilot',
    reviews: 'Recruiters',
    writes: 'Recruiters',
    you: 'Decide on interested candidates and interview them.',
    stages: 'Fixed, from interested to hired.',
    chooseIf: 'this installation has recruiters who work for you.',
  },
  fasttrack: {
    name: 'FastTrack',
    reviews: 'Your team',
    writes: 'Your team',
    you: 'Run the search yourself, start to finish.',
    stages: 'Your own order, with up to five custom stages.',
    chooseIf: 'you’re used to the name. It has the same settings as Navigator.',
  },
  navigator: {
    name: 'Navigator',
    reviews: 'Your team',
    writes: 'Your team',
    you: 'Share one search: choose channels, senders, stages, and ATS sync in the setup.',
    stages: 'Your own order, with up to five custom stages.',
    chooseIf: 'several people work on one search.',
  },
  'self-serve': {
    name: 'Self-serve',
    reviews: 'You',
    writes: 'You',
    you: 'Review, write, and reply. Replies are sorted for you.',
    stages: 'Fixed, with tabs for interest and questions.',
    chooseIf: 'you are hiring on your own, or trying this out.',
  },
}
