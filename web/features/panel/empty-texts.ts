// What an empty stage says: that no one is there, and what will bring people here.
import type { Stage } from '@fairlead/domain/candidate/stages'

const interested = 'We are looking for more interested candidates. Answers that say yes land here.'

const texts: Partial<Record<Stage, string>> = {
  APPROVED: 'No one has been approved. People you approve in Review wait here until you write to them.',
  CONTACTED: 'No one has been contacted. Approve & send in Review starts the first mail.',
  INTERVIEWING: 'There are no interviews. Move people here once a time is agreed.',
  REJECTED: 'No one has been rejected. Whom you reject stays here, and can be moved back.',
  NOT_INTERESTED: 'No one has said they are not interested.',
  HIRING_MANAGER: interested,
  AUTOPILOT_RECRUITER: interested,
  QUESTION: 'Nothing needs your attention. Questions and unclear answers land here.',
  HIRING_MANAGER_APPROVED: 'No one is being scheduled. Move interested people here to find a time.',
  AWAITING_INFO: 'No one owes you an answer. Whom you have written back to waits here.',
}

export function emptyTextOf(stage: Stage): string {
  return texts[stage] ?? 'No one is available here. People you move to this list show up in it.'
}
