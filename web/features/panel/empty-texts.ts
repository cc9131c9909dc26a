// What an empty stage says: what will bring people here.
import type { Stage } from '@fairlead/domain/candidate/stages'

const texts: Partial<Record<Stage, string>> = {
  APPROVED: 'People you approve in Review wait here until you write to them.',
  CONTACTED: 'Nobody has been contacted yet. Approve & send in Review starts the first mail.',
  INTERVIEWING: 'No interviews yet. Move people here once a time is agreed.',
  REJECTED: 'Nobody has been rejected.',
  NOT_INTERESTED: 'Nobody has turned you down.',
  HIRING_MANAGER: 'We are looking for more interested candidates. Answers that say yes land here.',
  AUTOPILOT_RECRUITER: 'We are looking for more interested candidates. Answers that say yes land here.',
  QUESTION: 'Nothing needs your attention. Questions and unclear answers land here.',
  HIRING_MANAGER_APPROVED: 'Nobody is being scheduled. Move interested people here to find a time.',
  AWAITING_INFO: 'Nobody owes you an answer.',
}

export function emptyTextOf(stage: Stage): string {
  return texts[stage] ?? 'People you move here show up in this list.'
}
