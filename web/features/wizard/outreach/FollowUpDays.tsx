import { Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { checkSequences, daysAreRight } from '@fairlead/domain/project/check-outreach'
import type { Templates } from './use-templates.ts'
import { templateFromWire } from '@fairlead/contract/shapes/settings-names'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { earliestDates, sequenceOf } from '@fairlead/domain/outreach/sequence'
import { useState } from 'react'
import { dayInWords } from '../../../ui/time.ts'
import styles from './outreach.module.css'

const numbers = [1, 2, 3] as const
type FollowUpNumber = (typeof numbers)[number]

export function FollowUpDays({ list }: { list: Templates }) {
  const { template, set } = list
  const domain = templateFromWire(template)
  const wrong = checkSequences([domain]).outreach_templates
  const isOff = (number: FollowUpNumber) => template[`follow_up_${number}_off`]
  const isEmpty = (number: FollowUpNumber) => template[`follow_up_${number}_template`].trim() === ''
  /** The previous email that is enabled. */
  const before = (number: number) => {
    const sent = numbers.findLast((earlier) => earlier < number && !isOff(earlier) && !isEmpty(earlier))
    return sent ? `Follow-Up #${sent}` : wizardOutreachText.theFirstEmail
  }
  return (
    <Stack gap="md">
      {numbers.map((number) => (
        <Group key={number} gap="sm" align="center">
          <Switch
            w={150}
            label={wizardOutreachText.followUp(number)}
            checked={!isOff(number)}
            onChange={(event) => set({ [`follow_up_${number}_off`]: !event.currentTarget.checked })}
          />
          <NumberInput
            aria-label={wizardOutreachText.daysBeforeFollowUp(number)}
            w={84}
            min={1}
            max={60}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            disabled={isOff(number)}
            error={!daysAreRight({ days: template[`follow_up_${number}_days`] })}
            value={template[`follow_up_${number}_days`] || ''}
            onChange={(value) => set({ [`follow_up_${number}_days`]: typeof value === 'number' ? value : 0 })}
          />
          <Text size="sm" c="dimmed">
            {isOff(number)
              ? wizardOutreachText.isNotSent
              : isEmpty(number)
                ? wizardOutreachText.emptyStepSuffix
                : wizardOutreachText.daysAfter(template[`follow_up_${number}_days`], before(number))}
          </Text>
        </Group>
      ))}
      {wrong && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {wrong}
        </Text>
      )}
      <SequenceTimeline template={domain} />
    </Stack>
  )
}

const daysLater = (days: number) => wizardOutreachText.daysLater(days)

/** When the emails would be sent if the first one were sent today and no one replied. */
function SequenceTimeline({ template }: { template: Pick<OutreachTemplate, 'initial' | 'followUps'> }) {
  const [today] = useState(() => new Date())
  const steps = earliestDates(sequenceOf(template.initial, template.followUps), today)
  return (
    <ol className={styles.timeline} aria-label={wizardOutreachText.sendTimesTitle}>
      {steps.map(({ step, days, at: time }) => (
        <li key={step}>
          <span className="soft num">{dayInWords(time)}</span>
          <span>{step === 0 ? wizardOutreachText.firstEmailLabel : wizardOutreachText.followUpDay(daysLater(days), step)}</span>
        </li>
      ))}
      <li data-end>
        <span className="soft num">{wizardOutreachText.anyTime}</span>
        <span>{wizardOutreachText.sequenceEnd}</span>
      </li>
    </ol>
  )
}
