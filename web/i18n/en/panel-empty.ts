// English texts of web/features/panel/StageTab.tsx.

// Empty stages
const noInterested = 'We’re looking for more interested candidates. Candidates who say yes appear here.'
export const emptyStages = {
  APPROVED: 'No approved candidates. Candidates you approve in Review appear here until you write to them.',
  CONTACTED: 'No contacted candidates. Choose Approve & send in Review to send a first email.',
  INTERVIEWING: 'No interviews. Move candidates here once a time is agreed.',
  OFFER: 'No open offers. Move candidates here once you’ve made them an offer.',
  HIRED: 'No one has been hired yet. Move candidates here once they’ve accepted.',
  REJECTED: 'No rejected candidates. You can move candidates back from here.',
  NOT_INTERESTED: 'No candidates have declined.',
  HIRING_MANAGER: noInterested,
  AUTOPILOT_RECRUITER: noInterested,
  QUESTION: 'Nothing needs your attention. Questions and unclear replies appear here.',
  HIRING_MANAGER_APPROVED: 'No one is being scheduled. Move interested candidates here to find a time.',
  AWAITING_INFO: 'No replies pending. Candidates you’ve replied to appear here.',
}
export const emptyStage = 'No candidates here. Candidates you move to this list appear here.'
