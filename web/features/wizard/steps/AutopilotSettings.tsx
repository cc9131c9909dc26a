// Part: what happens without anyone's click, and what the product writes by itself.
import { Stack, Switch, Text } from '@mantine/core'
import { productMails } from '@fairlead/domain/project/product-emails'
import { whyNotVariables } from '@fairlead/domain/project/template-variables'
import { OutreachToggle } from '../outreach/OutreachSwitches.tsx'
import { OwnText } from '../outreach/OwnText.tsx'
import type { StepProps } from '../step.ts'

export function AutopilotSettings({ settings, change, projectId }: StepProps) {
  const own = settings.autopilot_templates
  return (
    <Stack gap="lg">
      <Switch
        label="Keep searching when the review queue is empty"
        description="After the first ten, new batches arrive automatically. When off, you request each batch."
        checked={settings.should_populate}
        onChange={(event) => change({ should_populate: event.currentTarget.checked })}
      />
      {settings.type === '1' && (
        <Switch
          label="A recruiter reviews interested candidates first"
          description="They arrive in the recruiter's Interested tab and reach the hiring manager when the recruiter sends them for review. When off, they go straight to the hiring manager’s tab."
          checked={settings.is_autopilot_recruiter}
          onChange={(event) => change({ is_autopilot_recruiter: event.currentTarget.checked })}
        />
      )}
      <OutreachToggle settings={settings} change={change} />
      <Text size="sm" c="dimmed">
        {settings.outreach_toggle
          ? 'You can undo each of these emails for a moment.'
          : 'The first two aren’t sent while the switch above is off.'}
      </Text>
      {productMails.map(({ key, title, when, standard, more }) => (
        <OwnText
          key={key}
          id={`mail-${key}`}
          title={title}
          hint={when}
          own={own[key] ?? ''}
          standard={standard}
          wrong={whyNotVariables(own[key] ?? '', Object.keys(more)) ?? undefined}
          more={more}
          settings={settings}
          projectId={projectId}
          onChange={(text) => change({ autopilot_templates: { ...own, [key]: text } })}
        />
      ))}
    </Stack>
  )
}
