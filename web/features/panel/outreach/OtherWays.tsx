import { Alert, Button, Group, Stack } from '@mantine/core'
import type { OutreachOption } from '@fairlead/domain/project/outreach-options'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

export interface Problem {
  sentence: string
  /** Another channel may succeed. */
  elsewhere: boolean
}

interface Props {
  problem: Problem
  ways: readonly OutreachOption[]
  onWay: (option: OutreachOption['option']) => void
}

export function OtherWays({ problem, ways, onWay }: Props) {
  return (
    <Alert color="red" role="alert">
      <Stack gap="xs">
        {problem.sentence}
        {problem.elsewhere && (
          <Group component="fieldset" gap="xs" m={0} p={0} bd={0} aria-label={panelOutreachText.otherWays}>
            {ways
              .filter(({ option }) => option !== 'email')
              .map(({ option, label }) => (
                <Button key={option} size="compact-sm" variant="default" onClick={() => onWay(option)}>
                  {label}
                </Button>
              ))}
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
