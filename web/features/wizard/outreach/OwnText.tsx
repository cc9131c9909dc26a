// A text with a default: shows the default, or a custom text with variables, a preview, and a way back.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { fillKnown } from '@fairlead/domain/project/template-variables'
import { useState } from 'react'
import { focusAtOnce } from '../../../ui/focus-on-arrival.ts'
import { VariableChips } from '../../../project/writing/VariableChips.tsx'
import { MailPreview } from './MailPreview.tsx'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

interface Props {
  id: string
  title: string
  hint: string
  text: string
  standard: string
  error: string | undefined
  /** Values of additional variables, so that the preview has no gap where the email has none. */
  more: Readonly<Record<string, string>>
  settings: WireSettings
  projectId: string
  onChange: (text: string) => void
}

export function OwnText({ id, title, hint, text, standard, error, more, settings, projectId, onChange }: Props) {
  // temporarily emptying the field doesn't remove it
  const [writing, setWriting] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  if (text.trim() === '' && !writing)
    return (
      <section aria-label={title}>
        <Group justify="space-between" gap="xs" mb={4}>
          <Text size="sm" fw={550}>
            {title}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={wizardOutreachText.writeOwnTitle(title)}
            onClick={() => {
              setWriting(true)
              onChange(standard)
            }}
          >
            {wizardOutreachText.writeYourOwn}
          </Button>
        </Group>
        <Text size="xs" c="dimmed" mb={6}>
          {hint}
        </Text>
        <div className="card" style={{ padding: '10px 14px', background: 'var(--paper)' }}>
          <Text size="sm" className="lines">
            {standard}
          </Text>
        </div>
      </section>
    )
  return (
    <Stack gap={6} component="section" aria-label={title}>
      <Textarea
        id={id}
        ref={writing ? focusAtOnce : undefined}
        label={title}
        description={hint}
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap={4} justify="space-between">
        <VariableChips fieldId={id} onInsert={onChange} />
        <Group gap={4}>
          <Button size="compact-sm" variant="subtle" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
            {previewing ? wizardOutreachText.hidePreview : wizardOutreachText.preview}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={wizardOutreachText.resetTitleToDefault(title)}
            onClick={() => {
              setWriting(false)
              setPreviewing(false)
              onChange('')
            }}
          >
            {wizardOutreachText.resetToDefault}
          </Button>
        </Group>
      </Group>
      {previewing && text.trim() !== '' && (
        <MailPreview projectId={projectId} settings={settings} step={1} subject="" body={fillKnown(text, more)} />
      )}
    </Stack>
  )
}
