// Additional interviewers: they take turns with the first one, or hold each interview together as a panel.
import { Radio, Stack, TagsInput } from '@mantine/core'
import { isEmail } from '@fairlead/domain/shared/validation'
import { PanelTimes } from '../../../project/PanelTimes.tsx'
import type { StepProps } from '../step.ts'
import { useTeam } from './use-team.ts'
import { text as wizardTeamText } from '../../../i18n/wizard-team.ts'

export function InterviewersField({ settings, change, errors, projectId }: StepProps) {
  const team = useTeam().data
  const preferences = settings.scheduling_preferences
  const { phone_screener_email, interviewers, is_panel } = preferences
  if (settings.interview_scheduling !== 'calendar') return null
  return (
    <Stack gap="sm">
      <TagsInput
        label={wizardTeamText.furtherInterviewers}
        placeholder={interviewers.length === 0 ? wizardTeamText.nameCompanyCom : ''}
        data={(team?.members ?? []).map(({ email }) => email).filter((email) => email !== phone_screener_email)}
        maxTags={20}
        error={interviewers.every(isEmail) ? undefined : errors.scheduling_preferences}
        clearable
        clearButtonProps={{ 'aria-label': wizardTeamText.clearFurtherInterviewers }}
        value={interviewers}
        onChange={(next) =>
          change({ scheduling_preferences: { ...preferences, interviewers: next.map((email) => email.trim().toLowerCase()) } })
        }
      />
      {interviewers.length > 0 && (
        <Radio.Group
          label={wizardTeamText.hostLabel}
          value={is_panel ? 'panel' : 'turns'}
          onChange={(value) => change({ scheduling_preferences: { ...preferences, is_panel: value === 'panel' } })}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="turns" label={wizardTeamText.rotationOption} description={wizardTeamText.rotationHint} />
            <Radio value="panel" label={wizardTeamText.panelOption} description={wizardTeamText.panelHint} />
          </Stack>
        </Radio.Group>
      )}
      {is_panel && <PanelTimes projectId={projectId} emails={[phone_screener_email ?? '', ...interviewers]} />}
    </Stack>
  )
}
