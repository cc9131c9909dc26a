// English texts of domain/candidate/ats-push.ts.

export const noApplicantTrackingSystemIsLinked = 'No applicant tracking system is linked.'
export const thisProjectIsntLinked = 'This project isn’t linked to a job in the applicant tracking system yet. Choose one under ATS Sync.'
export const syncIsOffForThisProject = 'Sync is off for this project.'
export const thisProjectIsArchived = 'This project is archived.'
export const theyAreNoLonger = 'They are no longer in a synced stage.'
export const theyAskedNotToBeContacted = 'They asked not to be contacted, so nothing about them is sent.'
export const theyNeedAnEmailAddressSo = 'They need an email address so that they can be matched. Add one first.'
