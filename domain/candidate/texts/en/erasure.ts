// English texts of domain/candidate/erasure.ts.

export const noChange = 'This person was deleted from your workspace, so nothing can be changed.'
export const notAddedAgain = 'This person was deleted from your workspace and can’t be added again.'
export const cancelInterviewFirst = (day: string, project: string | null) =>
  `An interview is booked for ${day}${project === null ? ' in another project' : ` in ${project}`}. Cancel it first.`
