// A line on the card of someone with an offer or a hire: the date, and the team's note.
import { Anchor } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { dayText, termsText } from '@fairlead/domain/candidate/offer'
import { IconBriefcase, IconFileText } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { text as candidateCardClosingLineText } from '../../i18n/candidate-card-closing-line.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'

const OfferLetterDialog = lazy(() =>
  import('../offers/OfferLetterDialog.tsx').then(({ OfferLetterDialog: component }) => ({ default: component })),
)

/** `name`: given where the user may open the letter. */
export function ClosingLine({ candidate, name }: { candidate: WireCandidate; name?: string | undefined }) {
  const { status, offer, start_date } = candidate
  if (status === 'HIRED' && start_date)
    return (
      <p className="flex soft text-14 wrap gap-16 tight above-4">
        <span>
          <IconBriefcase size={14} aria-hidden /> {candidateCardClosingLineText.hiredStarts(dayText(start_date))}
        </span>
        {name !== undefined && offer && <LetterLink candidate={candidate} name={name} />}
      </p>
    )
  if (status !== 'OFFER' || !offer) return null
  const { pay_amount: amount, pay_period: period, pay_currency: currency } = offer.terms ?? {}
  const terms = offer.terms && {
    pay: amount && period && currency ? { amount, period, currency } : null,
    startDay: offer.terms.start_date,
    conditions: offer.terms.conditions,
  }
  return (
    <p className="flex soft text-14 wrap gap-16 tight above-4">
      <span>
        <IconFileText size={14} aria-hidden /> {candidateCardClosingLineText.offerMadeOn(dayText(offer.date))}
        {offer.note && `: ${offer.note}`}
      </span>
      {terms && <span>{termsText(terms)}</span>}
      {terms?.conditions && <span className="lines">{terms.conditions}</span>}
      {name !== undefined && <LetterLink candidate={candidate} name={name} />}
    </p>
  )
}

function LetterLink({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
        {letterText.offerLetter}
      </Anchor>
      {isOpen && (
        <Suspense>
          <OfferLetterDialog candidate={candidate} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
