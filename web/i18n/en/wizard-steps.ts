// English texts of web/features/wizard/steps.

// Ats sync
export const readingTheLink = 'Loading the link'
export const linkedWorkspace = (integration: string | number) => `This workspace is linked to ${integration}.`
export const noLinkedSystem = 'No applicant tracking system is linked to this workspace. Projects don’t need one.'
export const atsConnectionSetup = 'ATS Connection Setup'
export const atsLinkHint = 'One link serves every project in the workspace. You’ll return to this step.'

// Autopilot settings
export const autoSearchLabel = 'Keep searching when the review queue is empty'
export const autoSearchHint = 'After the first ten, new batches arrive automatically. When off, you request each batch.'
export const recruiterReviewLabel = 'A recruiter reviews interested candidates first'
export const recruiterReviewHint =
  'They arrive in the recruiter’s Interested tab and reach the hiring manager when the recruiter sends them for review. When off, they go straight to the hiring manager’s tab.'
export const undoHint = 'You can undo each of these emails for a moment.'
export const unsentNote = 'The first two aren’t sent while the switch above is off.'

// Background
export const industries = 'Industries'
export const companiesLikeThese = 'Companies like these'
export const badCompaniesLabel = 'Companies to leave out'
export const badTitlesLabel = 'Titles to leave out'
export const similarCompanies = 'Similar companies'
export const industry = 'Industry'

// Candidate pipeline
export const fixedTabOrder = 'In this project type, tabs follow candidates’ replies, so their order is fixed.'
export const calibrationLabel = 'Show the calibration switch'
export const calibrationHint = 'Reviewers can switch calibration on and off above the tabs'
export const hideNamesLabel = 'Hide names and pictures while reviewing'
export const initialsHint = 'Candidates are shown by their initials'

// Candidate questions
export const quickAnswersHint = 'Used as quick answers in every conversation and for drafted replies. Defaults come from the project.'

// Conditions
export const payFrom = 'Pay from'
export const payRequired = 'Leave out people who are likely to expect more'
export const payRequiredHint = 'People whose pay isn’t known stay. Pay in other currencies is converted at rounded rates.'
export const payUpTo = 'Pay up to'
export const currency = 'Currency'
export const placeCurrency = (code: string) => `By the location (${code})`
export const fullTime = 'Full time'
export const noVisaSponsorship = 'No visa sponsorship'

// Education
export const universities = 'Universities'
export const schoolsHint = 'People who studied there rank higher. Others still appear'
export const fieldsOfStudy = 'Fields of study'
export const majorsHint = 'People who studied one of them rank higher'
export const degree = 'Degree'
export const school = 'School'
export const advancedDegree = 'Advanced degree'
export const top10School = 'Top 10 school'
export const top25School = 'Top 25 school'

// Experience
export const yearsMinLabel = 'Years of experience, at least'
export const yearsMaxLabel = 'Years of experience, at most'
export const yearsOfExperience = 'Years of experience'

// Ideal candidates
export const idealsHint = 'Optional. Two or three people you’d hire again tell the search more than a list of keywords.'
export const oneIdeal = '1 ideal candidate'
export const idealCandidates = (count: string | number) => `${count} ideal candidates`
export const idealCandidatesHeading = 'Ideal candidates'

// Information
export const moreAnswersLabel = 'Anything else a candidate might ask'
export const moreAnswersPlaceholder = 'Team, ways of working, why now'

// Job titles
export const jobTitles = 'Job titles'
export const titlesHint = 'Titles the right person has or had'
export const readByLetters = (titles: readonly string[]) =>
  `${titles.map((title) => `“${title}”`).join(', ')}: compared by letters only, because this script isn’t supported yet. Titles that share no letters aren’t found.`
export const titlePlaceholder = 'Start typing a title'
export const mustHave = 'Must have'
export const requiredTitlesHint = 'Only people with one of these titles, or the same work under another name, are shown'
export const chooseTitles = 'Choose from the job titles'
export const noTitles = 'Add a job title first'
export const titleTimeLabel = 'When they held it'
export const track = 'Track'
export const nowOrBefore = 'Now or before'
export const now = 'Now'
export const either = 'Either'
export const individualContributor = 'Individual contributor'
export const manager = 'Manager'

// Keywords
export const mustHaveHint = 'No one without these is shown'
export const niceToHave = 'Nice to have'
export const leaveOut = 'Leave out'
export const keywords = 'Keywords'
export const likelyToReply = 'Likely to reply'

