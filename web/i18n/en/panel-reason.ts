// English texts of web/features/panel/ReasonDialog.tsx.

export const cancel = 'Cancel'
export const httpsWwwLinkedinComIn = 'https://www.linkedin.com/in/…'
export const whyAreYouPausingThis = 'Why are you pausing this project?'
export const whyAreYouArchivingThis = 'Why are you archiving this project?'
export const reason = 'Reason'
export const linkedinProfileOfThePerson = 'LinkedIn profile of the person you hired'
export const whatIsTheReason = 'What is the reason?'
export const pauseProject = 'Pause project'
export const archiveProject = 'Archive project'
