// What an empty stage says: that nobody is there, and what will bring people here.
import type { Stage } from '@fairlead/domain/candidate/stages'

const interested = 'We are looking for more interested candidates. Answers that say yes land here.'

const texts: Partial<Record<Stage, string>> = {
  APPROVED: 'Nobody has been approved. People you approve in Review wait here until you write to them.',
  CONTACTED: 'Nobody has been contacted. Approve & send in Review starts the first mail.',
  INTERVIEWING: 'There are no interviews. Move people here once a time is agreed.',
  REJECTED: 'Nobody has been rejected. Whom you reject stays here, and can be moved back.',
  NOT_INTERESTED: 'Nobody has said they are not interested.',
  HIRING_MANAGER: interested,
  AUTOPILOT_RECRUITER: interested,
  QUESTION: 'Nothing needs your attention. Questions and unclear answers land here.',
  HIRING_MANAGER_APPROVED: 'Nobody is being scheduled. Move interested people here to find a time.',
  AWAITING_INFO: 'Nobody owes you an answer. Whom you have written back to waits here.',
}

export function emptyTextOf(stage: Stage): string {
  return texts[stage] ?? 'Nobody is available here. People you move to this list show up in it.'
}
