import { projectTypeFromWire } from '@fairlead/contract/codes'
import { Stack, Switch, Text } from '@mantine/core'
import { productEmails } from '@fairlead/domain/project/product-emails'
import { validateVariables } from '@fairlead/domain/project/template-variables'
import { OutreachToggle } from '../outreach/OutreachSwitches.tsx'
import { OwnText } from '../outreach/OwnText.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function AutopilotSettings({ settings, change, projectId }: StepProps) {
  const templates = settings.autopilot_templates
  return (
    <Stack gap="lg">
      <Switch
        label={wizardStepsText.autoSearchLabel}
        description={wizardStepsText.autoSearchHint}
        checked={settings.should_populate}
        onChange={(event) => change({ should_populate: event.currentTarget.checked })}
      />
      {projectTypeFromWire(settings.type) === 'autopilot' && (
        <Switch
          label={wizardStepsText.recruiterReviewLabel}
          description={wizardStepsText.recruiterReviewHint}
          checked={settings.is_autopilot_recruiter}
          onChange={(event) => change({ is_autopilot_recruiter: event.currentTarget.checked })}
        />
      )}
      <OutreachToggle settings={settings} change={change} />
      <Text size="sm" c="dimmed">
        {settings.outreach_toggle ? wizardStepsText.undoHint : wizardStepsText.unsentNote}
      </Text>
      {productEmails.map(({ key, title, when, standard, more }) => (
        <OwnText
          key={key}
          id={`mail-${key}`}
          title={title}
          hint={when}
          text={templates[key] ?? ''}
          standard={standard}
          error={validateVariables(templates[key] ?? '', Object.keys(more)) ?? undefined}
          more={more}
          settings={settings}
          projectId={projectId}
          onChange={(text) => change({ autopilot_templates: { ...templates, [key]: text } })}
        />
      ))}
    </Stack>
  )
}
