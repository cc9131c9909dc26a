// A line on a card: the candidate's state in the applicant tracking system.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { IconBuilding } from '@tabler/icons-react'
import { When } from '../../ui/When.tsx'
import { sendToAts } from './send-to-ats.ts'
import { text as candidateAtsText } from '../../i18n/candidate-ats.ts'

type Standing = NonNullable<WireCandidate['ats']>

export function AtsLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const { ats } = candidate
  if (!ats) return null
  const isBad = ats.state === 'failed'
  return (
    <p className={`row text-13 wrap gap-6 tight above-8 ${isBad ? 'wrong' : 'soft'}`}>
      <IconBuilding size={14} aria-hidden />
      <span className="shrink anywhere">
        {wordsOf(ats)} · <When date={ats.at} />
      </span>
      {(isBad || ats.state === 'unknown') && (
        <button type="button" className="more" onClick={() => void sendToAts(candidate, name, ats.integration)}>
          {candidateAtsText.tryAgain}
        </button>
      )}
    </p>
  )
}

function wordsOf({ integration, state, stage, is_rejected, why: reason }: Standing): string {
  switch (state) {
    case 'sent':
      return is_rejected
        ? candidateAtsText.rejectedIn(integration)
        : stage
          ? candidateAtsText.stageIn(integration, stage)
          : candidateAtsText.isIn(integration)
    case 'queued':
    case 'sending':
      return candidateAtsText.waitingState(integration, reason)
    case 'unknown':
      return candidateAtsText.checkingArrival(integration)
    case 'failed':
      return candidateAtsText.notAccepted(integration, reason)
    case 'cancelled':
      return candidateAtsText.notSent(integration, reason)
  }
}
