// What a notification about an interview says.
import type { Tx } from '../../../platform/database.ts'

/** An interview with its candidate's name and its host's settings, and whether it is the first of its day. */
export function findInterviewToAnnounce(tx: Tx, interviewId: string) {
  return tx
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'host_user_id')
    .select(['start_at', 'cancelled_by', 'cancel_reason', 'person.name', 'settings'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('interview as other')
              .select('other.id')
              .whereRef('other.day_id', '=', 'interview.day_id')
              .whereRef('other.start_at', '<', 'interview.start_at'),
          ),
        )
        .as('is_first'),
    )
    .where('interview.id', '=', interviewId)
    .executeTakeFirst()
}

/** Who holds an interview, in the order of the panel. */
export function listPanelists(tx: Tx, interviewId: string) {
  return tx
    .selectFrom('interview_panelist')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'first_name', 'last_name'])
    .where('interview_id', '=', interviewId)
    .where('role', '=', 'interviewer')
    .orderBy('position')
    .execute()
}

/** An interview as one of those who hold it is told about it. */
export function findInterviewOfHost(tx: Tx, interviewId: string, hostUserId: string) {
  return tx
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .innerJoin('project', 'project.id', 'interview.project_id')
    .leftJoin('interviewer_settings', (join) => join.on('interviewer_settings.user_id', '=', hostUserId))
    .select(['interview.state', 'start_at', 'end_at', 'person.name', 'bias_reducer', 'interviewer_settings.settings'])
    .where('interview.id', '=', interviewId)
    .executeTakeFirst()
}
