// English texts of server/features/ats: answers, notifications, and emails.

// change-sync
export const chooseJob = 'Choose a job first.'
export const unknownJob = (integration: string | number) => `${integration} does not have this job.`
export const mapStageToSend = 'Map a stage first. Without one, no candidates are sent.'
export const mapStage = 'Map a stage first.'
export const jobLinkedElsewhere = 'Another project is already linked to this job.'
export const theJobDoes = 'The job does not have this stage.'

// import-job
export const jobGone = (integration: string | number) => `${integration} no longer has this job.`
export const importedByColleague = 'A colleague has imported this job. Ask them to add you to the project.'

// link-ats
export const noAtsLinked = 'No applicant tracking system is linked to this workspace.'
export const relinkAts = (integration: string | number) => `${integration} must be linked again.`

// push-candidate
export const applicationRemoved =
  'The application was removed in the applicant tracking system. Send the candidate again to create a new one.'
export const rejectedInAts = 'The candidate was rejected in the applicant tracking system. Reopen the application there first.'
export const checkingArrival = 'We’re checking whether it arrived.'

// read-history
export const pastApplicants = (integration: string | number) => `Past applicants in ${integration}`

// sync-ats
export const linkTakenOver = 'The link was taken over.'
