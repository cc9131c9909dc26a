// The interviewer's page: the questions and the scorecard, which takes a minute on a phone.
import { momentText, usualClock, usualOrder } from '@fairlead/domain/shared/dates'
import { checkScorecard, longestScorecard, ratingLabels, recommendationLabels, recommendations } from '@fairlead/domain/interview/scorecard'
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { useScorecard, type OwnScorecard } from './use-scorecard.ts'
import { text as guestText } from '../../i18n/guest.ts'
import { text as scorecardText } from '../../i18n/scorecard.ts'

export function ScorecardPage({ token }: { token: string }) {
  const scorecard = useScorecard(token)
  const { reading } = scorecard
  if (reading.state === 'ended')
    return (
      <Frame title={guestText.linkExpired}>
        <Notice title={scorecardText.noCard} text={scorecardText.linkEndedText} />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title={scorecardText.title}>
        <Notice
          title={scorecardText.loadFailed}
          text={scorecardText.loadFailedText(reading.reason)}
          action={{ label: guestText.tryAgain, run: scorecard.retry }}
        />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title={scorecardText.title}>
        <Coming label={scorecardText.loading} />
      </Frame>
    )
  return <Form scorecard={scorecard} about={reading.about} />
}

type About = Extract<OwnScorecard['reading'], { state: 'there' }>['about']

function Form({ scorecard, about }: { scorecard: OwnScorecard; about: About }) {
  const { card, saving, trouble, change, submit } = scorecard
  const [isAsked, setIsAsked] = useState(false)
  const wrong = checkScorecard(card, about.attributes, true)
  const isSubmitted = about.submitted_date !== null
  const isLocked = about.locked !== null
  const when = momentText(new Date(about.start), about.time_zone, usualClock(navigator.language), usualOrder(navigator.language))
  const status =
    isSubmitted && saving === 'saved'
      ? scorecardText.submitted
      : isSubmitted && saving === 'typing'
        ? scorecardText.changed
        : scorecardText.saving[saving]
  return (
    <Frame
      title={scorecardText.titleFor(about.candidate_name)}
      about={`${guestText.job(about.job_title, about.hiring_company)} · ${when}`}
      announcement={trouble ?? status}
    >
      {about.locked && <p className="away">{about.locked}</p>}
      {about.questions.length > 0 && (
        <details className="card questions" open={about.too_early !== null}>
          <summary>{scorecardText.questions}</summary>
          <ol>
            {about.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </details>
      )}
      <form
        className="card scorecard"
        onSubmit={(event) => {
          event.preventDefault()
          setIsAsked(true)
          if (!wrong && !about.too_early) submit()
        }}
      >
        {about.attributes.map((attribute) => (
          <fieldset key={attribute} disabled={isLocked}>
            <legend>{attribute}</legend>
            <div className="choices four">
              {ratingLabels.map(({ rating, label }) => (
                <label key={rating} className="choice">
                  <input
                    type="radio"
                    name={attribute}
                    checked={card.ratings[attribute] === rating}
                    onChange={() => change({ ratings: { ...card.ratings, [attribute]: rating } })}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset disabled={isLocked} aria-describedby={isAsked && wrong?.recommendation ? 'recommendation-wrong' : undefined}>
          <legend>{scorecardText.recommendation}</legend>
          <div className="choices four long">
            {recommendations.map((recommendation) => (
              <label key={recommendation} className="choice">
                <input
                  type="radio"
                  name="recommendation"
                  checked={card.recommendation === recommendation}
                  onChange={() => change({ recommendation })}
                />
                <span>{recommendationLabels[recommendation]}</span>
              </label>
            ))}
          </div>
          {isAsked && wrong?.recommendation && (
            <p className="wrong" id="recommendation-wrong" role="alert">
              {wrong.recommendation}
            </p>
          )}
        </fieldset>
        <label className="field">
          {scorecardText.words}
          <textarea
            rows={4}
            maxLength={longestScorecard}
            disabled={isLocked}
            value={card.words}
            onChange={(event) => change({ words: event.currentTarget.value })}
          />
        </label>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <p className="soft">{about.too_early ?? scorecardText.hint}</p>
        {!isLocked && (
          <div className="submit">
            <span className={saving === 'submitted' ? 'done' : 'soft'}>{status}</span>
            <button type="submit" className="button" disabled={about.too_early !== null || saving === 'saving'}>
              {isSubmitted ? scorecardText.submitChanges : scorecardText.submit}
            </button>
          </div>
        )}
      </form>
    </Frame>
  )
}