// Outreach sequences
export const sequenceHint = 'The first email is sent when you approve and send. Follow-ups stop at the first reply.'

// Outreach templates
export const emailRejectedCandidates = 'Email rejected candidates'
export const rejectionEmailText =
  'When you reject a candidate who has been in touch, you can send a short email in their language, without the reason. When this is on, it’s sent unless you turn it off in the dialog. When off, it’s sent only if you choose it. Candidates who withdrew never get it.'

// Process
export const criteriaTitle = 'What you look for'
export const processSearch = 'We search the whole talent pool and compare everyone who passes your filters.'
export const processReview = 'You review ten first and say yes or no to each. That calibrates the search.'
export const processNext = 'The next batches follow your decisions and show what was learned.'
export const processContact = 'No one is contacted before you approve them.'

// Project details
export const projectName = 'Project name'
export const nameHint = 'What your team calls this search'
export const jobTitle = 'Job title'
export const hiringCompany = 'Hiring company'

// Scheduling preferences
export const schedulingTitle = 'How interviews are arranged'
export const introductionOption = 'Introduce both by email'
export const introductionHint = 'The candidate and the interviewer agree on a time by email'
export const bookingOption = 'On the interviewer’s calendar'
export const bookingLinkHint =
  'The candidate books one of their free times with a link. Without a synced calendar, they agree on a time by email.'
export const waitForCalendarLabel = 'Wait for the interviewer’s calendar'
export const approvalBlockedHint = 'Approving is blocked until the interviewer syncs a calendar'

// Scope
export const locations = 'Locations'
export const emptyMeansAnywhere = 'Empty means anywhere'
export const placePlaceholder = 'City, state, or country'
export const howNear = 'Distance'
export const aroundEachCity = 'Around each city'
export const remoteLabel = 'Remote work allowed'
export const remoteHint = 'People outside the cities above are found, too. Countries and states still apply.'
export const radiusArea = 'City and its area'
export const theCityItself = 'The city itself'
export const radius25 = '25 km (16 miles)'
export const radius50 = '50 km (31 miles)'
export const radius100 = '100 km (62 miles)'
export const radius = (km: string | number, miles: string | number) => `${km} km (${miles} miles)`

// Tutorial
export const relaxText = (product: string | number) =>
  `When filters leave too few people, ${product} widens them one by one and tells you which. Every reason on a card quotes the profile. Age, gender, and origin are never used in the search.`
export const filters = 'Filters'
export const filtersExplained =
  'Job titles, locations, years, degrees, and must-have keywords. Candidates who lack one aren’t shown. Each filter narrows the results.'
export const filtersExample = 'Must have: Kubernetes'
export const wishes = 'Wishes'
export const wishesExplained =
  'Nice-to-have keywords, companies, industries, and people you’d hire again. They don’t exclude anyone; they decide who comes first.'
export const wishesExample = 'Nice to have: Terraform'
export const leftOut = 'Left out'
export const exclusionsText = 'Companies, titles, and words you never want to see. One is enough to exclude a candidate.'
export const exclusionExample = 'Leave out: Acme'
export const weights = 'Weights'
export const weightsExplained = 'A slider next to a preference sets how much it counts, from off to very high.'
export const weightsExample = 'Keywords: Important'

// Weights
export const weightsHint = 'Weights change the order but don’t exclude anyone. Job title and location always count.'

// Hard requirements
export const mandatoryRequirements = 'Mandatory requirements'
export const mandatoryRequirementsHint = 'Shown next to every candidate during review, such as a license or a time zone'
export const niceToHaveHint = 'For the person who runs the search'
export const tipsLabel = 'Tips for the search'
export const tipsHint = 'Where good candidates came from before, what to ask early'

// Importance
export const off = 'Off'
export const veryLow = 'Very low'
export const low = 'Low'
export const medium = 'Medium'
export const high = 'High'
export const veryHigh = 'Very high'

// Manager review clock
export const remindManagerLabel = 'Remind the hiring manager'
export const remindManagerHint = 'A hiring manager who hasn’t decided gets one more email, with all waiting candidates'
export const reminderDaysLabel = 'Days until the reminder'
export const notifyTeam = 'Notify the team when nothing happens'
export const notifyTeamHint = 'The sender and the project owner are notified'
export const notifyDaysLabel = 'Days until the team is notified'
