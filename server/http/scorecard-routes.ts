// Endpoints for interview kits and scorecards.
import type { Endpoint } from './endpoint.ts'
import { getInterviewsKit, putInterviewsKit } from './v2/interviews/kit.ts'
import { getInterviewsScorecards, postInterviewsScorecards, postInterviewsScorecardsDebrief } from './v2/interviews/scorecards.ts'
import { getScorecard, putScorecard } from './v2/scorecard.ts'

export const scorecardEndpoints: readonly Endpoint[] = [
  getInterviewsKit,
  putInterviewsKit,
  getInterviewsScorecards,
  postInterviewsScorecards,
  postInterviewsScorecardsDebrief,
  getScorecard,
  putScorecard,
]
