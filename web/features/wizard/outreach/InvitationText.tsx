// The text of a LinkedIn invitation, counted against LinkedIn's limit.
import { Group, Stack, Text, Textarea } from '@mantine/core'
import { validateTemplate } from '@fairlead/domain/project/check-outreach'
import { limits } from '@fairlead/domain/shared/limits'
import type { StepProps } from '../step.ts'
import type { Templates } from './use-templates.ts'
import { VariableChips } from '../../../project/writing/VariableChips.tsx'
import { templateFromWire } from '@fairlead/contract/shapes/settings-names'
import { MailPreview } from './MailPreview.tsx'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export function InvitationText({ list, settings, projectId }: Pick<StepProps, 'settings' | 'projectId'> & { list: Templates }) {
  const { template, set } = list
  const text = template.li_connection_template
  const length = [...text].length
  return (
    <Stack>
      <div>
        <Textarea
          id="invitation-text"
          label={wizardOutreachText.invitationLabel}
          description={wizardOutreachText.invitationLimit(limits.invitationLength)}
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          error={validateTemplate(templateFromWire(template)).li_connection_template}
          onChange={(event) => set({ li_connection_template: event.currentTarget.value })}
        />
        <Group justify="end">
          <Text
            size="xs"
            c={length > limits.invitationLength ? 'var(--mantine-color-error)' : 'dimmed'}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {wizardOutreachText.invitationLength(length, limits.invitationLength)}
          </Text>
        </Group>
      </div>
      <VariableChips fieldId="invitation-text" onInsert={(value) => set({ li_connection_template: value })} />
      {text.trim() !== '' && <MailPreview projectId={projectId} settings={settings} step={1} subject="" body={text} />}
    </Stack>
  )
}
