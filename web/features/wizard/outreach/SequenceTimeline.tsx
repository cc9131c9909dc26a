// When the emails of a sequence would go out, if the first one left today and no one answered.
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { earliestDates, sequenceOf } from '@fairlead/domain/outreach/sequence'
import { useState } from 'react'
import { dayInWords } from '../../../ui/time.ts'
import styles from './outreach.module.css'
import * as wizardOutreachText from '../../../i18n/en/wizard-outreach.ts'

const daysLater = (days: number) => (days === 1 ? '1 day later' : `${days} days later`)

export function SequenceTimeline({ template }: { template: Pick<OutreachTemplate, 'initial' | 'followUps'> }) {
  const [today] = useState(() => new Date())
  const steps = earliestDates(sequenceOf(template.initial, template.followUps), today)
  return (
    <ol className={styles.timeline} aria-label={wizardOutreachText.whenEmailsGoOut}>
      {steps.map(({ step, days, at }) => (
        <li key={step}>
          <span className={styles.when}>{dayInWords(at)}</span>
          <span>{step === 0 ? wizardOutreachText.firstEmailIfYouApprove : wizardOutreachText.followUp2(daysLater(days), step)}</span>
        </li>
      ))}
      <li data-end>
        <span className={styles.when}>{wizardOutreachText.anyTime}</span>
        <span>{wizardOutreachText.stopsWhenTheyReplyOr}</span>
      </li>
    </ol>
  )
}
