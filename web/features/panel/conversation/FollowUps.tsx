import { Button, Text, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { followUpLabel } from '@fairlead/domain/project/outreach-options'
import { messages } from '@fairlead/domain/shared/messages'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { sentDate } from '../../../ui/time.ts'
import { noPermission, type PanelView } from '../../../project/panel-view.ts'
import { setFollowups } from '../../../candidate/conversation/use-conversation.ts'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

interface Props {
  view: PanelView
  candidateId: string
  disabled: boolean
}

/** Toggles the pause; a refusal reverts it with a message here. */
function useSwitch({ view, candidateId, disabled }: Props) {
  const [failed, setFailed] = useState(false)
  const flip = async () => setFailed(!(await setFollowups(view.facts.id, candidateId, !disabled)))
  return { failed, flip: () => void flip() }
}

export function FollowUpSwitch(props: Props) {
  const { failed, flip } = useSwitch(props)
  const mayDecide = props.view.mayDecide
  return (
    <>
      {failed && (
        <Text size="xs" c="var(--bad-text)" aria-live="polite">
          {panelConversationText.notChanged}
        </Text>
      )}
      <Tooltip label={noPermission} disabled={mayDecide}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={props.disabled ? <IconPlayerPlay size={15} /> : <IconPlayerPause size={15} />}
          disabled={!mayDecide}
          onClick={flip}
        >
          {props.disabled ? panelConversationText.enableFollowUps : panelConversationText.pauseFollowUps}
        </Button>
      </Tooltip>
    </>
  )
}

/** `withSwitch`: if the provider writes, this is the only switch. */
export function FollowUpsOff({ withSwitch, ...props }: Props & { withSwitch: boolean }) {
  const { failed, flip } = useSwitch(props)
  return (
    <Banner
      action={
        withSwitch && (
          <Button size="compact-sm" disabled={!props.view.mayDecide} onClick={flip}>
            {panelConversationText.enable}
          </Button>
        )
      }
    >
      {messages.followUpsDisabled}
      {failed && withSwitch && panelConversationText.notChangedSuffix}
    </Banner>
  )
}

/** 'Follow-Up #2 sent Nov 24, 2026'; null for someone who hasn't been contacted. */
export function describeProgress(candidate: WireCandidate): string | null {
  const dates = [candidate.follow_up_1_date, candidate.follow_up_2_date, candidate.follow_up_3_date]
  if (!candidate.contacted_date && dates.every((date) => date === null)) return null
  return followUpLabel(dates.map((date) => date && sentDate(date)))
}
