// A candidate as shown to a hiring manager: the reasons, their reply, and their experience.
import type { WireWaiting } from '@fairlead/contract/v2/manager_review'
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { useEffect, useRef, useState } from 'react'
import { useSwipe } from '../../ui/use-swipe.ts'
import { text as reviewText } from '../../i18n/review.ts'

interface Props {
  candidate: WireWaiting
  place: number
  count: number
  canGo: { back: boolean; on: boolean }
  onGo: (step: number) => void
  onApprove: () => void
  onReject: () => void
}

/** The first card of a visit doesn't take the focus away from the top of the page. */
let isFirst = true

export function CandidateCard({ candidate, place, count, canGo, onGo, onApprove, onReject }: Props) {
  const card = useRef<HTMLElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  useSwipe(card, { onLeft: onReject, onRight: candidate.has_withdrawn ? () => {} : onApprove }, true)
  useEffect(() => {
    if (!isFirst) {
      name.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
    isFirst = false
  }, [])
  const [days] = useState(() => daysWaiting(new Date(candidate.waiting_since), new Date()))
  const facts = [candidate.location, candidate.years_of_exp !== null && reviewText.yearsOfExperience(candidate.years_of_exp)].filter(
    Boolean,
  )
  return (
    <>
      <nav className="place" aria-label={reviewText.candidates}>
        <button type="button" className="button quiet" disabled={!canGo.back} onClick={() => onGo(-1)} aria-label={reviewText.previous}>
          ‹
        </button>
        <span className="num">{reviewText.placeOf(place, count)}</span>
        <button type="button" className="button quiet" disabled={!canGo.on} onClick={() => onGo(1)} aria-label={reviewText.next}>
          ›
        </button>
        <progress max={count} value={place - 1} aria-label={reviewText.progress} />
      </nav>
      <article className="card candidate" ref={card} aria-labelledby="candidate-name">
        <div className="who">
          <span className="initials" aria-hidden="true">
            {initialsOf(candidate.name)}
          </span>
          <div>
            <h2 id="candidate-name" ref={name} tabIndex={-1}>
              {candidate.name}
            </h2>
            <p>{candidate.headline ?? candidate.current_job_title}</p>
            <p className="soft">{facts.join(' · ')}</p>
          </div>
        </div>
        {candidate.has_withdrawn && (
          <section className="note">
            <h3>{reviewText.mayHaveWithdrawn}</h3>
            <p>{reviewText.mayHaveWithdrawnText}</p>
          </section>
        )}
        <p className="soft">{days === 0 ? reviewText.sentToday : reviewText.waitingFor(days)}</p>
        {candidate.note_to_hm && (
          <section className="note">
            <h3>{reviewText.note}</h3>
            <p className="said-by">{candidate.note_to_hm}</p>
          </section>
        )}
        {candidate.reasons.length > 0 && (
          <section>
            <h3>{reviewText.reasons}</h3>
            <ul className="reasons">
              {candidate.reasons.map(({ text, computation, quotes }) => (
                <li key={text}>
                  {text}
                  <p className="soft">
                    {quotes.map((quote) => (
                      <q key={quote}>{quote}</q>
                    ))}
                  </p>
                  {computation && <p className="soft">{computation}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {candidate.last_reply && (
          <section>
            <h3>{reviewText.lastReply}</h3>
            <blockquote>
              <Clamped text={candidate.last_reply.text} />
            </blockquote>
          </section>
        )}
        <Background candidate={candidate} />
      </article>
      <div className="verdicts">
        <button type="button" className="button bad" onClick={onReject} aria-keyshortcuts="r">
          {reviewText.reject}
          <kbd>R</kbd>
        </button>
        {!candidate.has_withdrawn && (
          <button type="button" className="button" onClick={onApprove} aria-keyshortcuts="a">
            {reviewText.approve}
            <kbd>A</kbd>
          </button>
        )}
      </div>
    </>
  )
}

function Background({ candidate }: { candidate: WireWaiting }) {
  const { summary, experiences, education, skills } = candidate
  return (
    <>
      {summary && (
        <section>
          <h3>{reviewText.summary}</h3>
          <Clamped text={summary} />
        </section>
      )}
      {experiences.length > 0 && (
        <section>
          <h3>{reviewText.experience}</h3>
          <ul className="stations">
            {experiences.map((experience) => (
              <li key={`${experience.title} ${experience.company} ${experience.start_date}`}>
                <strong>{experience.title}</strong>
                <span>{experience.company}</span>
                <span className="soft num">
                  {[yearsOf(experience.start_date, experience.end_date), experience.tenure].filter(Boolean).join(' · ')}
                </span>
                {experience.description && <Clamped text={experience.description} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {education.length > 0 && (
        <section>
          <h3>{reviewText.education}</h3>
          <ul className="stations">
            {education.map((degree) => (
              <li key={`${degree.school} ${degree.degree}`}>
                <strong>{degree.school}</strong>
                <span>{[degree.degree, degree.field_of_study, degree.grad_year].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {skills.length > 0 && (
        <section>
          <h3>{reviewText.skills}</h3>
          <ul className="chips">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const yearsOf = (start: string | null, end: string | null) =>
  start ? reviewText.years(start.slice(0, 4), end ? end.slice(0, 4) : reviewText.today) : ''
const short = 280

function Clamped({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (text.length <= short * 1.2) return <p className="said-by">{text}</p>
  return (
    <p className="said-by">
      {isOpen ? text : `${text.slice(0, short).trimEnd()}…`}{' '}
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? reviewText.less : reviewText.more}
      </button>
    </p>
  )
}
