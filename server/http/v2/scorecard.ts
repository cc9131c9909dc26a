import { readScorecard, writeScorecard } from '@fairlead/contract/v2/scorecard'
import { readByLink, writeByLink } from '../../features/interviews/scorecards/write-scorecard.ts'
import { ok, openEndpoint } from '../endpoint.ts'

export const getScorecard = openEndpoint(readScorecard, async ({ input, services }) => {
  const { interview, interviewerName, timeZone, questions, attributes, card, locked, tooEarly } = await readByLink(
    services.database,
    input.token,
    services.now,
  )
  return {
    candidate_name: interview.candidateName,
    job_title: interview.jobTitle,
    hiring_company: interview.hiringCompany,
    interviewer_name: interviewerName,
    start: interview.start.toISOString(),
    end: interview.end.toISOString(),
    time_zone: timeZone,
    questions,
    attributes,
    ratings: card?.ratings ?? {},
    recommendation: card?.recommendation ?? null,
    words: card?.words ?? '',
    updated_date: card?.updatedAt.toISOString() ?? null,
    submitted_date: card?.submittedAt?.toISOString() ?? null,
    locked,
    too_early: tooEarly,
  }
})

export const putScorecard = openEndpoint(writeScorecard, async ({ input, services }) => {
  const { token, ratings, recommendation, words, submit } = input
  await writeByLink(services.database, token, { ratings, recommendation, words, submit }, services.now)
  return ok
})
