// The interviewer's page: what to ask, and the scorecard, filled in a minute on a phone.
import { momentText, usualClock, usualOrder } from '@fairlead/domain/shared/dates'
import { checkScorecard, longestScorecard, ratingLabels, recommendationLabels, recommendations } from '@fairlead/domain/interview/scorecard'
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { useScorecard, type OwnScorecard, type Saving } from './use-scorecard.ts'

const title = 'Your scorecard'

export function ScorecardPage({ token }: { token: string }) {
  const own = useScorecard(token)
  const { reading } = own
  if (reading.state === 'ended')
    return (
      <Frame title="This link has expired">
        <Notice
          title="There is no scorecard here"
          text="Links to a scorecard end 30 days after the interview, and when the interview is canceled. Ask your recruiter for a new one."
        />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title={title}>
        <Notice
          title="The scorecard could not be loaded"
          text={`${reading.why} What you’ve typed in this browser is kept.`}
          action={{ label: 'Try again', run: own.again }}
        />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title={title}>
        <Coming what="The scorecard is being loaded." />
      </Frame>
    )
  return <Form own={own} about={reading.about} />
}

const said: Record<Saving, string> = {
  saved: 'Draft saved',
  typing: '',
  saving: 'Saving…',
  waiting: 'Not sent yet. It’s kept in this browser and sent as soon as the server can be reached.',
  submitted: 'Submitted. Thank you!',
}

type About = Extract<OwnScorecard['reading'], { state: 'there' }>['about']

function Form({ own, about }: { own: OwnScorecard; about: About }) {
  const { card, saving, trouble, change, submit } = own
  const [isAsked, setIsAsked] = useState(false)
  const wrong = checkScorecard(card, about.attributes, true)
  const isSubmitted = about.submitted_date !== null
  const isLocked = about.locked !== null
  const when = momentText(new Date(about.start), about.time_zone, usualClock(navigator.language), usualOrder(navigator.language))
  const status =
    isSubmitted && saving === 'saved' ? 'Submitted' : isSubmitted && saving === 'typing' ? 'Changed, not submitted yet' : said[saving]
  return (
    <Frame
      title={`Scorecard for ${about.candidate_name}`}
      about={`${about.job_title}${about.hiring_company ? ` at ${about.hiring_company}` : ''} · ${when}`}
      said={trouble ?? status}
    >
      {about.locked && <p className="away">{about.locked}</p>}
      {about.questions.length > 0 && (
        <details className="card questions" open={about.too_early !== null}>
          <summary>Questions to ask</summary>
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
          <legend>Should we hire them?</legend>
          <div className="choices four">
            {recommendations.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="recommendation"
                  checked={card.recommendation === one}
                  onChange={() => change({ recommendation: one })}
                />
                <span>{recommendationLabels[one]}</span>
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
          Why, in a few words
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
        <p className="soft">{about.too_early ?? 'Skip what you didn’t assess. No one sees other scorecards before writing their own.'}</p>
        {!isLocked && (
          <div className="submit">
            <span className={saving === 'submitted' ? 'done' : 'soft'}>{status}</span>
            <button type="submit" className="button" disabled={about.too_early !== null || saving === 'saving'}>
              {isSubmitted ? 'Submit changes' : 'Submit scorecard'}
            </button>
          </div>
        )}
      </form>
    </Frame>
  )
}
