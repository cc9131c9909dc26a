import { Anchor, Button } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ListScorecards, OpenDebrief, OpenOwnScorecard } from '@fairlead/contract/v2/interviews/scorecards'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { shortDate } from '../../ui/time.ts'
import { text as candidateCardScorecardsText } from '../../i18n/candidate-card-scorecards.ts'

const Debrief = lazy(() => import('./Debrief.tsx').then(({ Debrief: component }) => ({ default: component })))

/** Nothing for a candidate without an interview. */
export function Scorecards({ candidate }: { candidate: WireCandidate }) {
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  const { data } = useQuery({ ...queryFor<ListScorecards>('v2/interviews/scorecards', about), enabled: candidate.interview !== null })
  const opening = useSubmit({
    send: (interview_id: string) => send<OpenOwnScorecard>('POST', 'v2/interviews/scorecards', { ...about, interview_id }),
    onSuccess: ({ url }) => url && window.location.assign(url),
    failure: candidateCardScorecardsText.scorecardNotOpened,
    failureIn: 'toast',
  })
  const comparing = useSubmit({
    send: () => send<OpenDebrief>('POST', 'v2/interviews/scorecards/debrief', about),
    onSuccess: () => invalidate('v2/interviews/scorecards', 'v2/projects/candidates/one'),
    failure: candidateCardScorecardsText.debriefNotOpened,
    failureIn: 'toast',
  })
  if (!data || data.interviewers.length === 0) return null
  const written = data.interviewers.filter(({ submitted_date }) => submitted_date !== null).length

  return (
    <section className="stack pad-card" aria-label={candidateCardScorecardsText.scorecards}>
      <h3 className="soft text-13 strong below-8">
        {candidateCardScorecardsText.scorecards} <span>{candidateCardScorecardsText.writtenCount(written, data.interviewers.length)}</span>
      </h3>
      <ul className="stack gap-4">
        {data.interviewers.map((interviewer) => (
          <li className="flex wrap gap-12 tight" key={`${interviewer.interview_id} ${interviewer.name}`}>
            <span>
              {interviewer.name}
              {interviewer.is_you && candidateCardScorecardsText.you}, {shortDate(interviewer.start)}
            </span>
            <span className="soft">
              {interviewer.submitted_date ? candidateCardScorecardsText.submitted : candidateCardScorecardsText.notSubmittedYet}
            </span>
            {interviewer.is_you && (
              <Anchor component="button" type="button" size="sm" onClick={() => void opening.run(interviewer.interview_id)}>
                {interviewer.submitted_date ? candidateCardScorecardsText.openYours : candidateCardScorecardsText.writeYours}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {data.why_closed ? <p className="text-14 soft">{candidateCardScorecardsText.closedReasons[data.why_closed]}</p> : null}
      {data.may_open && (
        <Button variant="default" size="xs" loading={comparing.busy} onClick={() => void comparing.run()}>
          {candidateCardScorecardsText.openDebriefNow}
        </Button>
      )}
      <Suspense>{data.why_closed === null && <Debrief data={data} />}</Suspense>
    </section>
  )
}
