// English texts of domain/candidate/ats-push.ts.

export const noAtsLinked = 'No applicant tracking system is linked.'
export const projectNotLinked = 'This project isn’t linked to a job in the applicant tracking system yet. Choose one under ATS Sync.'
export const syncOff = 'Sync is off for this project.'
export const projectArchived = 'This project is archived.'
export const leftSyncedStage = 'They are no longer in a synced stage.'
export const askedForNoContact = 'They asked not to be contacted, so nothing about them is sent.'
export const needsEmail = 'They need an email address so that they can be matched. Add one first.'
