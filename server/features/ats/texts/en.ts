// English texts of server/features/ats: answers, notifications, and emails.

// change-sync
export const chooseAJobFirst = 'Choose a job first.'
export const doesNotHaveThisJob = (integration: string | number) => `${integration} does not have this job.`
export const mapAStageFirstWithoutOne = 'Map a stage first. Without one, no candidates are sent.'
export const mapAStageFirst = 'Map a stage first.'
export const anotherProjectIsAlreadyLinked = 'Another project is already linked to this job.'
export const theJobDoes = 'The job does not have this stage.'

// import-job
export const noLongerHasThisJob = (integration: string | number) => `${integration} no longer has this job.`
export const aColleagueHasImportedThisJob = 'A colleague has imported this job. Ask them to add you to the project.'

// link-ats
export const noApplicantTrackingSystemIsLinked = 'No applicant tracking system is linked to this workspace.'
export const mustBeLinkedAgain = (integration: string | number) => `${integration} must be linked again.`

// push-candidate
export const theApplicationWasRemoved =
  'The application was removed in the applicant tracking system. Send the candidate again to create a new one.'
export const theCandidateWasRejected = 'The candidate was rejected in the applicant tracking system. Reopen the application there first.'
export const wereCheckingWhetherItArrived = 'We’re checking whether it arrived.'

// sync-ats
export const theLinkWasTakenOver = 'The link was taken over.'
