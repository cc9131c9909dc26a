// The candidate's page: reads the letter, downloads it, and signs or declines it.
import type { DeclineOffer, ReadOffer, SignOffer } from '@fairlead/contract/v2/offer'
import { dayText } from '@fairlead/domain/candidate/offer'
import { checkSignature, longestComment, longestSignature } from '@fairlead/domain/candidate/offer-letter'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { text as guestText } from '../../i18n/guest.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'

type Offer = ReadOffer['answer']
type Reading = { state: 'coming' } | { state: 'ended' } | { state: 'broken'; reason: string } | { state: 'there'; offer: Offer }

export function OfferPage({ token }: { token: string }) {
  const [reading, setReading] = useState<Reading>({ state: 'coming' })
  const read = useCallback(async () => {
    try {
      setReading({ state: 'there', offer: await send<ReadOffer>('GET', 'v2/offer', { token }) })
    } catch (error) {
      const reason = sentenceOf(error, guestText.unreachable)
      setReading(failureOf(error)?.status === 404 ? { state: 'ended' } : { state: 'broken', reason })
    }
  }, [token])
  useEffect(() => {
    const begin = async () => read()
    void begin()
  }, [read])
  if (reading.state === 'there') return <Letter token={token} offer={reading.offer} onAnswered={read} />
  return (
    <Frame title={reading.state === 'ended' ? guestText.linkExpired : letterText.title}>
      {reading.state === 'coming' && <Coming label={letterText.loading} />}
      {reading.state === 'ended' && <Notice title={letterText.title} text={letterText.ended} />}
      {reading.state === 'broken' && (
        <Notice title={letterText.offerLoadFailed} text={reading.reason} action={{ label: guestText.tryAgain, run: () => void read() }} />
      )}
    </Frame>
  )
}

interface LetterProps {
  token: string
  offer: Offer
  onAnswered: () => Promise<void>
}

function Letter({ token, offer, onAnswered }: LetterProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const { state, refusal, body } = offer
  const status = state === 'signed' ? letterText.thanks : state === 'declined' ? letterText.declinedThanks : (refusal ?? '')
  return (
    <Frame title={letterText.title} about={guestText.job(offer.job_title, offer.hiring_company)} announcement={status}>
      {status && <p className={state === 'signed' ? 'done' : 'away'}>{status}</p>}
      {state === 'signed' && offer.signed_name && <p>{letterText.signedAs(offer.signed_name)}</p>}
      {body !== null && (
        <section className="card letter" aria-label={letterText.letter}>
          <p>{body}</p>
          <a className="button quiet" href={`/api/v2/offer/file?token=${encodeURIComponent(token)}`} download>
            {letterText.download}
          </a>
        </section>
      )}
      {refusal === null && (
        <>
          <Sign token={token} answerBy={offer.answer_by} onAnswered={onAnswered} onDecline={() => setIsDeclining(true)} />
          {isDeclining && <Decline token={token} onAnswered={onAnswered} onClose={() => setIsDeclining(false)} />}
        </>
      )}
    </Frame>
  )
}

/** Sends one answer at a time; a refusal that ends the offer loads it again. */
function useAnswer(onAnswered: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = async (answer: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    setTrouble(null)
    setWrong({})
    try {
      await answer()
      await onAnswered()
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.fields) setWrong(failure.fields)
      else setTrouble(sentenceOf(error, letterText.answerFailed))
      if (failure?.status === 409) await onAnswered()
    }
    setIsBusy(false)
  }
  return { isBusy, wrong, setWrong, trouble, run }
}

function Sign({ token, answerBy, onAnswered, onDecline }: Omit<LetterProps, 'offer'> & { answerBy: string; onDecline: () => void }) {
  const [name, setName] = useState('')
  const [consent, setConsent] = useState(false)
  const { isBusy, wrong, setWrong, trouble, run } = useAnswer(onAnswered)
  return (
    <form
      className="card scorecard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const problems = checkSignature({ name, consent })
        if (problems) setWrong(problems)
        else void run(() => send<SignOffer>('POST', 'v2/offer/sign', { token, name, consent }))
      }}
    >
      <h2>{letterText.accept}</h2>
      <p>{letterText.answerUntil(dayText(answerBy))}</p>
      <label className="field">
        {letterText.fullName}
        <input
          autoComplete="name"
          maxLength={longestSignature}
          value={name}
          aria-invalid={wrong.name !== undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {wrong.name && (
        <p className="wrong" role="alert">
          {wrong.name}
        </p>
      )}
      <label className="consent">
        <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.currentTarget.checked)} />
        <span>{letterText.consent}</span>
      </label>
      {wrong.consent && (
        <p className="wrong" role="alert">
          {wrong.consent}
        </p>
      )}
      <p className="soft">{letterText.signRecord}</p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="button" disabled={isBusy}>
          {letterText.sign}
        </button>
        <button type="button" className="button bad" onClick={onDecline}>
          {letterText.decline}
        </button>
      </div>
    </form>
  )
}

function Decline({ token, onAnswered, onClose }: Omit<LetterProps, 'offer'> & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { isBusy, trouble, run } = useAnswer(onAnswered)
  return (
    <Sheet title={letterText.declineTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => send<DeclineOffer>('POST', 'v2/offer/decline', { token, reason }))
        }}
      >
        <label className="field">
          {letterText.declineReason}
          <textarea rows={4} maxLength={longestComment} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        </label>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="button bad" disabled={isBusy}>
            {letterText.decline}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {guestText.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
