import { Button, Stack, Switch, Text, Title } from '@mantine/core'
import type { UpdateProject } from '@fairlead/contract/v1/projects'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useShortcuts } from '../../../ui/shortcuts.ts'
import { showToast } from '../../../ui/toast.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { markIntroSeen } from './calibration-seen.ts'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'
import { text as panelReviewCalibrationIntroText } from '../../../i18n/panel-review-calibration-intro.ts'

export function CalibrationIntro({ view, onStart }: { view: PanelView; onStart: () => void }) {
  const [on, setOn] = useState(true)
  const start = () => {
    markIntroSeen(view.facts.id)
    onStart()
    if (!on) {
      send<UpdateProject>('PUT', 'v1/projects', { project_id: view.facts.id, is_in_calibration: false })
        .catch(() => showToast(messages.projectFailed, { tone: 'bad' }))
        .finally(() => invalidate('v1/projects'))
    }
  }
  useShortcuts({ Enter: start })
  return (
    <Stack
      id="stage"
      role="tabpanel"
      aria-label={panelReviewText.review}
      className="card"
      align="center"
      ta="center"
      gap="md"
      px="lg"
      py={72}
    >
      <Title order={2} fz={28}>
        {panelReviewCalibrationIntroText.title}
      </Title>
      <Text maw={480}>{messages.calibrationIntro}</Text>
      <Text maw={480} c="dimmed">
        {panelReviewCalibrationIntroText.howToDecide}
      </Text>
      <Button size="lg" mt="sm" onClick={start}>
        {panelReviewCalibrationIntroText.letsCalibrate}
      </Button>
      {view.mayDecide && (
        <Switch
          label={panelReviewCalibrationIntroText.calibrateSwitch}
          description={panelReviewCalibrationIntroText.calibrateSwitchHint}
          ta="left"
          checked={on}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}
