// One line on a card: how the candidate is in the applicant tracking system.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { IconBuilding } from '@tabler/icons-react'
import { When } from '../../ui/When.tsx'
import { sendToAts } from './send-to-ats.ts'
import styles from '../../project/ats/ats.module.css'
import * as candidateAtsText from '../../i18n/en/candidate-ats.ts'

type Standing = NonNullable<WireCandidate['ats']>

export function AtsLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const { ats } = candidate
  if (!ats) return null
  const isBad = ats.state === 'failed'
  return (
    <p className={styles.line} data-bad={isBad || undefined}>
      <IconBuilding size={14} aria-hidden />
      <span>
        {wordsOf(ats)} · <When date={ats.at} />
      </span>
      {(isBad || ats.state === 'unknown') && (
        <button type="button" className={styles.again} onClick={() => void sendToAts(candidate, name, ats.integration)}>
          {candidateAtsText.tryAgain}
        </button>
      )}
    </p>
  )
}

function wordsOf({ integration, state, stage, is_rejected, why }: Standing): string {
  switch (state) {
    case 'sent':
      return is_rejected ? `In ${integration}: rejected` : stage ? `In ${integration} · ${stage}` : `In ${integration}`
    case 'queued':
    case 'sending':
      return `Waiting to be sent to ${integration}${why ? `: ${why}` : ''}`
    case 'unknown':
      return `We’re checking whether it arrived in ${integration}`
    case 'failed':
      return `Couldn’t be sent to ${integration}: ${why ?? 'the system refused it.'}`
    case 'cancelled':
      return `Not sent to ${integration}: ${why ?? 'it was undone.'}`
  }
}
